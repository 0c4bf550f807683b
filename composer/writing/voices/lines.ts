/**
 * What a story is told in: `voice.beat: sentence`. A sentence is told only where every {slot} in it can be filled; a capital
 * letter begins the slot's words with one. Of [one|another] chance takes one, and [=his|hers] goes as the choice before it
 * went. Whatever could run over eight words names the token: no two stories share it.
 */
export const voiceLines = `
report.open: {Kind} was [found|discovered|met|cornered] {place} {hour}, [carrying|guarding|addressing|sitting on] {thing}, and [gave the name|signed as|would answer only to] {name}.
report.open: The [only|last|shortest|most underlined] entry in the [book|log|register] that [night|week|shift] reads "{name}, {kind}, {place}, {thing}, [no further questions|see drawing|do not wake]".
report.open: [Residents|Commuters|Three witnesses|Two bakers and a nun] report {kind} {place} [by the name of|known as|who signs as] {name}, who will not discuss {thing}.
report.open: {Local} was [first|quickest|honoured|unprepared] to [see|meet|recognise] {name}: {kind}, {place}, {weather}.
report.open: Nobody [ordered|sent for|expected|advertised for] {kind}. {Name} [arrived|reported for duty|turned up] {place} anyway, {hour}, with {thing} and [a firm handshake|no references|an open mind|exact change].
report.open: Correction: [yesterday|last week|on page nine|in large print] we wrote that {name} was [lost|retired|a rumour|for hire] {place}. {Name} is {kind} and [knows exactly where|remembers precisely where|has told nobody where] {thing} is.
report.act: Asked why anyone would [want|take up|resort to] {gerund}, {name} [held up|pointed to|produced|kissed] {tool} and [said|whispered|testified] that the trick is {trick}.
report.act: The [first|second|only official|least loud] attempt by {name} at {gerund} ended [early|in applause|in writing|indoors], when {snag}. The [next|other|rest] is being studied.
report.act: The [rules|by-laws|footnotes|insurers] say nothing about {gerund}, and {fan} has [looked twice|asked around|checked the index] on behalf of {name}.
report.act: [Since then|All week|Rain or shine|On doctor's orders] {theKind} has been {gerund} [daily|hourly|in shifts] with [nothing but|the help of|one hand on] {tool}, although {snag}.
report.act: {Fan} came to [complain about|count|inspect|sketch] {name} {gerund}, and [stayed|hummed along|held the coats] until {snag}.
report.motif: A [search|short interview|portrait] of {name} [turned up|revealed|brought to light] {there}, a [written apology|train ticket|recipe] and enough {loot} for [a family of nine|a small wedding|the whole street].
report.motif: As for the {motif}, {rival} [claims|swears|has it in writing|told the radio] to have been there before {name}. The [receipts|neighbours|footprints] disagree.
report.motif: An [inquiry|audit|investigation] into {name} and the {motif} was [opened|announced|whispered about] {hour} and [closed|forgotten|forgiven] when {bustle}.
report.motif: About the {motif}, {name} would only [say|confirm|write on a napkin|tell the jury] that {motifFact}.
report.motif: {Name} [carries|declares|insures|labels] {oneLoot} for [personal use|luck|company|emergencies], according to {local}, who [saw|has sketched|weighed] it.
report.motif: The word {motif} [comes up|appears|is underlined] nine times in the statement of {name}. {Rival} [comes up|appears] once, misspelled.
report.turn: {Rival} [denies|disputes|will not comment on|laughed off] [everything|the rumours|the photograph], including the [theft|loan|polishing] of {thing}, which {name} had not [mentioned|missed|even insured].
report.turn: Relations with {rival} have been [cool|formal|conducted by post|a spectator sport] ever since {name} {deed}.
report.turn: {Friend} [vouches|votes|writes songs|speaks up] for {name}. {Rival} does not, and {name} has [drawn up a list|taken a seat nearby|ordered popcorn].
report.turn: A [spokesman|doctor|lawyer|cousin] for {name} [pointed out|recalled|mumbled|stressed] that {fact}, and asked for {joy} instead of [questions|bail|applause|a chair].
report.turn: It is [known|on record|no secret|a matter of pride] that {name} {deed}. When {bustle}, the [charges|doubts|protests] against {name} were dropped.
report.end: The [case|file|investigation|matter] stays open. So does the [door|window|kitchen], in case {name} [asks for|remembers|comes back for] {joy}.
report.end: {Name} was [released|waved through|sent home|thanked] without [charge|delay|a receipt], and so was {thing}. [Motto of the defence|On the form, under remarks|Closing words]: "{saying}".
report.end: [Witnesses|Motorists|Members of the public] should not [threaten|tease] {name} with {dread}. They should try {joy}.
report.end: [Anybody|The first person|Any bystander] who can {anyBase} [like|better than|half as well as] {name} is asked to [come forward|write in|bow] with {friend}.
report.end: {Rival} has until [Friday|the weekend|supper] to [apologise|leave|blink]. {Name} has [until Friday|all year|one free afternoon] to {wish}.
campfire.open: They tell it [like this|softly|in three villages|backwards] {place}: first there was {there}, then there was {name}, {kind} with {thing}.
campfire.open: Once, {place}, [there was|lived|sat|there walked] {kind} who [owned|loved|had inherited|trusted] {thing} and [one good idea|nobody else|very little furniture]. That was {name}.
campfire.open: {Hour}, {weather}, somebody [knocked|sneezed|asked for directions]. It was {name}, {kind}, and it was {thing} that had done the [knocking|talking|packing].
campfire.open: [Closer to the fire|Pass the mugs|Hush now|Mind the sparks]. This is about {name}, {kind} that was told to [stay home|sit down|be sensible] and is [out|wide awake|at large] {place} instead.
campfire.open: {Hour}, long before [the road|your grandmother|the first fence|there was a menu], {kind} called {name} [set|put|laid] {thing} down {place} and said "[here|mine|so|enough]".
campfire.act: {Friend} [told|warned|begged|bet] {name} that nobody can [keep|live by|get away with] {gerund}. {Name} said that the trick is {trick}.
campfire.act: [Armed with|With|Trusting in|Wearing only a hat and] {tool}, {name} set about {gerund}, and {snag}.
campfire.act: Some are [born|paid|raised|sent out] to {anyBase}. {Name} had to [borrow|steal|invent|marry into] {tool} first.
campfire.act: For [three nights|a whole winter|nine days|as long as the soup lasted] {name} went on {gerund}. On the [=fourth|last day of it|tenth|day after], just as {name} [bowed|sat down|turned round], {snag}.
campfire.act: And [when|whenever|each time] {theKind} {third}, [they say|so the song goes|I have seen it], even {local} [holds still|takes off a hat|weeps a little].
campfire.motif: Nobody [saw|asked|would say] who brought the {loot}. {Name} [took charge|said thank you|kept watch] {hour}, beside {there}, and that [changed things|was that|settled it].
campfire.motif: {Name} had to [learn|find out|hear|guess] beside {there} what the [old ones|grandmothers|fishermen|stars] always knew: {motifFact}.
campfire.motif: Then came the [trouble|song|business|night] with the {motif}, because {rival} had [got there first|sworn an oath|made a map] and {name} [cannot read|never forgets|had other plans].
campfire.motif: {Name} would [give away|lend|lose|gamble] anything but the {loot}, and {local} once [asked|tried|bet on it].
campfire.motif: As for the {motif}, {name} [spoke|dreamed|sang] of nothing else until {bustle}.
campfire.turn: One night {rival} came for {name}, as such folk do, and [spoke of|threatened|promised] {dread}. {Name} [brought|woke|had married|leaned on] {friend}.
campfire.turn: Out of the [dark|fog|kitchen|bushes] stepped {rival}. {Name} [offered|showed|dropped|pointed at] {thing}, and {bustle}.
campfire.turn: The [wise ones|elders|barbers|crows] told {name} that {fact}. {Name} never [listened|looked up|asked], and {deed}.
campfire.turn: There was only one [fear|shadow|locked room] in {name}, and it was {dread}. There was one [weakness|lamp|open window], and it was {joy}.
campfire.turn: When {rival} [laughed|cheated|came back|called it luck], {name} {deed}. After that everyone [laughed, but lower|stood up|paid in advance].
campfire.end: [Listen well|Hold your breath|Wait up], {haunt}, and you may hear the {cry} of {name} [answered|echoed|corrected] by {friend}.
campfire.end: They never [caught|forgot|found|fooled] {name}, only {thing}, still [warm|humming|damp], and a note: "{saying}".
campfire.end: So think of {name} and {joy} when you [go to bed|bank the fire|lock up], and do not [mention|speak ill of|look at] {rival}.
campfire.end: And if you ever [learn|have|are asked] to {yourBase}, children, do it as {name} did: for {joy} and for [nothing else|no other wage|the look on people's faces].
campfire.end: [Put another log on|Fill the kettle|Sit down again|No, stay]. The part where {name} [meets|laughs at|faces] {dread} is still to come.
logbook.open: Day one. [Unpacked|Argued with|Sat on|Counted] {thing} {place}, {weather}. [Signed|Initialled|Sincerely], {name}, {noun}.
logbook.open: My name is {name}. I am {kind}. I [have|own|travel with|answer for] {thing}. [Next question|It was on offer|Do not ask|My lawyer knows].
logbook.open: Dear diary, [today|again|before breakfast] {local} asked what {kind} is doing {place}. I said "{cry}". [Yours|Proudly|In haste], {name}.
logbook.open: Log of {name}, {hour}, {place}. Crew: {kind}. [Supplies|Ballast|Luggage|First mate]: {thing}. Morale: [mine|high|somewhere here|on order].
logbook.open: Note for the [file|parents|biographer|defence] of {name}, {noun}: arrived {place} as [planned|threatened|agreed|a surprise], except for {thing} and the [plan|shoes|weather].
logbook.act: Day two: [began|resumed|could not resist] {gerund}. Day three, to the [surprise|joy|relief|horror] of nobody but {name}: {snag}.
logbook.act: Mother [wanted|prayed for|ordered] a [dentist|notary|pianist|quiet child]. She got {name}, born to {base}, and {tool} for her trouble.
logbook.act: If you ask {name}, the [trick|key|whole secret] to {gerund} is {trick}. And {tool}, [obviously|if you have it|for show].
logbook.act: Spent the [morning|week|rent|holidays] {gerund}. {Fan} wrote "{name}" in a [notebook|diary|hymn book] and [underlined|circled|kissed] it when {snag}.
logbook.act: Things {name} can do: {base}. [Things|Sports|Jobs] {name} cannot do: [stop|explain it|share|anything else].
logbook.motif: [Dreamed about|Was asked about] {motif} and wrote home. Home [replied|wired|sang back] "dear {name}, {motifFact}". No {motif} enclosed.
logbook.motif: Ran [low on|out of] {loot} and wrote home. Home [replied|wired|sang back] "dear {name}, learn to {wish}".
logbook.motif: Found {loot} behind {there} {hour}. "[Say nothing|Act natural|Keep walking], {name}," I said, and told {friend}.
logbook.motif: [Dreamed of|Wrote a poem about|Talked all night of] {motif} again. Got up {place}, still {name}, still with {thing}.
logbook.motif: {Local} [wants|deserves|sued for] a share of the {loot}. {Name} has offered {dread} instead.
logbook.turn: [Met|Passed|Waved at|Hid from] {rival} {hour}. We nodded. {Name} and {friend} still speak of the nod.
logbook.turn: {Friend} [says|insists|read somewhere|told the bus] that {fact}, but {friend} has never been {name}.
logbook.turn: "{Name}," said {friend}, "they say {name} {deed}." It will [blow over|be a song|age well]. [It has a tail wind|So did the roof|I have packed].
logbook.turn: [Fears|Enemies|Bad habits|Allergies] of {name}, in order: {dread}, {rival}, [a quiet day|other people|heights]. [Comforts|Cures|Medals]: {joy}.
logbook.turn: {Bustle}, and {name} was the only {noun} who [clapped|cried|took cover|kept eating]. Then somebody mentioned {dread}.
logbook.end: [Tomorrow|On Tuesday|One of these days] {name} will {wish}. Tonight, {joy}.
logbook.end: If you [find|read|are sitting on] this beside {thing}, you are [crew|kin|a guest] of {name} now. Rule [one|nine|zero]: "{saying}".
logbook.end: P.S. {Friend} sends [regards|socks|a kiss]. {Rival} does not know that {name} can [read upside down|pick locks|count].
logbook.end: [Ink|Light|Soup] is low and {rival} is at the [door|window]. More when {name} has found {joy}.
logbook.end: "{Saying}," says {friend}, and [turns off|blows out|talks to] the [=light|candle|ceiling]. Good night from {name}.
documentary.open: Here, {place}, {weather}, [lives|hides|dines|prospers] {kind} that the crew came to call {name}. [Note|Observe|Do not touch] {thing}.
documentary.open: [Quietly|Softly|Slowly|Whisper], please. {Hour}, {place}, with [luck|patience|snacks] and the wind behind us, one may [see|glimpse|meet] {name}, {kind} in {its} prime.
documentary.open: We waited [nine days|a month|two winters|for hours] {place} for {name}. [At last|One night|Then] {kind} came out, [looked at|nodded to|moved] {thing}, and went back in.
documentary.open: Of the {kinds} [filmed|heard|counted|disturbed] {place}, only {name} [brought|bowed to|slept on] {thing}. {Local} pretends not to [know|like|feed] {itObject}.
documentary.open: It [begins|ends|always starts] with {aCry}. {Place}, [behind|beside|just above] {there}, {name} is awake: {kind}, [alone|magnificent|unshaven], and already [late|hungry|famous].
documentary.act: [Watch the approach|Note the posture|Look closely]. Most {kinds} [rest|feed|gossip] at this hour. {Name} prefers {gerund}, [whatever the weather|in any light|against advice].
documentary.act: {Name} is {gerund}, with {tool}, in full view of {fan}. Then, as [so often|always|foretold] with {name}, {snag}.
documentary.act: Why {name} should {base} no [textbook|satellite|bishop|map] explains. {Fan} [suspects|maintains|has tattooed] that the secret is {trick}.
documentary.act: We had [heard|read|dreamed] of {gerund}. Before {name} we had not [heard|known|feared] that {snag}.
documentary.act: And [there|now|at last]: {theKind} {third}. Our [sound man|driver|biologist|lawyer] had to [sit down|be held|call home].
documentary.motif: Before any [science|school|almanac] {name} knew that {motifFact}.
documentary.motif: In [courtship|a dispute|times of peace] {name} offers {oneLoot}, then [waits|stands on one leg|hums] to see whether {bustle}.
documentary.motif: How {name} came to the {motif} [nobody knows|is disputed|fills nine volumes]. {Local} has stopped [asking|guessing|counting].
documentary.motif: {Name} will [defend|praise|guard] the {motif} to the last, against {rival} [if need be|on principle|and all comers].
documentary.turn: But [danger|drama|lunch] is near: it is {rival}, and {name} can [sense|picture|imagine] {dread} from here.
documentary.turn: Scholars will [tell you|sing|concede] that {fact}, and fall [silent|over|in love] when {name} comes by.
documentary.turn: Only {friend} may come this close to {name}. {Rival} [tried|asked|crept up], and {bustle}.
documentary.turn: No [distance|fence|queue] is too great for {name}, when at the end of it there is {joy}, or {dread} on the way back.
documentary.turn: Left [alone|to {its} own devices|unfilmed], {name} will {wish}. So far nobody has left {name} [alone|unfilmed|a choice].
documentary.end: The [sun goes down|tape runs out|crew yawns]. Somewhere {haunt}, {name} has found {joy}, and the [film|day|lesson] is over.
documentary.end: We leave {name} as we [came|were told], on tiptoe, and {friend} [waves us off|sees us out|blocks the view] with {thing}.
documentary.end: {Name} [looks|winks|yawns|breathes] into the lens once, as if to say: "{saying}". Then only {thing} is left.
documentary.end: Will {name} ever {wish}? The [budget|daylight|script] ends here. {Name} does not.
documentary.end: They [say|used to say|hope] that {name} is the only one. Then, {haunt}, comes {aCry}, and from [the far side|under the table|next door] another.
gossip.open: You did not [get|hear|buy] this from me, but there is {kind} {place} with {thing}, and {local} [calls|has christened|has nicknamed] {itObject} {name}.
gossip.open: Have you [met|heard of|lent money to|danced with] {name}? {Kind}, {place}, never [without|far from|seen without] {thing}. You would [remember|have said].
gossip.open: So this is how {name} [moved in|came to us|made an entrance]: {hour}, {place}, {kind}, no [references|shoes|manners], one [suitcase|song|excuse], {thing}.
gossip.open: Ask anybody {place} about {name} and they [say|sing|deny] the same: [nice enough|tidy|a good listener|a bit much] for {kind}, but that business with {thing}!
gossip.open: "[See|Know] {theNoun} with {thing}?" says {local}. "That is {name}, that is, and [lives|sleeps|pays rent|holds court] {place} like one of us."
gossip.act: Everyone has a [hobby|vice|gift]. {Name} is out {gerund} until [all hours|the milk comes|somebody cries], and the trick, I am told, is {trick}.
gossip.act: First {name} [bought|won|found] {tool}. Then it was [all|nothing but|day and night] {gerund}, and {snag}, and now {name} has a [waiting list|stylist|permit].
gossip.act: "Who [taught|asked|paid|dared] you to {yourBase}?" says {fan}. "Nobody [stopped|warned|thanked] me," says {name}.
gossip.act: I am not [saying|suggesting|putting in writing] that {theKind} {third}. I am [saying|hinting] that {fan} saw {name}, and {snag}.
gossip.act: My [sister|dentist|priest|ex] tried {gerund} once, to be like {name}, and {snag}. It takes a certain kind of {noun}.
gossip.motif: And the {loot}! {Name} left {loot} on every [step|pillow|windowsill|bus], and {rival} had the nerve to [count|applaud|bill us].
gossip.motif: {Name} paid the [rent|window cleaner|choir] in {loot} and said to [keep the change|tell nobody|share it out].
gossip.motif: You know what {name} [says|mutters|sings] about {motif}: {motifFact}. It explains [a lot|the smell|the wedding|the hat].
gossip.motif: And as for the {motif}, {name} will talk of [nothing|little] else, and {rival} left the room [twice|in a hat|humming].
gossip.motif: Do not [lend|show|sell] {name} any {loot}. {Local} did, and [got back|was handed|now owns] {there}.
gossip.turn: There is [history|bad blood|a song] between {name} and {rival}. It [involved|began with] {dread} and a [rolling pin|raffle|borrowed ladder].
gossip.turn: {Friend} told me in [confidence|the queue|tears|capital letters] that {name} {deed}. So I only told [you|you and the choir|the bus].
gossip.turn: "{Name}," I said, "do you [know|realise] that {fact}?" {Name} went [quite pale|very quiet|for a walk|home].
gossip.turn: {Rival} says that {name} is all [for show|talk|hair]. {Rival} also [cried|danced|proposed], like {name}, when {bustle}.
gossip.turn: {Name} will do [anything|sums|time|the splits] for {joy}. Last [week|night|Easter] {name} {deed}, and that was only for half of it.
gossip.end: I must [run|fly|dash], {name} is {haunt} and talks of {joy}. If {rival} asks, we spoke about [hats|soup|the weather].
gossip.end: At the door of {name} you [say|whistle|whisper] "{saying}" and [nod at|mention] {thing}. You did not hear it [here|from family].
gossip.end: [One day|Before Christmas|When we are old] {name} will {wish}, [mark my words|you watch|God willing], and then they will all have been best friends with {name}.
gossip.end: Anyway, {friend} is having {name} to [dinner|tea|the opera]. {Rival} is having [an early night|a word with the mirror|soup, alone].
gossip.end: Do not [stare|wave|whistle] at {name} when you pass {haunt}. {Name} does it back, and is better at it.
commentary.open: And [here comes|up steps|out rolls] {name}, {kind}, live {place}, with {thing} under one arm, and just listen to that {cry}!
commentary.open: Welcome to a [packed|sold-out|rain-soaked|rowdy] evening {place}. In the red corner, {thing}. In the blue [corner|robe|mood], {name}, {kind}.
commentary.open: The [form guide|bookmaker|weather man|programme] gives {kind} no chance {place}. {Name} has [signed|burned|framed] the [form guide|evidence|prediction].
commentary.open: {Hour}, and {local} is on [a chair|the roof|tiptoe], because it is {name}, it is {kind}, and there is {thing}!
commentary.open: For those just [joining|forgiving|finding] us {place}: {name} is {theKind}, and no, we cannot explain {thing} either.
commentary.act: {Name} is {gerund}! Without a [warm-up|helmet|permit]! With {tool}! Somebody [call|hold|wake] {fan}!
commentary.act: [Years|Nine months|A lifetime|One whole lunch break] of {gerund} led {name} to this one [moment|corner|mistake], and [oh dear|listen|would you believe it], {snag}.
commentary.act: The trick, [say the books|says the coach|we were taught], is {trick}. {Name} [lent|sold] {fan} the books and went on {gerund}!
commentary.act: [Look at|Marvel at|Forgive|Rewind] the technique: {theKind} {third}, and {fan} is on the [floor|phone|pitch]!
commentary.act: [Second|Third|Final] attempt at {gerund} for {name}, and {snag}! [Still going|Nobody sits down|Again]! What form from {theNoun}!
commentary.motif: {Motif} on the [pitch|scoreboard|roof]! {Rival} appeals, and {local} waves {name} on!
commentary.motif: Half time, and {name} [asks for|demands] {edible}, nothing else! {Local} runs to the kitchen!
commentary.motif: The crowd has one word for {name}, and the word is {motif}! {Rival} [covers both ears|asks for silence]!
commentary.motif: The [statisticians|scouts|vendors] tell {name} that {motifFact}, which has never once [mattered|helped|come up] until now.
commentary.motif: {Name} [reaches for|pulls out] {oneLoot}, is that allowed? It is, by the old rule: {bustle}!
commentary.turn: {Rival} [comes off the bench|storms the box|warms up], looking for {name}, and finds {friend}!
commentary.turn: Remember, this is the {name} that {deed}. You could not [make|dress|cheer] it up, and {rival} has tried.
commentary.turn: The [experts|bookies|trainers] told {name} that {fact}, and just [look at|listen to] them now!
commentary.turn: A moment of [doubt|silence|drizzle] for {name}, as somebody [mentions|hints at] {dread}. Then it is {joy}, and we go again!
commentary.turn: {Bustle}! {Name} takes the [applause|lead|microphone], and {rival} takes the [stairs|blame|bus]!
commentary.end: [Full time|That is it|Whistle]. {Name} [one|nine|several], {rival} nil, and {friend} in tears on the [touchline|big screen].
commentary.end: They are [chanting|knitting|spelling] it for {name} now: "{saying}". Back to the studio, if it is still there.
commentary.end: No [medals|trophies|speeches] tonight, only {joy}, and {name} would not [swap|blush|move].
commentary.end: What [next|now|else] for {name}? To {wish}, they tell me, and who is going to tell {name} no?
commentary.end: And {name} goes home, {haunt} as ever, with {friend} [humming|in goal|asleep] and {thing} held high.
report.end: The [file|drawer|evidence room] is [full|warm|locked]. {Name} was last seen {haunt}, {gerund}.
report.end: Asked for a last word, {name} [considered|looked at] {thing} and said "{saying}".
report.end: [Traffic|Business|The weather] has returned to normal. {Name} has not, and {friend} [is relieved|will testify].
report.end: {Local} is [writing|selling|adapting] the story. {Name} asks only for {joy}, and not to be [played by a dog|told how it ends].
report.end: This newspaper [wishes|means] {name} well. {Rival} may [write in|reply] on page nine.
campfire.end: That was the story of {name}. {Friend} [tells it better|tells it slower|denies it], but {friend} is asleep.
campfire.end: Some say {name} went [home|north|to sea]. I say look {haunt}, and bring {thing}.
campfire.end: And {rival}? [Still looking|Still sulking|Still counting]. And {name}? Still {gerund}.
campfire.end: [Shh|There|Hark]. Was that the wind, or the {cry} of {name}? Let us say [the wind|it was the wind].
campfire.end: What {name} wanted was to {wish}. [Perhaps tonight|Why not|The night is long].
logbook.end: Summary of the voyage of {name}: {thing} intact, {rival} [avoided|annoyed], {joy} [pending|ahead].
logbook.end: Must stop. {Name} is wanted {haunt}, and {friend} does not like to [wait|ask twice].
logbook.end: Note to [self|whoever follows]: keep {name} away from {dread}. [Underlined twice|See page one].
logbook.end: Last line of the [day|page|pencil]: {name} would do it all again, {gerund} included.
logbook.end: [Lights out|Anchor down|Boots off]. {Name} counted {joy} once more, and slept.
documentary.end: In spring {name} will be back, {gerund}. [So shall we|Bring a coat|We are told].
documentary.end: No harm came to {name} or to {thing} while we filmed {place}. {Rival} was [mildly teased|edited out].
documentary.end: Night [falls|comes] {place}. The {cry} of {name} is the last thing on the tape.
documentary.end: Nature [keeps|has] few secrets from {name}. One is {dread}, and we shall not tell.
documentary.end: And so {name} [turns|walks off|settles down], with {friend} close behind, towards {joy}.
gossip.end: And that is all I know of {name}. {Friend} knows [more|the rest|the address].
gossip.end: If {name} comes in now, [look busy|say nothing], smile at {friend}, and do not bring up {dread}.
gossip.end: {Name} says that it is nobody's business. [Quite right|Exactly]. Now, about {rival}.
gossip.end: You will see {name} yourself, {haunt}, {hour}. [Say I sent you|Act surprised].
gossip.end: Who would have thought it of {name}? {Friend}, that is who, and has said so [since March|for years].
commentary.end: And there is the {cry}! {Name} has done it, with {thing}, and {local} [faints|hugs the referee]!
commentary.end: So {name} [leads|wins|survives], {rival} wants a recount, and we want [supper|a replay]!
commentary.end: The lights go out {place}, and {name} is still {gerund}! [Good night|Unbelievable]!
commentary.end: Man of the match, or {noun} of the match: {name}! The prize is {joy}!
commentary.end: From all of us {place}, from {friend} and from {name}: [until next time|drive home safely|mind the stairs]!
`;

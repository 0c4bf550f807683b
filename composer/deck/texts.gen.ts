// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const lines = `kicker: {Ticker} on Solana
kicker: A token for {kinds}
tagline: {Kind} that {third}{closing}. {Name} is [not sorry|very proud|like that|only getting started].
tagline: {Name}: born to {base}. [Asked to sit still.|Told to stop.|Given a desk job.|Still unpaid.]
tagline: [One|Only one] {bareKind}, {gerund}{closing}. [No regrets|No plan|No questions|No refunds].
tagline: {Name} is {gerund}{closing}. [Nobody is stopping it.|It shows.|That is the plan.|We are watching.|Do not ask why.]
tagline: Someone [has|had|ought] to {anyBase}. {Name} [volunteered|was free|insisted|drew the short straw].
tagline: {Kind}, {state}. [There is a plan. Nobody has seen it.|Please walk around.|It has been a long week.|Nobody panic.]
tagline: {Kind}, {state}. {Name} [would do it again|takes no questions|blames nobody].
tagline: {Kind} with {having}. [Nobody asks twice.|It is a long story.|Please stand back.|Be nice.]
tagline: {Kind} without {lacking}. [Nothing is missing.|It is going well.|Do not bring it up.]
tagline: {Kind}, and one weakness: {feared}. [Please whisper.|Do not say it twice.|It is getting better. A bit.]
tagline: Never say “{feared}” to {name}. [We did. Once.|The lamp is new.|You have been told.]
tagline: {Kind} and {loved}. [It is serious.|There will be cake.|Nobody saw it coming.]
tagline: {Kind} who wants to {hoped}. [Stand back.|It could be Tuesday.|Somebody has to.]
tagline: {Kind}. Also, {posing}. [Ask anybody but the neighbors.|It says so on the door.|Do not check.]
tagline: {Owner} is {being}. [It explains a lot.|The reviews are fine.|Please act normal.]
plain: {Name} is {whole}. [No further questions|By accident|That is the pitch|Act normal].
plain: {Name}: {whole}. [Unexplained|Undefeated|Unsupervised] [since day one|all week|as ever].
plain: The world had [everything|enough|plenty]. Now it has {whole}. {Name} [takes a bow|is sorry|says hello].
plain: {Whole}. [Yes, really.|You read that right.]
plain: [Somebody had to be|Nobody else wanted to be|No school teaches one to be] {aLone}. {Name} [did not even ask|raised a hand|was born to it].
plain: {ALone}, [before lunch|with nothing to prove|out of the bag|and not a moment too soon]. [Wave.|Stay calm.|We are as surprised as you.]
plain: {Name}. [Hide the snacks.|You have been warned.|Act natural.|It was this or a yacht.]
kicker: Now on Solana
kicker: Starring {theNoun}
kicker: Based on a true sentence
storyTitle: How it [happened|began|got out]
storyTitle: [Meet|Concerning|About] {theKind}
storyTitle: The tale of {name}
storyTitle: In short, {motif}
buy: Spend [lunch money|movie money|pocket change]. {Name} will understand. [Approve the swap|Then approve the swap|Approve, and done].
buy: [Pick|Choose|Name] an amount. [Could you lose it?|Assume that it is gone.] [Smile|Laugh|Wave] at {name}. Then approve the swap.
buy: [Start small|Small is fine|Think small]. {Name} [began with|trades in|thinks in] crumbs. Then approve the swap.
buy: [Only spare money, please|Rent comes first|Groceries come first]. {Name} [pays no rent|has no mortgage|owns no car]. Then approve the swap.
numbersTitle: The numbers
numbersTitle: Plain arithmetic
numbersTitle: [On one napkin|On the back of a ticket|In round figures|Counted by hand|As far as we can count]
numbersTitle: Counted by {name}
intro: A billion {ticker}. {Name} [lost count|needed two bags|used both hands].
intro: We counted {ticker} [twice|aloud|at night]. {Name} checked. [It fits a napkin|The napkin agrees|One napkin was enough].
intro: No [tricks|hidden stashes|fine print]. {Name} [looked for some|checked twice|asked around]. [Nothing.|It is clean.]
intro: [Exactly this much|Just this much] {ticker}. No more will be [found|made|printed]. {Name} [checked|promised|signed].
intro: Every {ticker} is counted. [The {motif}? Another matter.|Not so the {motif}.] {Name} [has an alibi|blames the wind|says nothing].
chartTitle: Watch it live
chartTitle: The chart
chartTitle: Where it trades
chartTitle: Up, down, sideways
planTitle: What comes next
planTitle: The plan, loosely
planTitle: If all goes well
planTitle: What comes next for {name}
start: First steps | {Name} [goes on a wall|gets a frame|leaves the house]. [There is cake|Somebody cries a bit|The neighbors look].
start: Say hello | {Name} is [introduced|announced|let loose]. [Wave back|Be kind|No speeches].
start: Open the door | One {cry}, and {name} is [set free|unveiled|on the loose]. [Doors stay open|Somebody claps|The neighbors look].
start: Unpacking | {Name} brings {loot}. [It is an office now|It is art now|That was the plan|It is a start].
middle: [Sticker season|Stickers|Sticky days] | Stickers of {name}. One for [each lamp post|every lid|all those fridges] that will have it.
middle: The [matter|trial|blessing] of the {loot} | Everyone brings {loot}. {Name} [inspects|judges|salutes] every last bit, and [keeps the best|writes it down].
middle: {MotifOne} [week|day|night] | [=Seven days of {motif}.|From dawn on: {motif}.|All night: {motif}.] {Name} [ordered it|dreamed it|insisted].
middle: The [big|second|public] attempt | {Gerund}. [In public.|With an audience.|On a stage.] {Name} [is ready|has stretched|is not nervous]. We [draw it|sing about it|forgive everything].
middle: Drawing contest | Draw {name} [badly|from memory|left-handed]. [The worst one wins|Grandma judges|Everybody wins]. Everything hangs.
middle: [Postcards|Greetings|A view] | {Name} sends a [postcard|photo|painting]. [No stamp|No text|One thumb is in it].
middle: Facing the worst | {Name} meets {feared} on film, [once|eyes shut|in one take].
middle: The [museum|cabinet|shoebox] of {name} | Your drawings, all [labeled|dusted|guarded]. Open on request.
middle: A proper anthem | [Four lines|A chorus|One loud verse] for {name}, with the {cry} [in the chorus|on top|at the end].
finish: Someday | {Name} [has a dream|has practiced|is in no hurry]. No date, no promise.
finish: The long run | Keep the joke good. {Name} stops when [nobody laughs|nobody draws|you do].
finish: After that | Nobody knows. [There are bets|There is a theory|Some have a feeling]. {Name} has heard.
companyTitle: Find the other {kinds}
companyTitle: Sit by {name}
companyTitle: Friends of {theNoun}
companyTitle: You, us and {aNoun}
company: [Bring|Leave|Pin up|Trade] [pictures|drawings|rumors|poems]. [Puns about {motif} count|Something about {motif}, too|Any {motif} will do|The {motif} goes last].
company: We [liked|drew|believed] {name} [early|first|on sight]. [Join|Come in|Sit anywhere].
company: {Name} is half [showing up|drawing|talking back]. The other half is luck. [Leave|Park] your [doubts|umbrella|shoes] outside.
company: [Anyone may join in|No talent needed|Beginners welcome]. [Watching|Cheering|Filming] {name} is fine too.
why: Why {name}, though? | We [asked for|ordered|voted for] something sensible. {Name} came, {gerund}. We [tore up|canceled|framed] the [=list|order|vote].
why: [Why this one?|Why no other?|Why not another?] | Because everyone else was [taken|rude|late]. {Name} [came early|said yes|was already there].
faq: What is {name} afraid of? | {Feared}. [Only a little|Quite rightly|Mostly on Sundays]. Do not tell {name}.
faq: [Photographs of|Drawings of|Questions about] {motif}? | {Name} [would rather not|says no|shakes {its} head]. [Somebody tried once|There was an incident|It ended badly].
faq: How {muchLoot} enough? | {Name} will say when. Not yet.
faq: May I draw {name} at home? | [Please do|Badly, if possible|With anything]. {Name} [asked for it|needs a bigger wall].
faq: Does {name} know of this page? | [Somebody read it aloud|It hangs in the hall]. {Name} [nodded|laughed|slept well].
faq: [Really|For real|Truly]: {gerund}? | [There is film|We sold tickets|Ask the neighbors]. {Name} does it [daily|for free|to relax].
serious: Is this a good investment? | No. It is {name}. [Look again|Ask anybody|It says so itself].
serious: Does {ticker} do anything? | [It makes people laugh.|It has an address.|It hangs here.|It stands around, like art.|It keeps you company.] Beyond that, nothing.
serious: What is {ticker} for? | [Laughing|Company|The fun of it]. {Name} [earns nothing|pays nothing|cannot count]. [Nor does it try|Do not ask|It is fine].
storyTitle: How {name} got here
intro: It is kept [simple|short|flat]. {Name} can count [to one|on one hand|with help].
middle: The [big|second|public] rehearsal | {Gerund}, [twice a day|with an audience|in slow motion]. {Name} [leads|needs no practice|forgives mistakes].
middle: {Feared}, in small doses | {Name} looks at a [drawing|photograph] of it. [Through fingers.|For one second.|From outside.]
middle: {State} | {Name} stays that way. [We bring soup.|We knock first.|We draw it.]
middle: A [letter|song|poem] to {loved} | {Name} [signs it|reads it aloud|drops it]. Nobody laughs.
middle: {Having}, the exhibition | {Name} [guards|lends|explains] it. No flash, please.
finish: No end in sight | {Name} never [asked|begged|planned] for more. [Nor for this.|This will do.]
company: [Bring|Hang up|Send in|Trade] [pictures|drawings|rumors] of {name}. [Bad ones first|{Name} keeps all of them|Stay for the rest|There is a wall].
why: {name}? Why, of all things? | [You know others.|There were others.] None was {gerund}.
why: {name}? Why, of all things? | We saw {whole}. [It stayed with us.|We could not unsee it.|Work stopped.]
faq: Is {name} over {feared} yet? | No. [We moved one chair closer.|We whisper it now.|Ask again never.]
faq: Does {loved} know? | [Not officially.|Everybody knows.|There was a look.] {Name} [blushes|changes the subject].
faq: {Name}, {state}: for how long? | [Nobody dared to ask.|So far, so long.|The clock has left.]
faq: Why {having}? | {Name} [was asked once|has heard that one]. [Nobody asks now.|It came that way.]
faq: Are all {kinds} like that? | No. {Name} is the one [we tell people about|with a website|on the mug].
faq: Why not {aNoun} that behaves? | [We had one. Nobody came.|They are all taken.|It was tried in May.]
faq: Do other {kinds} approve? | [They ask for lessons.|Some moved away.|Two sent flowers.]
faq: Is this what {kinds} do now? | [Only the best.|It is spreading.|{Name} did. It was enough.]
faq: Have you told the other {kinds}? | [They told us.|It was in their newsletter.|Not before lunch.]
faq: And after lunch? | {Gerund}. [Then a break. Then again.|Sundays too.|You have read the page.]
faq: Is {name} real? | [Real enough.|It has a ticker.|There is a picture.] [Look again.|What more is there?]
faq: Can {name} stop? | [We asked. It was quiet.|In theory.|Let us not try.]
serious: Is {name} serious? | As a joke, very. As an investment, no.
saidKicker: Now in writing
saidKicker: Said on Solana
saidKicker: Printed as spoken
saidKicker: {Ticker} on Solana
saidTagline: {Name} said “{quoted}” [first|twice|again]. [Still true.|Nobody argued.|The room agreed.]
saidTagline: You were thinking it. {Name} [put it on chain|printed it|said it out loud].
saidTagline: It was going to be a [mug|shirt|tattoo]. Then it became a token.
saidTagline: Say “{quoted}” [once|out loud|at dinner]. {Name} will [nod|know|hear it].
saidTagline: {Name}. [There is nothing to add.|That is all of it.]
saidStoryTitle: Who said it first
saidStoryTitle: The case for {name}
saidStoryTitle: How it [got out|spread|began]
saidStoryTitle: In so many words
saidIntro: [Exactly|Just] this much {ticker}. No more will be [made|printed|found].
saidIntro: A billion {ticker}. [One for each “{quoted}”|As often as “{quoted}”|So many times “{quoted}”].
saidIntro: No [tricks|fine print|hidden stash]. {Name} [looked|checked|asked around] [twice|and found none].
saidIntro: Short, like {name}. [One|A single] supply. Nothing held back.
saidBuy: [Pick|Choose|Name] an amount. Lose it, and say “{quoted}”. Then approve the swap.
saidBuy: [Start small|Small is fine|Think small]. {Name} is only words. Then approve the swap.
saidBuy: As much as a [mug|shirt|sticker]. Say “{quoted}” on it. Then approve the swap.
saidNumbersTitle: The numbers
saidNumbersTitle: Plain arithmetic
saidNumbersTitle: [On one napkin|On the back of a ticket|In round figures|Said in numbers]
saidPlanTitle: What comes next
saidPlanTitle: The plan, in words
saidPlanTitle: If anybody listens
saidStart: Say it | Somebody types “{quoted}”. {Name} is [out|loose|official].
saidStart: First post | {Name} goes up [alone|at midnight|before breakfast]. No [context|comment|apology|warning].
saidStart: Say it twice | Once for the room, once for the chart. {Name} is [heard|introduced|on record].
saidMiddle: Say it anywhere | “{Quoted}” on a [mug|napkin|wall|receipt]. Photograph it [badly|at night|up close]. {Name} [frames|keeps] the best.
saidMiddle: Caption contest | Any picture. Caption: “{quoted}”. {Name} [keeps|frames|prints] the best.
saidMiddle: In translation | {Name}, in every language. [Dead ones count.|Whale included.|Gibberish counts.] Accents [are welcome|count double].
saidMiddle: A proper anthem | [Four lines. The last one|Two lines. The second|A song. It goes|Everybody hums. The chorus]: “{quoted}”.
saidMiddle: Read aloud | “{Quoted}”, to a [pet|plant|mirror|boss]. Film it. {Name} [collects|replays] them all.
saidMiddle: In large letters | {Name} on a [window|door|fridge|laptop] near you. Bring [tape|your own letters|a ladder].
saidFinish: After that | “{Quoted}”, [again|once more|still]. {Name} will [nod|be there|know].
saidFinish: The long run | Keep saying it. {Name} ends when it [is false|gets old].
saidFinish: Someday | No date, no promise. There is {name}. [It has held up.|Enough, so far.]
saidCompanyTitle: Others who say it
saidCompanyTitle: Say it with us
saidCompanyTitle: You heard it here
saidCompany: Ever said “{quoted}” [out loud|under your breath|in a meeting]? You are home. {Name} [saved you a seat|left the door open].
saidCompany: Nobody explains {name} here. You [nod, and sit|nod|type it back]. Bring your own [example|screenshot|proof].
saidCompany: “{Quoted}”, [every morning|all day|instead of hello]. {Name} [started|permits|counts] it.
saidWhy: Why {name}? | Somebody had to say “{quoted}”. [The others were typing.|We had the time.|It kept being true.]
saidWhy: Why these words? | We tried others. Then somebody said “{quoted}”. The room [went quiet|nodded|stood up]. {Name} was [done|final].
saidFaq: What does it mean? | It says “{quoted}”. [All is in there.|Explaining would spoil it.]
saidFaq: Who said it? | Everybody, sooner or later. {Name} only [wrote it down|kept the receipt|took notes].
saidFaq: Is it true? | Look around. {Name} [rests its case|has seen enough|says so].
saidFaq: May I use it? | Say “{quoted}” anywhere. {Name} needs no [credit|license|fee].
saidFaq: Will it be true tomorrow? | Ask again then. {Name} was right [so far|all week].
saidFaq: Could it be longer? | It was, once. [We stopped.|We crossed out most.|We ran out of breath.] {Name} was left.
saidSerious: Is this serious? | The words are. As an investment, no.
saidSerious: Does {ticker} do anything? | It says “{quoted}”. Beyond that, nothing.`;

// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const lines = `kicker: {Ticker} on Solana
kicker: {Saying}
kicker: {Place}
kicker: As seen {place}
kicker: A token for {kinds}
kicker: For [all|those] who like {motif}
tagline: {Kind} that {third}{closing}. {Name} is [not sorry|very proud|like that|only getting started].
tagline: {Name}: born to {base}. [Asked to sit still.|Told to stop.|Given a desk job.|Still unpaid.]
tagline: [One|Only one] {bareKind}, {gerund}{closing}. [No regrets|No plan|No questions|No refunds].
tagline: {Name} is {gerund}{closing}. [Nobody is stopping it.|It shows.|That is the plan.|We are watching.|Do not ask why.]
tagline: Someone [has|had|ought] to {anyBase}. {Name} [volunteered|was free|insisted|drew the short straw].
tagline: {Name}. {Kind}, {place}. With {motif} and [a plan|no plan|an alibi|a song|a grudge|great hair|no permit|one excuse].
tagline: {Name} [came|lined up|got up|climbed in] for the {motif}. [No regrets|No ticket|No way back|No questions asked].
tagline: [Less talk|Fewer meetings|Less sleep], more {motif}. {Name} [rests {its} case|has spoken|insists].
plain: {Name} is {whole}. [No further questions|By accident|That is the pitch|Act normal].
plain: Some are [quiet|calm|famous], some are [tall|awake|on time]. {Name} is {whole}.
plain: {Name}: {whole}. [Unbothered|Undefeated|Unsupervised] [since day one|all week|as ever].
plain: “{Saying}.” {Name} [goes back to bed|means it|leaves by the window].
plain: The world had [everything|enough|plenty]. Now it has {whole}. {Name} [takes a bow|is sorry|says hello].
plain: All {name} [wants|needs|asks for] is to {wish}.
storyTitle: How it [happened|began|got out]
storyTitle: [Meet|Concerning|About] {theKind}
storyTitle: What {local} [saw|heard|will swear to]
storyTitle: The tale of {name}
storyTitle: In short, {motif}
buy: Spend on {ticker} what [lunch|a movie|a bad bet] costs. {Name} will understand. Approve the swap in your wallet.
buy: [Pick|Choose|Name] an amount that you could lose. [Smile|Laugh|Wave] at {name}. Then approve the swap.
buy: [Start small|Small is fine|Think small]: {name} [began with|trades in|thinks in] crumbs. Approve the swap in your wallet.
buy: Set aside what you can spare. {Name} has no [rent|mortgage|car] to pay. Approve the swap in your wallet.
numbersTitle: The numbers
numbersTitle: Plain arithmetic
numbersTitle: On one napkin
numbersTitle: Counted by {name}
intro: A billion {ticker}. That is more than {name} can [count|carry|spell].
intro: We counted {ticker} [twice|aloud|in the dark]. {Name} checked. The result [fits on|is written on] a napkin.
intro: It is kept [simple|short|flat], for {kind}. {Name} would [rather|much rather] {wish}.
intro: No [tricks|hidden stashes|fine print]: {name} [tried|meant|was tempted] to hide some {haunt} and was [caught|found out] at once.
intro: There is exactly this much {ticker}, says {name}. No more will be [found|made|discovered], not even {haunt}.
intro: Every {ticker} is accounted for, unlike the {motif}. {Name} has been [asked|begged|ordered] to [explain|confess|sit down].
chartTitle: Watch it live
chartTitle: The chart
chartTitle: Where it trades
chartTitle: Up, down, sideways
planTitle: What comes next
planTitle: The plan, loosely
planTitle: If all goes well
planTitle: [Things|What|The list] {name} wrote on a napkin
start: First steps | The drawings of {name} [go up|are hung|leave the house]. [There is cake|Somebody cries a bit|The neighbors look].
start: Say hello | {Name} is [introduced|announced|let loose] {place}, {hour}, with {thing} as a [calling card|peace offering|prop].
start: Open the door | One {cry}, and {name} is [set free|unveiled|on the loose] {place}. {Local} has been warned.
start: Unpacking | {Name} brings {thing}. [It is an office now|It is art now|That was the plan|It is a start].
middle: [Sticker season|Stickers|Sticky days] | Stickers of {name}. One for [each lamp post|every lid|all those fridges] that will have it.
middle: The [matter|trial|blessing] of the {loot} | Everyone brings {loot}. {Name} [inspects|judges|salutes] every last bit, and [keeps the best|writes it down].
middle: {MotifOne} [week|day|night] | [=Seven days|One long day|A night] of nothing but {motif}. {Name} [ordered it|dreamed it|promised {its} mother].
middle: Open lessons | {Name} shows how to {yourBase}. [Take notes|Try it at home|Do not try it at home]. Bring {tool}.
middle: The [big|second|public] attempt | {Name} tries {gerund}, in public. We [draw|sing|forgive] what comes of it.
middle: Drawing contest | Draw {name} [badly|from memory|with your other hand]. {Local} [judges|hands out prizes|weeps]. Everything hangs.
middle: Peace talks | {Name} and {rival} at one table. Bring a chair.
middle: [Postcards|Greetings|A view] | {Name} sends a [postcard|photo|painting]. It shows {there}. [No stamp|No text|One thumb is in it].
middle: Facing the worst | {Name} meets {dread} on film, [once|eyes shut|in one take].
middle: The [museum|cabinet|shoebox] of {name} | Your drawings of {name}, all [labeled|dusted|guarded]. Open {hour}.
middle: A proper anthem | [Four lines|A chorus|One loud verse] for {name}, with the {cry} [in the chorus|on top|at the end].
middle: [Letters to|Notes for] {rival} | Apologize on behalf of {name}. The best apology is [read|sung|shouted] {place}.
finish: Someday | To {wish}. {Name} [dreams of it|has practiced|is in no hurry]. There is no date and no promise.
finish: The long run | Keep the joke good. {Name} stops when [nobody laughs|it stops being funny|the drawings stop].
finish: After that | Nobody knows. {Local} has [money on it|a theory|a bad feeling]. {Name} has heard.
finish: No end in sight | {Joy} [will do|is enough]. {Name} has never [asked|begged|wished] for more.
companyTitle: Find the other {kinds}
companyTitle: Sit by {name}
companyTitle: Friends of {theNoun}
companyTitle: You, us and {aNoun}
company: Say “{saying}” at the door. {Name} keeps a [place|cushion|corner|blanket] for [loud singers|bad drawers|late comers|whoever knocks].
company: Bring [pictures|drawings|rumors] of {name}, and [puns about|songs of] {motif}.
company: We [liked|drew|believed] {name} before it was [sensible|cool|explained]. [Join|Come in|Sit anywhere].
company: Half of {name} is [showing up|drawing|talking back]. The other half is luck. [Leave|Park] your [doubts|umbrella|shoes] outside.
company: Here anyone may {anyBase}. [Watching|Cheering|Filming] {name} do it is fine too.
company: [Come as you are|Come late|Come hungry]. Your [seat|chair|spot|bench|box] is {haunt}. {Name} saved it.
why: Why {kind}? | {Fact}. It [had to|could only|was bound to] be {name}.
why: Why {kind}? | We [asked for|ordered|voted for] something sensible. {Name} came, {gerund}. We [tore up|canceled|framed] the [=list|order|vote].
why: Why {aNoun}, of all things? | Because everyone else was [taken|rude|late]. {Name} [came early|said yes|was already there].
faq: Who is {rival}? | The reason {name} [locks the door|sleeps lightly|took up chess]. We say no more.
faq: Is it true about {rival}? | {Name} says [yes|it was worse|it was louder]. There is a lawyer.
faq: Will {rival} be there? | [Not if|Only until|Not once] {name} sees the list.
faq: What is {name} afraid of? | {Dread}. [Only a little|Quite rightly|Mostly on Sundays]. Do not tell {name}.
faq: What is it with {motif}? | {MotifFact}. {Name} [took it to heart|lost sleep over it|cannot forget it|tells everyone].
faq: May I [photograph|draw|ask about] the {motif}? | {Name} would [rather|sooner] you did not. Somebody did, and once is enough.
faq: How {muchLoot} enough? | {Name} will say when. So far {name} has not.
faq: Where {doesMotif} come from? | {Name} says {local}, {local} says {name}, and [both|neither] will [swear|blink].
faq: How does one {anyBase}? | The trick is {trick}, [says|sighs|insists] {name}.
faq: Is {gerund} safe? | [Mostly|Define safe|It depends]. Once {snag}. {Name} calls that the good [day|version|part].
faq: Why {place}? | For {there}. {Name} [looked once|bowed|was moved]. Nobody has asked {itObject} to leave.
faq: Is it always like this {place}? | [Not always|Not on Mondays|Since {name} came]. {Hour} {bustle}. Even {name} looked up.
faq: Where is {name} now? | [Look|Try|Ask] {haunt}. [Knock twice|Bring soup|Do not wave].
faq: Can {name} really {base}? | [There is film|We sold tickets|Ask the neighbors]. {Name} does it [twice on Sundays|for free|to relax].
serious: Is {name} serious? | Only about {joy}. As an investment, not at all.
serious: Is this a good investment? | No. It is {name}. [Look again|Ask anybody|It says so itself].
serious: Does {ticker} do anything? | [It is a joke with an address.|It has a picture and an address.|It is a joke, and this is its house.|It hangs here and is looked at.|It stands around, like most art.|It keeps its own page company.] Beyond that, {ticker} does nothing.
serious: What is {ticker} for? | [Laughing|Company|The fun of it]. {Name} cannot earn, [lend|save|share] or [count|spell|pay rent].
saidKicker: Now in writing
saidKicker: Said on Solana
saidKicker: Printed as spoken
saidKicker: {Ticker} on Solana
saidTagline: {Name} said “{quoted}” [first|twice|again], and it is still true.
saidTagline: You were thinking it. {Name} [put it on chain|printed it|said it out loud].
saidTagline: Too long for a [mug|shirt|tattoo], just right for a token: {name}.
saidTagline: Say “{quoted}” [once|out loud|at dinner]. {Name} will [nod|know|hear it].
saidTagline: {Name} is what [you say|we say|one says] when there is nothing [left|better|else] to say.
saidStoryTitle: Who said it first
saidStoryTitle: The case for {name}
saidStoryTitle: How it [got out|spread|began]
saidStoryTitle: In so many words
saidIntro: There is exactly this much {ticker}. {Name} [says|repeats] that no more will be [made|printed|found].
saidIntro: A billion {ticker}: one for each time somebody said “{quoted}” [this week|since Monday|and meant it].
saidIntro: No [tricks|fine print|hidden stash]. {Name} [looked|checked|asked around] [twice|and found none].
saidIntro: Short, like {name}: [one|a single] supply, [one|a single] price for everybody, and nothing held back.
saidBuy: [Pick|Choose|Name] an amount that you could lose and still say “{quoted}”. Then approve the swap.
saidBuy: [Start small|Small is fine|Think small]. {Name} is only a few words. Approve the swap in your wallet.
saidBuy: Spend on {ticker} what you would spend on a [mug|shirt|sticker] that says “{quoted}”. Then approve the swap.
saidNumbersTitle: The numbers
saidNumbersTitle: Plain arithmetic
saidNumbersTitle: On one napkin
saidPlanTitle: What comes next
saidPlanTitle: The plan, in so many words
saidPlanTitle: If anybody listens
saidStart: Say it | Somebody types “{quoted}”, and {name} is [out|on the loose|official].
saidStart: First post | {Name} goes up [with no picture|alone|at midnight|before breakfast] and [with no|without any] [context|comment|apology|warning]. It needs none.
saidStart: Say it twice | Once for the room, once for the chart. {Name} is [heard|introduced|on record].
saidMiddle: Say it anywhere | Write “{quoted}” on a [mug|napkin|wall|receipt], and photograph it [badly|at night|up close]. {Name} [frames|keeps] the best.
saidMiddle: Caption contest | Any picture, one caption: “{quoted}”. {Name} [keeps|frames|prints] the best.
saidMiddle: In translation | {Name} in every language that holders [speak|dream in|half remember]. Accents [are welcome|count double].
saidMiddle: A proper anthem | [Four lines for {name}, and the last of them is|Two lines for {name}. The second is just|A song for {name} that goes|Everybody hums {name}. The chorus is] “{quoted}”.
saidMiddle: Read aloud | Say “{quoted}” to a [pet|plant|mirror|boss] and film it. {Name} [collects|replays] them all.
saidMiddle: In large letters | {Name} on a [window|door|fridge|laptop] near you. Bring [tape|your own letters|a ladder].
saidFinish: After that | Someone will say “{quoted}” again. {Name} will [nod|be there|have been right].
saidFinish: The long run | Keep saying it. {Name} ends when it [stops being true|stops being funny].
saidFinish: Someday | There is no date and no promise. There is {name}. It has [held up|been enough] so far.
saidCompanyTitle: Others who say it
saidCompanyTitle: Say it with us
saidCompanyTitle: You heard it here
saidCompany: If you ever said “{quoted}” [out loud|under your breath|in a meeting], you are one of us. {Name} [saved you a seat|left the door open].
saidCompany: Nobody explains {name} here. You nod and [sit down|stay|type it back]. Bring your own [example|screenshot|proof].
saidCompany: We say “{quoted}” to each other [every morning|all day|instead of hello]. {Name} [started|permits|counts] it.
saidWhy: Why {name}? | Because someone had to say “{quoted}”, and [everyone else was typing|we had the time|it kept being true].
saidWhy: Why these words? | We tried others. Then somebody said “{quoted}”. The room [went quiet|nodded|stood up], and {name} was [done|final].
saidFaq: What does it mean? | It says “{quoted}”, and all is in there. {Name} would only spoil it by [explaining|adding more].
saidFaq: Who said it? | Everybody, sooner or later. {Name} only [wrote it down|kept the receipt|took notes].
saidFaq: Is it true? | Look around. {Name} [rests its case|has seen enough|says so].
saidFaq: May I use it? | Say “{quoted}” wherever it fits. {Name} asks for no [credit|license|fee].
saidFaq: Will it be true tomorrow? | Ask again then. {Name} has been right [so far|all week|since Monday].
saidFaq: Could it be longer? | It was, once. {Name} is what was left when we [stopped|crossed out the rest|ran out of breath].
saidSerious: Is this serious? | The words are. As an investment, {name} is not.
saidSerious: Does {ticker} do anything? | It says “{quoted}”. Beyond that, {ticker} is a joke with an address.`;

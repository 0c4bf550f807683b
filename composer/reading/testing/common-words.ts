/**
 * What people write every day (from the commonest of the lists named in NOTICE), and words a slip from a
 * picture.
 */
export const commonWords: readonly string[] =
  `aardvark abilities ability able abolish aborting about above absence absolute absolutely absorbed abuse abuses
academic accents accept acceptable accepted accepting accepts access accessible accident accidental accidentally
accord accorded according accordingly accords account accounted accounts accuracy accurate accustoms achieve achieved
achieves achieving acquire acquired acquires acquiring across act acted acting action actions activated active
activities activity acts actual actually adapt add added addicting adding addition additional address addressed
addresses addressing adds adequate adheres adjust adjusts administration admit admits admitted admittedly admitting
adopt adopted adopting adopts adults advance advanced advances advancing advantage advantages advertise advertised
advertises advertising adverts advice advise advised advises advising advocated affair affairs affect affected
affecting affects afford afraid after afternoon afterward afterwards again against age agency agent ages aging ago
agree agreed agreeing agreement agrees ahead aid aim aimed aiming aims air airport alarm album alcohol algorithm
algorithms alias alien aligns alive all alleging allocated allow allowed allowing allows almost alone along alpha
already also alter altered altering alternate alternative alternatively alternatives alters although altogether always
amazing ambiguous amend among amount amounts amplifier amuse amused amuses amusing analog analogue analysis analyst
ancient and anecdotes angle angry animal animals announce announcement annoy annoyed annoying annoys annual anomaly
anonymous another answer answered answering answers anxious any anybody anyone anyplace anything anyway anywhere apart
apologies apologize apology appalls apparatus apparent apparently appeal appear appearance appeared appearing appears
appending apple application applications applied applies apply applying appointed appreciate appreciated appreciates
appreciating approach appropriate approval approve approved approves approving arbitrary archive are area areas
arguably argue argued argues arguing argument arguments arise arises arithmetic arm army around arrange arranged
arrangement arrangements arranges arranging array arrival arrive arrived arrives arriving art article articles
artificial artist artists ashcan aside ask asked asking asks asleep aspect aspects assembler assembly assert assessed
assigned assistant assists associate associated associates associating association assume assumed assumes assuming
assumption assure assured assures assuring asterisks ate atmosphere atomic attach attached attaching attack attain
attempt attempted attempting attempts attend attended attending attends attention attitude attract attractive attracts
audience author authorities authority authors automate automatic automatically automobile autumn available average
avoid avoided avoiding avoids awaits awake award aware away awful awkward axiom back backed background backing backs
backward backwards bad badly baffles balance balanced ball ballot ban banal band bank bankrupt bar bargain barrel bars
base based bases bashed basic basically basing basis bastard battery battle bear beards bearing bears beautiful beauty
became because become becomes becoming bed been before beforehand began begin beginning begins begun behalf behave
behaves behavior behind being believe believed believers believes believing belly belong belongs below bending benefit
benefits besides best bet bets better betting between beyond biases bid bidding bids big bigger biggest bigot bill
bills binary bind binding binds biology biscuit bit bite bites biting bits bitten bizarre black blacks blame blank
blanket blatant blind bling block blocks blow blue blues blush board boards boasts boat bodies body boggles bombing
book booklet books boot border bore borne borrow borrowed borrowing borrows both bother bothered bothering bothers
bottle bottom bought bounce bound box boxes boy bracket brackets brake branch branches brand brave breach break
breaking breaks breathed breeze bridge brief briefly bright brighter bring bringing brings broadcast broadcasting
broadcasts broke broken brother brothers brought brown brutal bucket budget buffer bug bugger bugs build building
buildings builds built bulk bulletin bully bundle buried buries burst bury burying bus business busy but button buy
buyer buying buys byte bytes cabled calculate calculation calculations calendar call called calling calls came cameo
campaign campus can candidate cannot capable capacity capital captain capture car card cardboard cards care career
careful carefully cares carried carrier carries carry carrying case cased cases cassette casual cat catalog catch
catches catching categories category catholic caught cause caused causes causing cease ceased cell cellular cent
center centering central centuries century certain certainly chain chair chairman challenge chance chances change
changed changes changing channel channels chaos chaps chapter char character characters charge charged charges
charging charming chars chased cheap cheaper cheapest cheaply check checked checking checks cheek chemical chemist
chewed child childhood children chilly chip chips choice choose chooses choosing chopping chose chosen chucked church
cider circle circuit circuits circulation circumstance circumstances citing citizen city claim claimed claiming claims
clarify clarity class classes classics clean cleaner clear clearance cleared clearer clearest clearing clearly clears
clever cliff clinic clock clocks close closed closely closer closes closest closing clothe club clubs clue coarse code
coded codes coding coffee coincide cold collapse collar collect collected collecting collection collects college
colleges colon color coloring colors column combination combinations combine combined combines combining come comes
comic coming command commands comment commented commenting comments commercial commission commitment commits committee
common commonly communicate communication communications communist community company comparable comparatively compare
compared compares comparing comparison compatibility compatible compels competition compile compiler complain
complained complaining complains complaint complaints complete completed completely completes completing complex
complexity complicate complicated complicates complicating component components compose composed composer composes
composing composition comprehensive comprised compromise compulsory compute computed computer computers computes
computing conceive concept concern concerned concerning concerns concerts conclusion concrete condemn condition
conditions condom conference confess confident confirm confirmed confirming confirms conflict confuse confused
confuses confusing confusion congested connect connected connecting connection connections connects consented
consequence consequences consequently consider considerable considerably consideration considered considering
considers consist consistency consistent consists constant constraint constraints construct consult consumes
consumption contact contain contained containing contains contend content contents context continually continuation
continue continued continues continuing continuous continuously contour contract contrary contrast contribute
contribution contributions control controlled controlling controls convenient convention conventional conventions
conversation convert converted convicts convince convinced convinces convincing cooled cope copied copies coping copy
copying core corner corners correct corrected correcting correction correctly corrects correlate corrupt corrupted
corrupting corrupts cost costing costs cotton could council count counted counter counting countries country counts
county couple course courses court courtesy cover covered covering covers cracking cramps crash crashed crashes
crashing crazy cream create created creates creating creation creature credit creed crimes crisis crisp crisps
critical criticism critics cross crossword crucial cruises crush cry crystal cultural culture cumming cums cup cure
curing curious current currently curse cursor custom customer cut cuts cutting cycle cycles cyclist daily damage
damaged damages damaging damned dancing danger dangerous dare dark darling data database date dated dates dating datum
day daylight days dead deal dealing deals dealt dear death deaths debate debugged decade decent decide decided decides
deciding decimal decision decisions declare declared declares declaring decoded decrease dedicate dedicated dedicates
dedicating deduce deduces deem deemed deeming deems deep deeply default defaults defective defense defensive define
defined defines defining definite definitely definition definitions definitive degree degrees delay delayed delete
deleted deletes deleting deliberate deliberately delight deliver delivered delivering delivers delivery demand
demanding demands democratic demonstrate demonstration denies denying department depend depended depending depends
depresses depth deputy derive derived derives deriving descended describe described describes describing description
descriptions deserve design designed designers designing designs desirable desire desired desires desiring desk
desperate despite destines destroy destroyed destroying destroys detail detailed detailing details detect detected
detecting detection detects determine determined determines determining devastate develop developed developing
development develops device devices devised devote devoted devotes devoting diagram dialog diameter dictionary did die
died dies differ difference differences different differently differing difficult difficulties difficulty digit
digital digits dimension dinner direct directed directing direction directions directly director directors directory
directs dirty disadvantage disagree disagrees disappear disappeared disappearing disappears disaster disc discipline
disco discount discourage discouraged discourages discouraging discover discovered discovering discovers discs discuss
discussed discusses discussing discussion discussions disguise dishes disk dislike dismiss display displayed
displaying displays disposed distance distances distant distinct distinction distinctly distinguish distress
distribute distributed distributes distributing distribution district disturb disturbed disturbing disturbs ditto
diverted divide divided divides dividing division divisions document documentation documented documenting documents
doe does dog dogma doing dollar domain dominates donations done door doors dotting double doubt doubtful down downhill
dozen dozens drafts drained drastic draw drawback drawing drawn draws dreading dream dressed drew drill drink drive
drivel driven driver drivers drives driving drop dropped dropping drops drove drums dry dubious dudes due dumb dump
dumped during dustbin duty dying each eagerly earlier earliest early earth ease easier easiest easily east easy eat
eaten eater eating eats economic economics economy edge edit edited editing edition editor editors edits educated
education educational effect effective effectively effects efficient effort efforts eight either elderly elect elected
electing election electric electronic electronics elects element elements elephants elevator elitist else elsewhere
embarrass embarrassed embarrasses embarrassing emerged emergency emotional emphasis employee employees empties empty
enable enabled enables encode encounter encountered encountering encounters encourage encouraged encourages
encouraging end ended ending endlessly ends enemy enforcing engineer engineered engineering engineers engines enjoy
enjoyed enlarges enormous enough ensure ensured ensures ensuring enter entered entering enters entire entirely
entirety entitle entitled entitles entitling entity entrance entries entry environment envisages equal equally
equation equipment equivalent erase eraser err error errors escape escapes especially essential essentially establish
established establishes establishing establishment estate estimate ethical evaluates even evened evening evenings
evens event events eventually ever every everybody everyone everything everywhere evidence evils exact exactly examine
examined examiner examines examining example examples excellent except excepted exception exceptions excess excessive
exchange excited exclude excluded excludes excluding exclusive excuse execute executed executes executing executive
exercise exhausts exist existed existence existing exists expand expanded expanding expands expansion expect expected
expecting expects expense expenses expensive experience experienced experiences experiencing experiment experimental
experiments expert experts expiry explain explained explaining explains explanation explicit exploited explosion
exposing express expressed expresses expressing expression extend extended extending extends extension extensive
extent external extra extract extras extreme extremely eye eyes face faces facilities facility fact factor factors
facts faculties fail failed failing fails failure fair fairer fairly faith fall fallen falling falls false familiar
families family famous fan fancy far farewell farm farther farthest fashion fashions fast faster fastest fatal fate
father fault faults favor favoring favorite fear fearing feasible feature features fed federal feed feedback feeding
feeds feel feeling feels feet fell fellow felt fence few fewer fewest fiction field fields fierce fight fights figure
figures file filed files filing fill filled filling fills film filter final finalized finally finance financial find
finding finds fine finest finger fingers finish finished finishes finishing finite fire firing firm firmly first
firstly fiscal fish fishes fit fits fitted fitting five fix fixed fixes fixing flag flagged flash flashed flashes
flashing flat flavor flawing flew flexible flied flies flight flips float floated floating floats floor floppy flow
flown flows flushes fly flying folders folk folks follow followed following follows food foods foot footnote for force
forced forces forcibly forcing foreign forever forgave forget forgets forgetting forgot forgotten form formal format
formation formed former forming forms forth forthcoming fortunate fortunately fortune forward fought found four fourth
fraction fractions frame frank free freed freedom freely freezes french frequent frequently fresh friend friendly
friends fries frightens from front frowning frustrate fry full fully fumes fun function functions fund fundamental
fundamentally funds funny furniture further furthest future gain gained gaining gains galactic game games gap garbage
garbling garden gas gasoline gather gathers gave general generally generate generated generates generating generation
generic genocide genuine genuinely get gets getting ghost girl give given gives giving glad glance glass global
globally glowed goes going goldfish gone good goods gospel got gotten government governor grabbed gradual gradually
graduate grammar grand grands grant granted granting grants graph graphic graphics grateful grave gray greasy great
greater greatest greatly green grew grind grinding grinds gross grosses grossly ground grounds group groups grow
growing grown grows growth guarantee guaranteed guaranteeing guarantees guard guess guessed guesses guessing guest
guide guiding gun gutter guy habit habits hack had hair haircut half hall halts hand handed handicap handing handle
handled handles handling hands handy hang hanged hanging hangs happen happened happening happens happily happy hard
hardback harder hardest hardly hardware hardy harm harmful harmless has hat hate hated have having hazards head headed
header heading heads health healthy hear heard hearing hears heart hearts heat heavier heavily heavy held hell hello
help helped helpful helping helpless helps hence her here hereby herring herself hes hid hidden hide hides hiding
hierarchy high higher highest highly hill him himself hindsight hint hints his historian historical history hit hits
hitting hold holding holds hole holes holiday holidays hollow home honest honored hooked hope hoped hopefully hopes
hoping hordes horrible horrifies horse horses hospital host hot hotel hour hours house housed how however huge human
humanity hundred hundreds hung hunt hunted hurry husband hyphen ice idea ideal ideas identical identify identity
ideology ignorant ignore ignored ignores ignoring ill illegal image images imagination imagine imagined immediate
immediately immensely impact impaired impends implement implemented implementing implements implication implications
implied implies imply implying importance important importantly importing impose imposed imposes imposing impossible
impression imprisons improve improved improvement improvements improves improving inability inadequate inch inches
incident incidentally incidents incline inclined inclines inclining include included includes including income
incompatible incomplete inconsistent inconvenience incorrect increase increased increases increasing incurred indeed
independent independently index indexing indicate indicates indication individual individually individuals induces
indulging industrial industry inevitably infected inferior infinite infinity influence info inform information
informed informing informs inhabited inhibit initial initially initials inject injury inner innocent input inputs
inputted inputting inquires insecure insert inserted inserting inserts inside insist insisted insisting insists
inspected install installed installing installs instance instances instant instantly instead institution institutions
instruction instructions insulted insurance integer integers integral integrity intelligence intelligent intend
intended intending intends intent intention interact interest interested interesting interests interface internal
internals international interpret interpretation interpreted interpreting interprets interval intervals intervention
into introduce introduced introduces introducing introduction intuitive invalid invariably invent invented inventing
invention invents inverts investigate invisible invitation invite invited invites inviting involve involved involves
involving irate irrelevant irritate irritated irritates irritating isolate isolated isolates isolating issue issued
issues issuing item items its itself jacket jeans job jobs join joined joining joins joint joke jokes joy judge judged
judgment jump jumps junction junk just justification justified justifies justify justifying karma keen keep keeping
keeps kept kernel key keyboard keys keyword kid kidding kill killed killing kills kind kindly kindness kinds king knew
knight knock knocked knocking knocks know knowing knowledge known knows label labeled labeling labels labor laboratory
lack lacked lacking lacks ladies lady lain land landed landing lands language languages large largely larger largest
lasers last lasts late later latest latter laughing launching law laws lay laying layout lazy leach lead leaded leader
leading leads leaf leaned learn learned learning learns least leave leaved leaves leaving lecture lecturers lectures
led left leg legal legally legs lemon lend length lenses less lesser lesson lessons let lets letter letters letting
level levels liable liberal libraries library licenses lie lied lies life lifetime lift light lighted lights like
liked likely likes likewise liking limbs limit limited limiting limits line linear lines linger link linked linking
links list listed listen listened listing lists literally literary literature little live lived lives living load
loaded loader loading loads loan local located location locations lock locked locket locking locks log logged logging
logic logical logs long longer longest look looked looking looks loop loophole loose lorries lorry lose loses losing
loss lost lot lots loudest loudly love loves low lower lowest luck luckily lucky lunch lungs lying lyrics machine
machines mad made magic magnetic magnitude mail mailbox main mainly maintain maintained maintaining maintains maize
major majority make makes making man manage managed manager manages managing mandate manger mania manipulation manner
manual manually manuals many map march marital mark marked market marking marks marriage married marry marvelous mass
massive master match matched matches material materials mathematical mathematics matter matters maximum may maybe
meals mean meaning meaningful meaningless meanings means meant measure measured measures measuring mechanic mechanics
mechanism media medical medium mediums meet meeting meetings meets megabytes member members membership memory men
mends mention mentioned mentioning mentions mercy mere merely merit merits mess message messages messed messy met
metal method methods metric middle midnight might migrate mile mileage miles military million millions mind minded
minding minds mine minimal minimum minister minor minority minute minutes mirrors misguided mislead misleading
misleads misled misread miss missed misses missing mistake mistaken mistakes mistaking mistook misunderstand
misunderstands misunderstood misuse mix mixed mixes mixing mixture mod mode model models moderate modern modified
modifies modify modifying molecule moment money monitor monitors month monthly months moral more morning mornings
moron most mostly mother motion motions motor mountain mourning mouth move moved movement movements moves movie movies
moving much muddles mullet multiple mundane muscle music musicians must mutually myself mysterious myths naive name
named namely names naming narrative nasty nation national nations natural naturally nature naughty near nearby nearer
nearest nearly necessarily necessary necessity neck need needed needing needless needs negative neighbor neither nerve
nervous net network networks neural never nevertheless new newly news next nice nicer nicest nicknames night nine
nobody noise noises noisy none nonsense nor normal normality normally north not notation note noted notes nothing
notice noticed notices noticing notify noting notorious novel now nowadays nowhere nuclear numb number numbers numbest
numeric numerical numerous obey object objected objecting objection objections objective objects obscene obscure
observation observe observed observers observes observing obsolete obtain obtained obtaining obtains obvious obviously
occasion occasional occasionally occasions occupied occupies occupy occupying occur occurred occurring occurs odd odds
off offended offer offered offering offerings offers office officer offices official offspring often oil old older
oldest omit omits omitted omitting once one ones only onto open opened opening openly opens operate operated operates
operating operation operations operator operators opinion opinions opportunities opportunity oppose opposed opposes
opposing opposite opposition oppressed optimizes optimum option optional options orchestra order ordered ordering
orders ordinary organization organize organized organizes organizing orientate origin original originally origins
other others otherwise ought our ours ourselves out outer outgoing output outputs outset outside over overall
overdraft overload overnight overtime owe owed owes owing own owner owners ownership pack package packages packaging
packet padding page pages paid pain painful paint pair pairs panel paper papers paradise paragraph parallel pardon
parent park parochial parsing part partial partially particular particularly parties partly parts party pass passage
passed passes passing password past patch patent path patient pattern patterns pause pauses pay payed paying pays
peace peak peaks peculiar pedant pen penalty penguin people per perceives perfect perfectly perform performance
performed performing performs perhaps period permanent permanently permission permit permits permitted permitting
persecute person personal personally persons persuade persuaded persuades persuading petrol phase phased phenomenon
philosophy phone phones phrase phrases phrasing physical pick picked picking picks picture pictures piece pieces pile
piles pinching pint pipe pitfalls pivot place placed places placing plaguing plain plan plane planet planned planning
plans plant planting plastic plates play played playing plays plea pleasant please pleased pleases pleasing plenty
plot plots plotted plug plural plus pocket poem poet point pointed pointer pointing pointless points polar police
policies policy polite political poll pool poor poorest pop popular populated population port porting ports position
positions positive possesses possibilities possibility possible possibly post posted posting postmaster postpone posts
potential potentially pound pounds poured power powerful powering powers practical practically practice prank prayers
preaching precious precise precisely prefer preferable preferably preference preferred preferring prefers prefix
prejudice preparation prepare prepared prepares preparing presence present presented presenting presently presents
preserve president press pressed presses pressing pressure presumably presume presuming pretty prevent prevented
preventing prevents preview previous previously price prices priests primary prime primitive principle principles
print printed printer printers printing printout prints prior priority private privilege probably problem problems
procedure proceeds process processed processes processing processor processors produce produced produces producing
product production products professional profiles program programmed programmer programmers programming programs
progress project projected projects promise promised promises promising promoted prompt promptly prompts prone proof
proper properly properties property proportion proposal propose proposed proposes proposing prose prospect protect
protected protecting protection protects protest prototype prove proved proves provide provided provides providing
proving provokes public publication publicity publicly publish published publishes publishing pull pulled pulling
pulls pulse punched punctuation puncture punishing purchase pure purely purge purpose purposes pursuing push pushed
pushes pushing put puts putt putted putting putts python qualified qualifies qualify qualifying quality quantities
quantity quarter queens question questions queue queuing quick quicker quickest quickly quiet quietly quit quite quits
quitting quotation quote quoted quotes quoting race racial radar radio raids rain raining raise raised raises raising
ran random randomly range ranks rapid rapidly rare rarely rate rated rates rather rattle raving raw reach reached
reaches reaching react reaction reacts read readable reader readers readily reading reads ready real reality realize
realized realizes realizing really reason reasonable reasonably reasoned reasons rebuilds recall receive received
receiver receives receiving recent recently reception reckoned recognition recognize recognized recognizes recognizing
recommend recommendation recommended recommending recommends record recorded recording records recover recovered
recovering recovers recovery rectifies recycles red reduce reduced reduces reducing reduction redundant refer
reference references referred referring refers refine reflect reflected reflecting reflection reflects reformat
refreshed refuse refused refuses refusing regard regarded regarding regardless regards regime region register
registered registering registers regret regular regularly regulation regulations reinstate reject rejected rejecting
rejects relate related relates relating relation relationship relative relatively relaxed release released releases
releasing relevance relevant reliable relief religion religions religious reluctant rely remain remained remaining
remains remark remarks remember remembered remembering remembers remind reminded reminder reminding reminds remote
remotely removal remove removed removes removing rendered renew repair repairs repeat repeated repeatedly repeating
repeats replace replaced replacement replaces replacing replied replies reply replying report reported reporting
reports represent representation representative represented representing represents reproduce request requested
requesting requests require required requirement requirements requires requiring reread research resembles reserve
reserved reserves reserving residence resident resigns resolution resort resorted resource resources respect
respectively respects respond response responses responsibility responsible rest restart restarted restore restored
restores restoring restrict restricted restricting restricts rests result resulted resulting results retain retained
retiring return returned returning returns reuse reveal revealed revealing reveals reverse revert review revises
revolts rewrite rewrote rid ridden ridding ride ridiculous rids right rights ring ringed rise rises risk ritual river
road robot role roll rolled room rooms root roots rotten rough roughly round route routine routinely row rubber
rubbish ruined rule rules ruling rumor rumoring run running runs rush sabotage sad sadden sadly safe safely safer
safest safety said sailing saint sake sale sales same sample sampled sarcastic sat satisfied satisfies satisfy
satisfying save saved saves saving saw say saying says scale scales scan scandals scans scarf scenario scene scheduler
scheme school schools science sciences scientific scope score scores scrap scraps scratch screams screen screens
script scroll seals search searched searches searching season second secondary secondly seconds secret secretary
section sections sector secure security see seeing seek seeking seeks seem seemed seeming seems seen sees seldom
select selected selecting selection selects self sell selling sells seminar send sender sending sends senior sense
sensible sensibly sensitive sent sentence sentences separate separated separately sequence sequences serial series
serious seriously servants serve served server serves service services serving session sessions set sets setting
settle settled settles settling seven several severe severely sex sexist shadow shall shallow shame shames shape share
shared shares sharing sharp she sheds sheet shelf shell shelve shift shined ship ships shoes shoot shop shopped
shopping shops short shortage shortened shorter shortest shortly should shoulders show showed shower showing shown
shows shut shuts shutting sickens side sides sight sights sign signal signals signed significance significant
significantly signing signs sillier silly similar similarly simple simpler simplest simply simulates simultaneous
simultaneously since sincerely single singles sister sit site sites sits sitting situation situations six sixth size
sizes sketch skill skills skirt sleep sleeping slicing slight slightly slip slipped sloppy slow slower slowest slowly
small smaller smallest smart smell smells smile smoke smooth smoothly sneaks social socialist society soft software
solar sold solely solid solution solutions solve solved solves solving some somebody somehow someone someplace
something sometime sometimes somewhat somewhere son soon sooner soonest sophisticate sophisticated sophisticates
sophisticating sordid sorry sort sorted sorting sorts sought sound sounded sounding sounds source sources south
southern space spaces spare speak speaker speakers speaking speaks special specially species specific specifically
specified specifies specify specifying speech speed speeds spell spelled spelling spells spend spending spends spent
spill spirit spite spitting split splits splitting spoiled spoke spoken sponsor sports spot spots spotted spotting
spread spreading spreads spring sprung square squash squeezes stable staff stage stages staggered stale stance stand
standard standards standing stands starred start started starting startled starts starving state stated statement
statements states stating station stations statistic statistical statistics status stay stayed staying stays steal
steam steers step sterile stick sticking sticks still stirring stock stone stones stood stop stopped stopping stops
storage store stored stores stories storing story straight strange stranger strategy stream street streets strength
stretched strict strictly strike strikes striking string strings strips strong strongly struck structure structures
struggled stuck student students studied studies study studying stuff stumble stuns stupid style subject subjects
submit submits submitted submitting subsequent subset substance substantial substitute subtle succeed succeeds success
successful successfully such sudden suddenly suffer suffered suffering suffers suffice sufficient sufficiently sugar
suggest suggested suggesting suggestion suggestions suggests suicide suit suitable suitably suited suiting suits sum
summary summer sun sundry superb superior supervisor supplied supplies supply supplying support supported supporting
supports suppose supposed supposedly supposes supposing supreme sure surely surface surprise surprised surprises
surprising surrounds survey survive survived survives surviving suspect suspected suspecting suspects suspend
suspended suspending suspends suspicion swallow swamps swears sweeps swell switch switched switches switching sword
symbol symbols sympathy synonym syntax system systems table tables tackle tactical tailors take taken takes taking
talents talk talked talking talks tank tanks tape tapes target task tasks taste tastes taught tax taylor tea teach
teacher teachers teaches teaching team technical technique techniques technology tedious teenage teeth telephone
television tell telling tells temperature temporarily temporary tempt ten tend tendency tending tends term termed
terminal terminals terminology terms terribly terrify test tested testing tests text textbook than thank thanking
thanks that the their them themselves then theorem theoretical theory there thereby therefore these theses they
thieves thin thing things think thinking thinks third this thoroughly those though thought thoughts thousand thousands
threat threaten three threw through throughout throw throwing thrown throws thrust thus ticket tickets tidying tie
tied ties tight till time timed times timetable timing tin title titles tobacco today together token told tolerant
tomorrow tones tonight too took tooth top topic topics total totally touch touched touches touching tourist toward
towards town trace traces track tracks trades traditional traffic trailed train trained training trains transfer
transferred transferring transfers translate translated translates translating translation transmit transport trap
trapped trapping traps trash travel treat treated treating treatment treats treaty tree trees trial triangles trick
tried tries trigger trip tripos trivial troop trouble truck trucks true truly truncate trunk trust trusted trusting
trusts truth try trying tubes tumor tune turn turned turning turns turntable twelve twenty twice twisted two tying
type typed types typical typing ugly ultimate ultimately umbrella unable unacceptable unaware uncertain unclear under
undergo undergraduate undergraduates underlies underneath understand understanding understands understood undoes
unfortunate unfortunately unfounded unhappy uniform unify unique unit unite unites units universal universities
university unknown unless unlike unlikely unlimited unlocked unnecessarily unnecessary unpleasant unread unreasonable
unstable unsuitable until unusual unusually unwanted update updated updates updating upgrades upon upper upset upsets
upsetting upwards urban urging usage use used useful useless user users uses using usual usually utility utterly
vacancy vacation vacations vague vaguely valid validity valuable value values valves van vans variable variables
variance variation varied varies variety various vary varying vast vastly vector vehicle vends verbatim verify version
versions vertical very via vice victim video view viewpoint views violation virtual virtually virtue visible vision
visit visitor vital voice voices volley volume vote voted votes waded wait waited waiting waits wakes walk walked
walking walks wall walls wanders want wanted wanting wants war warm warn warned warning warns warped was wash washed
waste wasted wastes wasting watch watched watches watching water waves way ways weapon wear wearing wears weary
weather week weekend weekends weeks weight weird welcome welcomed welcomes welcoming well went were west western
whales what whatever whatsoever wheel wheels when whenever where whereas whereby wherever whether which while whilst
whiskey white whites who whoever whole whom whose why wide widely wider widespread widest wife wild wildly will willed
willing wills win wind window windows wine wines winning wins winter wiping wire wise wisest wish wished wishes
wishing with withdraw within without witnessed woman wombat women won wonder wondered wonderful wondering wonders
wooden word worded wording words wore work worked worker workers working works workshop world worn worried worries
worry worrying worse worst worth worthwhile worthy would wound wrath wretched write writer writes writing written
wrong wrote yards year years yellow yes yesterday yet you young your yours yourself youth zero`.split(/\s/);

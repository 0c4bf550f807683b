// Made by composer/making/plain-english.ts from the word lists named in NOTICE. Do not edit.
export const plainEnglish =
  `aaron abbott absentee absentees absinth academia according accountancy aches aconites acrobatic acrobatics activism
activities activity acton actually added adler adorn adorns advert adverts advil aerators aftos agape agate agates
agitator agitators agronomy ail airbrush airbrushes aired airline airlines airmen airstrip airstrips akiva akron alden
alder alders alexis alfred alfreda alfresco align aligns aline alines allen alligator altamira amarillo ambiance
ambiances ambos ambulance ameba amebas american americana americanises americanizes americans amidships amigo amoebae
amour amours amperage amphibious ample amplified amplifies ampul ampuls analyse analysed analyser analysers analyses
analysis ananias anarchic anarchism anarchistic anatomic ancestries ancestry anchored angela angeles angelica angelico
angelina angeline angelita angelo angle angled angler angles animator animators anita antarctic antedate antedated
antedates antennae antler antlers ape apiaries apparatus apparatuses applies apply apportion apportions apposition arbor
arbors arbour arbours arcane arched archeologist archeologists archivist archivists ardor ardors ardour ardours argon
arithmetical armadillo armories armory armoured armourer armourers armouries armoury arron artiest artiste artistes
artistic artistry artsiest ashed ashen asperger aspirant aspirants aspiring asses assessing assurances asterisked astor
astray astrology astronaut astronautics astronomic athena atlantes atlantic auctioned audition auditions auditoria
auditory authored authorises authorizes auto autographed automata automate automated automates automatic automatics
automating automation automobiled automotive autonomy autumnal avenge avenged avenges avocado avogadro aware babble
babblers babbles babel babels baby backboard backboards backbone backbones backer backers backhand backhands backpacked
backspace backspaces backtrack backtracks backward backwards bacterial bactria bad badder badgered baffin bailey bakes
balalaika ball balled ballerina ballooned balloonist balloonists ballroom ballrooms balsa banana bandanna bandannas
bandies bandiest banditry banditti bandy banes banged bangor banished banishes banister banisters banjoist banjoists
bank banked banneker bannister bannisters banns banshie banshies banter banters barbadian barbadians barbaric barbarism
barbarisms barbarities barbarity barbecued barbed barbequed barbered barberries barberry barbra barbs bards barely barer
barker barkers barkley barks barlow barman barnabas barnard barnes barney barneys baron barons barred barreled barren
barrener barrens barrette barrettes barricaded barrie barron barry barter barters basal basel baseness baser bashes
basic basics basie basin basins basis basked basket basketball basque basques bataan bathurst batista baton batons
batsman batter battered battering batters battle battles bauer bavarian bayberries bayberry bayer beadle beady beaked
beaks beams beater beaters beatles beaus beavered becker becket beeped beeps beetled befriend befriends beget begets
beggared beggarly being beings belch belches bella belle belles bellies belly bellying bender bends benet benito bennie
benny benton bents berber berbers bereft berg berger bernie berra berta beset besets bette better betters betty bewilder
bewilders bicker bickers bicycled biddies bided biden bides bier bigot bigoted bigotries bigots biked biking bilbo bilks
billet billeted billets billies billion billions billy bimini binds binnacle binnacles binocular birdied birkenstock
birth births biscuit bison bitch bitches bitchier bitching bitter bitterly bitters bizet blackball blackballs blackburn
blackest blackguard blackguards blackhead blackheads blackjacked blake blame blamer blames blanch blanches blander
blandest blanked blanker blankest blanketed blare blares blats blazed bleach bleaches bleaker bleeder bleeders blench
blenches blended blends blinder blinders blindest blindfolded bling blink blinkers blinks bloats blobbing blonder
bloodies bloodstained bloody bloom bloomer bloomers blooms blossomed blots bluebeard bluefish bluefishes bluffest
blunder blunders blurrier blurring blushers boast boasts boatman bobbi bobbie bobbing bobble bobbled bobbles bobbling
bode bodes boding boers bogeying bogeymen boggling bogieing boiling boilings bola bolder boles bolls bonanzas bondage
bonds boned boner boners boney boning bonkers bonner bonnet bonniest bonny bonus bonuses boobs boogies booing booker
bookies bookmarked bookshelves boomed boomeranged boons boors boost boosts boot bootie booties booty boozer boozers
boozy borer borers bores borrow borrows borsch bosker bossiness bother bothers botnet botnets bottled bottling bounce
bounced bounces bouncier bounder bounders bounties bouts bower bowers bowie bowing bowlder bowlders bowled boxed boxen
boyer braced brackets bracts brads brady braid braids brainy braises brakes branched brandi brando brandt brash brasilia
bratty braver braves brawling brawn brawnier brawniest breach breaches breaker breakers breakfasted breather breathers
breech breeches breed breeds breezed breezier breezy brewer brewers brian bribe bribes brice bridged bridger bridget
bridgett bridle bridles briefest briers brine brink brinks brisk brisked brisker briskest brisks britches broach
broaches broad broads brock broiler broilers broiling broke brokered broncho bronchos brontosaur brontosauri brontosaurs
brood broods brook brooks broome brothel brothels brotherly browne brownest brownian browning brownish browsing bruckner
bruises brusk brusker bruskest bruskness bubbled bubblier bubbliest buccaneered buckboard buckboards bucked bucketed
buckle buckled buckles buckley buckner buddies budge budges buffaloed buffed buffer buffers buffeted bugger buggers
buggies bugled bugler buglers buick bulge bulges bulkiness bulks bulldoze bulldozed bulldozes bulled bulletin bulletins
bullfight bullfights bullies bulling bullpens bullshit bullshits bully bullying bumble bumblers bumbles bunch bunches
bundies bundy bunged bungle bungles bunked bunker bunkers burberry burble burbles burch bureau bureaucracies bureaucracy
bureaucratic burg burger burgher burghers burglaries burglarises burglarizes burglary burgle burgles burliness burner
burners burnout burris burro burrow burrows burrs burton bushed bushel bushels bushies bushiest bushiness busier busies
businessmen businesswomen busses buster busters busyness butchered butcheries butchery butches butler butte butted
buttered butterfat butterier butteries butteriest butternut butternuts buttery buttes buttoned buzzword buzzwords cabby
cabled cackling cactus caddie caddies caddy caged cains caked calabash calabashes calculated calderon caldron caldrons
calendared calexico calks callas callie calliper callipers callisto callus calluses camarillo camber cambers cameo
cameos camomile camomiles campaigned campaigner campaigners camped camper campier campinas can canard canards canberra
candelabrum candelabrums candled candor cane caned canker cankers cannes cannibal cannibals cannoned cannot canny canoed
canon canons cantaloup cantaloups canto canton cantons cantor cantors cantos capek capet capetian capital capitalise
capitalised capitalises capitalism capitalistic capitalize capitalizes capitals capping capsuled captaincies captaincy
captained captor captors caracalla caracas caracul carbonate carbonates carboy carboys cardenas cared cares caret carets
carjacker carjackers carlton carmella carnot caroling caroller carollers carousal carousals carouse caroused carouser
carousers carouses carped carpel carpels carpentered carpeted carping carries carrousel carrousels carry carryout carson
carter cartography cartoon cartooning cartoons carves cascade cascaded cascades cased cases cashed cashiered cashmere
casing casings casino casio caspar casseroled cassino cassinos castaneda castanet caste caster casters castes castled
castor castro catapulted catchier cater caters caterwaul caterwauled caterwauls catnap catnaps catty causation caved
cavemen cavernous caviare cawed caxton cayman cedillas celerity cellar cellars celli cello cellophane cementing
centaurus cerebral cerise certain certificated cesar chagrins chainsawed chairman chaise chaises chalky champ champaign
champing championed champs chancelleries chancellery chandler chandlers chanel chant chants chaplain chaplains chapping
chaps chapt charge charged charges charier chariot charmer charmers chars charter charters chary chat chauffeur
chauffeured check checkers checking checkmated checks cheek cheeks cheep cheeps cheer cheerier cheeriest cheerily cheery
cheesed cheesier cheesy chef chemically chemise chemises chenille cherubic cherubim cherubims chewiest chews cheyenne
cheyennes chickened chickening chico chicories chide chides chile chiles chili chilies chillier chillies chilling
chillings chilly chimeras chimu chink chinking chinks chipper chippers chiropractic chiropractics chiseling chitlings
chits chivas chock chocking chocks chocolate choker chokers choking choler chomp chomper chompers chomping chomps chooks
choosing chopped choppered choppier choral chorals chord chords choreograph choreographed choreographic choreographs
choreography christens chrysalides chrystal chuck chucking chuckling chucks chump chumps churning ciabatta cicadae
cigarets cinch cinches cinder cinders cindy cinema cinerama cinnabar circling circuits cirrus citizenry citroen citron
citrous clack clacks claimant claimants claims clair clairvoyance clamming clamping clans clapping clarioned clark clash
clashes clasp clasping clasps class classes classier cleaned cleanest cleanlier cleansed cleanser cleansers cleanses
clearer cleave cleaved cleaves clergies clerical clever click clicked clicking clicks clincher clinchers cline clinical
clinker clinkers clint clive cloaking cloches clocking clods clomp clomping clomps cloned clops clorets close closeout
closeouts closer closes closest closeted clots cloudier clout clouts clove cloven cloves clown clownish cloys clump
clumping clumps clunkers clusters clutched clutters coalition coalitions cobble cobbled cobbles cobra cockeyed cockiest
cocking cocooned coded codex codger codgers coffer coffers coffey coffined coffs cohan coiffing coifs coils coking
colder collared collation collations collected collection collections collects collide collided collides collieries
colliery collin collins collusion colones colonial colonials colonies coloring colossus colossuses combating comedown
comedowns comelier comely comer comers comes command commanded commander commanders commands commends commoner commoners
communed communes commute commuted commutes compacter compares compassed competed competes compiler compilers completer
composed composite composites composted composts composure compotes comptroller comptrollers compute computed computer
computerises computerizes computes comte concerning concerti concertinaed concerting concetta concierge conciser
conclude concludes concord concords concourse concourses concreting condillac condition conditional conditionals
conditioned conditions condole condoled condoles condom condoms conducted conduction conductor conducts confer confers
conflict conflicts confucian confucians confuser confusers congeals congo congreve coniferous conjure conjured conjures
conjuror conjurors conked conking conks connector connectors conner conniver connivers connors conscious consent
consents consoled constance constant constants consternation constipation constituting constitutional constitutionals
constrict constriction constrictions constrictor constrictors constricts construct constructing constructive constructor
constructors constructs consultancies consultancy consulting consumable consumables consumer consumers contact contacts
contaminating contortions contraband contraception contracted contraction contractions contradict contradicts contrail
contrails contralto contraltos contraries contrary contrast contrasts contrition controlled convene convened convenes
converge converges convert converting converts convicted convince convinces convoking cooeeing cooing cooke cooked
cookeries cookery cooky cooled cooley coolie coolies cooling cools coons cooper cooperate cooperates coopers cooping
coors cootie cooties coots coped copied copies copper coppers copra coquette coquetted coquettes cordoned corina corking
corkscrewed cornea corneas corned corniest cornrows corona coronado coronae coronaries coronary coronation coronations
coroner coroners corporal corporals corral corrals corrector corset corsets cosier cosmetic cosmosdb costlier costume
cotter cotters cottoned couch cough coughs countable counteract counteracts coupled couplet couplets coupling couplings
coups courser courses coursing courteous courtier courtiers courting courtlier courtney cover covers coves covet covets
cower cowers coyer cozier crabbe crabbier crabbily cracked crackled crackles crackling crackpot crackpots crackups
cradled cramming cramp cramping cramps crams craned crank crankier cranks crape crapes crapping crass crated crater
craters cravat cravats crave craves crayolas crayon crayoned craze crazes creak creaks creation creations creed creeds
creel creels creep creeps cremating crept crescendi crescendo crescendos cress crete cribbage crick cricked cricketer
cricketers cricking cricks crimp crimping crimps crinkling crises crisis crisp crispest crispy critical criticises
criticizes croaking croce crocheted croci crock crockery crockett crocks crocodile cronies cronus crony crooking croon
crooned crooning croons cropper croppers crossbar crossbars crossest crossfire crossfires crossroad crosstown crotch
crotches crotchet crotchets crotchety crouch crouched crouches croupier croupiers crowd crowds crueler crueller crumby
crumpled crumples crunch crunched cruncher crunches crusade crusaded crusades crust crustier crusts crystalizes cuddling
cuisine culling culls curate curates curbing curdling curing curly current currents currying cursory curtail curtails
curtained curving curvy cushier cushioned cuspid cuspids custodial customary customises customizes cuticle cuticles
cyclonic cylinder cylinders dadoes daemon daemons dailies daily daises dame damon danced dander danes danger dangers
danker dappling dares darin darns darth dashboard dashboards dauphin daydream daydreams deader deadlier deadliest
deadliness deafer dearer debenture debentures decal decals decay decays deceptive deductive defective defectives
defector defectors deferment deferments deliver delivered deliverer deliverers delivers delphinus demos denature
denatured denatures denies denis dentistry depute deputes deriving deserted deserter deserters designed detecting
detection deterrent deterrents developed develops devin devises devon diapered dicing dickies dicky dictated dictates
dictation dictations diego dieseled diffuse diffused diffusely diffuses diking dimer dimpling dined dines dingy dinker
dinner dinners diplomacy diplomata diplomatic dipper dippers directed directer direction directions directive directives
directly direr discus dished dishwater disses distilled distiller distillers dived divergent divert diverts dives
dividing divine divines divining divisible divorced divvying dixie django doctoral doctored doctorow dodged dodger
dodgers dodgy doggier doggiest dogie dogies doming domingo dominion dominions donner donor donors doomed doormen dorian
dories dormer dormers douche douches doughier doughtier doughy dover downer downers downturn downturns dragon dragoon
dragooning dragoons drainers drams drape drapes draughted draughtier drawn dreamers dregs dressy drier driers drily
drivel drivels driven drizzled drizzly droll drollest droned dross drove drover drovers droves drubs drummed dubbo
duchies duchy ducking ductless dudgeon duelling duellings duellist duellists dullards dumping dunces duran durban duress
dusky dusted dustier dustman dynamics dynamism dynamite dynamited dynasties eagerest eaglet eaglets earle earmuff
earning earnings earthing earthward earthwork earthworks earthy eased eases eaves eavesdropped eclectic eclectics
eclipsed ecologist ecologists economic economies economise economised economises economize economizes edsel eider eiders
eisenstein ejection ejections elate elates elective electives electors electrical electrifies electrify electrode
electrodes electronic electronics elevated elevates elevation elevations elite elites ellipse ellipses ellipsis elliptic
elliptically ellis elmer elope elopes elvia elvin elvish embed embeds emote emotes employe employed employer employers
employes emptiest enchanters encyclopaedia encyclopaedias encyclopaedic encyclopedic ender enders engender engenders
engineered envelop enveloped envelops equalise equalised equaliser equalisers equalises equalize equalized equalizes
equation equations erase erased erases erasures erection erections erring erudition erupting escalate escalated
escalates escalation escalations escorts esmeralda eucalypti evenest everett everette everglade excavate excavated
excavates excavation excavations exclaims exclusion exclusive exclusives executing execution executions executrices
executrixes exercise exercises exert exerts exorcise exorcised exorcises exorcism exorcisms exorcize exorcizes expansion
expansions expansive expect expects expel expels expensive expertly exploded exploiter exploiters explore explored
explores explosively export exporter exporters exports expulsion expulsions extinguished eyeballed eyeglass eyelashes
facet facets factor factored factors fairly fairs falconer falconers falconry fame famishing fancying farmed farmland
farmyard farmyards farther fascinate fascinated fascinates fascination fascinations fathered fatherly fatter faultier
feathered feathery feign feigns feinting felice felipe felix fells femora fenced fender fenders fending fennel ferments
ferraro ferreted ferry fetching fiber fibers fiddled fiddler fiddlers fiddly fiesta filch filches filching fills filmy
finagler finaglers finder finders finer fingered finishing fireball fireballs firefight firefights firehouse firehouses
firemen firmer fishermen fitch fitly fitness fiver fixed flack flacks flake flakes flambes flamed flamenco flamer
flamers flaming flamingo flamings flank flanks flapper flappers flaps flare flares flashers flashing flatters flattest
flatware flaws flays fleecing fleshing flickers flinch flinches flippest flippies flippy floaters floating floes flogs
floor floors floozies floppier flounced flounces floundered flourish flourishes floury flout flouts flowed flowered
flowerier flowery flows floyd fluke flukes flume flumes flushing fluted flutist flutists fluxes flyovers flypaper
flypapers focus focuses fogey fogeys foisting folks follies follower followers folly fondle fondles fondu fondus
football footfall footfalls foothill foothills footnote footnotes footrest footrests footsore fords forecast forecasted
forecastle forecastles forecasts forehand forehands foremast foremasts foremen foremost fores forested forester
foresters forestry foretaste foretasted foretastes forewarn forewarns forewoman forewomen foreword forewords former
formless formulae formulaic formulate formulates forrest fortunate fossilises fossilizes founder founders frags framer
framers francoise frankfurt freebie freebies freedman freelance freelanced freelances frees freeware freighted freights
frenchman frenzied frenzies freshmen fretwork friedman frier friers frieze friezes frighted frighten frightens frilly
fringe fringes fripperies frippery frisking frostily fuddle fuddles fudged fully fulton funeral funereal fungous furies
furry furthers fuzzes gabble gabbles gabbling gable gables gaelic gaggles gaging gaines gaits galatians galilean
gallegos gallic gallon gallons galls galoshe gambled gamboled gamboling gambolling gamed gamekeeper gamekeepers games
gamey gamier gamin gamine gamines gamins ganges ganglier gangling gantlet gantlets gapes gaping garaged garble garbles
garbling gardened gardenia gardenias gardner gargling garlicky garter garters gasolene gasses gating gauche gauntest
gayer gazer gazers gazing gecko gelatine gelatinous geld gelling genera generalises generalizes generally generate
generates generics geneses genetic geneticist geneticists genii genre genres gentlemanly gentlemen gentlewoman genus
genuses gerber germanium ghosting ghostly ghostwrite ghostwrites ghostwritten ghostwrote ghoulish giblet giblets gibson
gigglers giggles gilding gills gingerly giotto giraffe girts glassed glassier glassiest glassy glazier glaziers gleaming
gleamings glibness glided glittered glitzier glitzy gloaming gloamings globed globs gloom glossing gloved glover gobble
gobbled gobbles gobbling godmother godmothers gofer gofers goggle goggled goggling golda goldener goldfinch goldfinches
golding golf golfed gollies goodlier googled googling goosed gordon gorgas gorilla gorse governed grabs grace graces
gradation gradations grade grader graders grades grads graduated graduating grady grafter grafters grail grainy gramme
grammes grams grandees grander grandeur grandfathered grange grant grants granular granulate granulates granulation
graphing grapnels grapples grassy grate grated grates graved graveled gravelly gravely graven graver grayer graze grazes
greater greed greedily greenies grenada grenadier grenadiers grenadines griffith grille grilles grimness gripe gripes
grips grist grittier grizzled groin groins grope gropes grossing grounding groundings groused grout grouts grove grovel
grovels grover groves grower growers growling grues grumbler grumblers grumbling grunge grunges guerilla guerillas
guernsey guernseys guess guesses guillotined gulfs gullies gully gulps gummier gummiest gunboats gym gymnasia gymnastic
gymnastics hacked hagglers hakes hales haley halftime halftimes halsey haman hamburger hamburgs hammed hammered hampered
hamster handball handballs handcar handcars handcraft handcrafts handcuffed handlers handy handymen haney hangar hangars
hanged hangover hangovers hanker hankers happiest happy hapsburg harbored harboured hardiest hardline hardtack hardy
harlem harmonic harmonica harmonics harmonies harmonious harmonise harmonises harmonize harmonizes harper harpooned
harries harry harrying harvested harvey hassocks hatcheries hatchery hatches hatching hausa haves hawked hawser hawsers
haycocks hayes headboard headboards headland headlands headlined headlock headlocks headlong headquarter headstrong
headwaiter headwaiters headwaters headwind headwinds heard hearst hearth hearths hearties hearty hedged hedgerow
hedgerows heeds helicoptered helios helm helpline helplines helpmeet helpmeets hemet hemlocks herculean herding hermite
herod heroin heroins hickey hickeys hiding hieing highlight highlighted highlights highs hijacker hijackers hiked hikes
hindered hindquarters hinged hings hippopotami hippy hireling hirelings hiring hitchhike hitchhiked hitchhikes hitching
hiving hoarse hoarsely hobble hobbles hobbyist hobbyists hocked hockey hockney hodge hodges hokey holdover holdovers
holidayed hollering holley holstering holsters homering homesteaded homesteader homesteaders homeward homewards homey
homeys honed hones hoods hooey hoofs hooker hookers hookey hooner hooners hoons hooper hoorah hoorahs hooted hooves
horde hordes horne horned horniest horsed horseplay horsey horsy hose hospitable hospitably hospital hospitalises
hospitalizes hosted hosteled hosteler hostelers hostelries hostelry hostessed hostler hostlers hotkey hotkeys hotpoint
hotshot hotshots hotter houmus housecoat housecoats housed housemaid housemaids housewares housework hovel hovels hover
hovering hovers hoyle hubbies huddle huddles huddling hulling humane humble humbles humbling humblings humidified
humidifies hummed hummock hummocks humpbacked hunchback hunchbacks hundredth hundredths hunger hungered hungers hunker
hunkered hunkers hunted hurdled hurdler hurdlers hurdling hurley huron hurrying hurting hurtle hurtles hurtling
husbanded husbandry huskier huskiest huskiness husks hussies hussy hustle hustled hustles hustling hut hyades hyaena
hyaenas hydrae hypnoses hypnotic hypnotics hypnotise hypnotised hypnotises hypnotism hypnotize hypnotizes iceland igloo
iguana illusions illustrate illustrated illustrates illustration illustrations impale impales impermeable imported
importer importers imposture impostures inaction inced incensed inception inceptions increase increases indignities
indignity induction inductions industrialises industrializes industrially industrious infect infection infections
infectious infects inferior inferiors infernal inferno infinite infinitely infirmities infirmity inflammable inflating
inflection inflections inflexion inflexions infliction influence influenced influences infraction infractions ingestion
inhale inhaled inhales inherent inject injecting injector injectors injects injunction injunctions inland innate
insanity insert insertion insertions inserts inset insets insomnia inspect inspected inspects instigator instigators
instruct instructed instruction instructions instructs insulation intel intense intenser intention intentions inter
interact interaction interactions interacts intercept interception interceptions intercepts interdiction interest
interests interior interiors interject interjection interjections interjects interment interments internal internals
interne interned internee internees internes internet internist internists internment interpol interposes interpret
interprets interred inters intersect intersecting intersects intervention interventions intimate intimates intoning
intranet intranets invade invaded invades invented invention inventions inventories inventory invested investigated
investigation investigations invoiced irtish islander islanders jackboot jackboots jacked jagger jaguar jailed jailor
jailors jangle jangles jangling jason jells jerks jeroboam jerry jersey jested jeweled jewell jewelled jigger jiggers
jigging jiggling jigsawed jigsawn jingle jingles jingling job jockeyed jogged joggling joked jordan journal journalese
journalism journalist journalistic journals judged judo jugging juggled juiced juicier juicy jumbling jumped jumpier
juster justifies justine karat karate karats karin karma karyn katina kayak kebob kebobs keener kenned kenneled kernel
kernels ketchup keyboarded keyboarder keyboarders keywords khaki kicky kidnaped kidnaper kidnapers kidnapped kilns kilos
kimono kind kindergartener kindergarteners kindled kindlier kindly kindness kindnesses kingaroy kinks kinney kirks kited
knaves knifed knighted knighting knightly knitwear knotted knottier knotting koala kojak korea kraft krone kurtis
labeling labored laboured labyrinthine lacked laddered ladled lagos lama lamer lamers lames lamination lamming lampooned
lampoons lander landry landslide landslides landward landwards languish languishes lapel lapels larch larches larder
larders larger larousse larry larvae larval lasagna lasagne lased lases lassa lasses lassies latch latches later lathe
lathed lathered lathes latte latter laudatory lauder laugh laughs laughter launders laundryman lavish lavishes laxer
layer layering layers leach leaches leaks leanings lease leases least leather leathers leathery leave leaved leaven
leavens leavings lecture lectured lectures ledge ledges leeds leers lefter leftover leger legging leggins legume lemony
lemur leonard leonardo leopard leotard leotards leper lepers lester letterbomb letterbombs lettered levee levees level
levels lexer lexers lexington libel libels liberate liberates liberian liberians libertarian libertarians lichee lichees
licked lifer lifers lifespan lifespans lighted lighten lightening lightens lightest lightness lightninged likeness
likenesses liker likes limber limbers limbo limbos limed limns limousin limped limper limpest limpness linemen liner
liners linesmen linger lingered lingerer lingerers lingering lingerings lingers linguist linguists lion lionises
lipsticked liquidating liquidator liquidators liquored liquorice liquorices lister lit liter literacy literal literary
literate literates literati liters lither litterbug litterbugs littered littler lived liven livens liveries livery llama
loader loaders loafed loaner loaners lobbying locke locket lockets lockheed locomotion locus locution locutions lodger
lodgers lodgings loner loners longboat longboats longer longings longs looked loose looser looses lordship lordships
lorie lorre loses losses louie louis louise lounged lousy louts lover lovers lubber lubbers lucked luger lumbar lumbered
luncheon luncheons lunge lunges lupine lupines luther lynx mable macao macaronies macdonald macerate macerates machined
macias macon macron macrons madame madge madmen madrasas madwoman maestro maestros magdalene maggie magnates magnetise
magnetises magnetism magnetizes magneto magnetos maharajah maharajahs maharani maharanis mahayana mahican mahicans
mahjong mailbomb mailbombs maiman maine maintain maintains major majoring majors malta mama mambo mambos mamma mammas
manacles manage managed manager manages mandated mandates mandating mandrell manet manga mange manger mangers mangiest
manglers mangles mango mangroves mangy mania maniacal manias manic manics manicured manifold manifolds manna manor
manorial manors manson mantel mantes mantissa mantoes mantra mantras manured mar marathoner marathoners marbling march
marchers marches marching marciano marco marcos mare margaret margarito margin margins margo marguerite maria marian
marianas marianne marie marihuana marin marina marinade marinades marinas marinate marinates mariner mariners marion
maris maritain marius marked marketed marketer marketers marlon marne maronite marooning marple marquesas marquess
marquesses marquette marquez marquise marquises marsha marshy marta martel martin martina martinet martinets martinez
martins marvin marzipan mascaraed masque masqueraded masquerader masqueraders masques mastering masterminded match
matchbook matchbooks matched matching matchless mathematical mather mathis matthews matts mature matures maturest matzoh
matzohs matzot maurine mausolea maxine mayer mayonnaise mcdonald mcknight meatloaves mechanical mechanise mechanises
mechanism mechanisms mechanize mechanizes medan media medial medias mediator mediators medicare medicares medicate
medicates medici medicinal meditated megaphoned meier melanesia mellon melton memes menageries mermen mervin mesa
mesquite mesquites mesquits messes messy meted meteoric metes metre metres metro meuse meyer meyers microcode
microscopic microscopy microwaved midget midgets midwifed midwiferies midwifery midwived mikes milch mildness miler
milers miles milfs militancy militant militants militarily militarises militarizes militate militates milkmen milky
millard millepede millepedes millet millionnaire millionnaires mills mimed mined minibusses minimums miniseries
ministered ministries ministry minor minoring minors minster mires mirrored miseries misery missilery missilry missive
missives mister misters mistress mistresses miter miters mixed mixes moaning moans modal modals model models modes
moises moistens moister moisturise moisturised moisturiser moisturisers moisturises moisturize moisturized moisturizes
molecular molina mollusc molluscs molnar momma mommas mommies mommy monarchic monarchies monarchy monet monetises
mongeese mongered monies monitored monkeyed mono monolithic monopolises monopolizes monotony monsieur monster month
months montreal monty mooching moods mooed mooing mooney moonlighted moonlighter moonlighters moonstone moonstones moore
moors mooting moots mopes mopped moral morals moran morasses mores morns morons morose morse morsel morsels mortared
morticing mortises mosey moseys mosquito motes mothered motherly motioning motorbiked motorcar motorcars motorcycled
motoring motorise motorises motorize motorizes motorman moult moults mounding mountaineered mountainous mounties
mounting mountings mourning moused mouser mousers mousey mousse mousses moustache mousy mouthe moved mowed muenster
muffing muffle muffled muffles muffling muggy muleteer muleteers mulled mullen muller mummifies munro murine muscled
mushroomed musicale musicales muskegon mussed musses mustered mutation mutations muter mutter mylar mylars mynahes mynas
myths nancy napoleonic nave navel navels navigate navigated navigates nebulae nebular neckline necklines necromancy
neediest needled needless negotiate negotiated negotiates negotiation negotiations neighbored neighborly neighboured
neighbourly nestle nestles nettie nettled neuron neurons neutrino neutrinos never niceties nicked nickle nickles nieves
nightlife ninja ninnies ninny nitre nobel nobelist nobelists nobodies noels noodled norad norse nostalgia nought noughts
novellas nuggety nursed nutria oases oblation oblations oblivious oblong oblongs oceanus oinked oligarchic oligarchies
oligarchy oliver olsen olympiad olympiads olympian olympians olympias olympic omelette onset onsets opinions option
optional optioned orange orangutang orangutangs orations orchestral orchestrate orchestrates organics organise organised
organiser organisers organises organism organisms organize organizes orion orphaned orthodontia orthodontic orthodontics
other others otter ours ouster ousters outer outlawed outlay outlays outlives outset outsets ovations overacts overages
overall overawes overcame overcome overcomes overcook overcooks overeats overhauls overheat overheats overlaps overlays
overload overloads overpass overpasses oversells owned packaged pacts padding paddling paddock paddocks padlocked padre
paediatrician paediatricians paganini paged paginating pain paine painfuller paining painless pains painted paisley
paisleys palate palates paleface palefaces paler palladio palmetto palmettoes palmettos paltry pamper pampers pan
panamas pancaked panda pander pandered panderer panderers panders pane panes pangs panier paniers panniers pansies
pantheism pantheist pantheists pantie panting pantomimed panty panza papa papery paprika parabola parabolas parachute
parachuted parachuting paraclete parading paradise paradises paramecia paramedical paramedicals parasitic parceled parch
parches parenting parity park parkes parkour parlance parley parleys parrakeet parrakeets parries parroted parry parse
parses parson parsons partakes partials participle participles partisan partisans partners party pasha pashas password
pasta paste pastel pastes pastiche pastiches pastie pastiest pastimes pastoral pastorals pasts patchier patchwork
patchworks patel patella patellae patellas patent patenting patents paterson patience patienter patiently patron patsies
patsy patter patters patti paulette paunch paunches pauper paupers pavlov pavlovian payer payers peale peals pearly
pearson peary peasantry pease pebbled pebbly pedal pedals pedant pedantry pedants peddle peddled peddles peddling peeper
peepers peggy penal pence penchant penchants penciled pendent pendents pendulous pennant pennants penned penney
pensioned pensions peons pepped peppered peppering peppery peppier peppiest peppy pepsin percy perfumed perfumeries
perfumery perkiest perls peron perseid persona personae perth peterson petrel petrels petrolatum petty phantasm
phantasms philosophic philosophies philosophises philosophizes philosophy phoned phoney phoneys phonies phony
photocopied photocopies photograph photographed photographic photographs photography photon photons physical physicals
piano pianoforte piazza piazzas pickax pickaxed pickiest pickled piddle piddles piddling piers pigeon piggier piggiest
pigments pigmies pigmy piker pikers pilaff pilaffs pilaster pilasters pilate pilates pilau pilaus pilaw pilaws pillowed
pilot pimiento pincer pinch pinches pincus pinter pinto pintoes pintos pioneers pipe piped piper pipers pirate pirated
pistil pistils piston pistons pitched pitches pitchforked pitchmen pities pivot pivots pizza place places plackets
plainest plaint plaints plait plaiting plaits planck planed planet plangent planners plans plantation plantations
planters planting plantings plastered plateaus plated platen platens platformed plath plato platonism platte pleasant
pliant plied plies plodding ploddings plonk plonks plotter plotters ploughed plucking plugging plumb plumbed plumbs
plumed pluming plummets plump plumper plumping plumps plunge plunged plunges plunging plunk plunking plunks pluses
plushier plushiest plushy plusses poach poached poaches podding point pointer pointers pointier points poisoner
poisoners poked poker pokes pokey pokeys pokier polestar polestars policemen policewomen policies policing political
politicise politicises politicize politicizes politico polled polliwog polliwogs poltroon poltroons pomerania pompon
pompons pompous poole poppa poppas popular porch porches porpoised porringer porringers portable portables porter
porters porthole portholes porticoes portion portions portrays portugal poser posers posies position positions positive
positives possible possibles poster posters postmark postmarks postmen postpaid potables potholder potholders potpies
pottered pottier potts poultice poultices pounding prance prancers prances prate prates prayed preach preached preaches
preachier precedent precedents preppier preppies preps prequels prescient presence presences presented presenter
presently preservation preserved preserver preservers preset presets presided presidencies presidency presides presiding
preteens prevent prevents preys priam priciest prickle prickled prickles pries priestly prigs primates primmest primness
prince princely principally principe principle principles printing printings prioress prioresses prise prises prison
prissier privately privater privatest priviest processor processors prodding professed professes profession professions
professor programed programer programers programme programmed programmes prohibit prohibits projected projection
projections projects prone prophesies prophesy prophetic prorates prosecutor prosecutors prosiest prospector prospectors
protected protector protectors protested protestor protestors protests protract protracted protraction protracts
provident province provinces prude prudes prune pruned psychiatric psychical psyching psychologies psychotic psychotics
publican publicans puddled puddling puffed puffier puffiest puffiness puffing pull pulled puller pullers pullet pullets
pullover pulls pulpiest pulpy pumper pumpers punchy punter punters punts pupal pupped puppetry puree purees purge purges
purism pursed purser pursers pursue pursues pushkin pushover pushovers pusses putted puttered putties putty puzzler
puzzlers pyramidal pyramided pyrotechnic quainter quaked quaker quakers quaoar quarantined quart quarterbacked
quarterdeck quarterdecks quartered quarterlies quarterly quarto quartos quarts queer queers quell quells quick quincy
quine quines quirk quirks rabbited rabin racecourse racecourses racer racers racier racine racked racketed racking
radiated radiates radiating radii radius radiuses rager ragers raging railings railroaded raisin raising raked raking
rakish ramon ranched ranches ranching randolph rapes rapider raping rapped rapports raptures rarer rares raring rasher
rashes rashness raspier rat rated rating ratings ratio ratios rattled rattler rattlers raunchier raved ravel ravels
raves raving ravings ravioli ravish ravished ravishes rawer razes razing razoo razoos reach reaches reaching reacting
reaction reactions realer reamer reamers reaped reappear reappears recalling receipted recessing recessional
recessionals recessive recessives recline reclined reclines recoiling recorded recruited recruits rector rectors
recursion recursions recycled refereed reference references referent referred refiner refiners refrigerate refrigerated
refrigerates refrigeration regression regressions reigns reinaldo reis relevant relished reminder reminders remission
remissions renter renters repairmen repel repels repentant report reports repression repressions reprieve reprieved
reprieves rescission research researched researches resettle resettles resins resolved resolver resolves resonant
resorted respiratory restaurant resumed retainer retainers retort retorts retrieval retrievals retrieve retrieved
retrieves reuters revel reveller revellers revels reverent reversion revolted revolve revolved revolves reword rewords
reynaldo rhine rhinoceri ricing rickets ricks ricksha rickshas ricocheted rider riders rifer riffle riffles rifled riper
ripper rippers riser risers riven rivera roaching roadblocked roadster roadsters roaster roasters robbed robberies
robbery robbin robbins robe robing robot robuster robyn roche rocked rocketed rocketry rockies rockiest rocky rodin
roister roisters roles roller romanced romanies ronald roofed roomer roomers roosted rooter roping rose roseate rosebuds
rosemarie rosetta rosin rosins rossetti roster rosters rouses roustabout roustabouts route routed routes rover rovers
roves roving roweling rowling royally rubber rubbers ruben rubens rubin rucksack rue ruing runabout runabouts runaway
runaways runnel runnels runnier ruses rushes sable sables saddling sades safer safest safflower safflowers sagan sager
sailboard sailboards sailfish sailfishes salado salamander salas salesmen saleswoman saline salines salinger sallow
sallying saloon saloons saltiest saltiness salting salton salvages samara samba sambas sames samoa samovars samplers
sampling samplings sancta sandbank sandbanks sandbar sandbars sandburg sandiness sandoval sandpaper sandpapers sandstone
sandwich sandwiched saner sang sanger sangers sanka santeria santos sapling saplings saran sarcophagi sardine sardinia
sarong sarongs satellited satin sauced saucier sauciest saucy sauna saver savers saving savings sawhorse sawhorses
sawing sayers scale scalloped scalpers scammed scamming scamp scamper scampers scamps scandal scandals scanned scansion
scanter scantier scanties scapegoated scapulas scare scares scarfing scarring scars scary scholarly schoolbook
schoolbooks schooldays schooled schooling schticks scollop scollops sconce sconces scooted scope scopes scorch scorches
scorecard scorecards scotched scram scrammed scrams screamed screened screwing screwy scribbler scribblers scribner
scrimp scrimps scripture scriptures scrolled scrounge scrounges scrub scrubbed scrubbier scrubs scudding scuffing scull
sculleries scullion scullions sculls sculpted sculptural sculptured scummier scumming scuppers scurf scuttle scuttled
scuttles scythed seagoing sealer sealers seaman sears seaway seaways seceding secret secretly sedate sedates sedation
seder seders sedna see seeding seesawed seething seine selena semaphored sense sensed senses sequoya serape serapes
seraphic seraphim serenade serenades serene serer serial serials serpens serpent serum serums served settle settler
settlers settles settling sever severs seward sewed sexing sextans shackled shackling shaded shadiest shading shadings
shads shafting shagging shaken shakespearean shakier shall shallow shallows shambles shaming shamming shampooed shank
shanks shanties shanty shapes shaping shard shards share shares sharing sharking sharlene sharpe sharpened sharpens
sharping shauna shaven shawn shear shearers shearing sheba sheen sheer sheers shelf shellack shellacks sheller shelling
shelly shelters shelves shelving sheol shepherded sheppard shied shielded shies shift shifts shill shilling shillings
shillong shills shimmer shimmers shimmery shimming shimmying shine shines shinnies shinny shipper shippers shipwrecked
shire shires shirk shirkers shirks shirr shirrs shitty shiva shiver shivers shlep shleps shoaling shockers shocking
shockley shoddier shoed shone shonk shonks shook shoon shooter shooters shoppers shore shores short shortage shortages
shortens shortest shortish shortwave shortwaves shout shouts shove shoved shoveled shoves shoving showed showered
showery showier showings showman showmen showplace showplaces showroom showrooms shred shredded shredding shreds shrewd
shrewder shriek shrieks shrike shrikes shriller shrimped shriner shrink shrinks shrive shrives shriving shrubbier shrug
shrugs shtick shticks shuck shucking shucks shuckses shutdown shutdowns shuttlecocked shuttled sicker sicks sidebars
siege sieges sierra sieved sifter sifters signaled signalises signalizes signally signatories signatory signed signer
signers silicate silicates silts simmer simmers sincerer singe singed singes sinister sinkable sinker sinkers sinner
sinners sired sires siring sirup sirups sisterly sitter sitters situation situations skate skateboard skateboarded
skated skeet skeletal skewed skewered skewing ski skidding skied skier skies skilled skimming skimpier skimping skinning
skins skipped skippered skipping skirting skis skite skiter skiters skiting skitters skulk skulks skydived skying
skylight skylights slack slackens slackers slackest slacking slake slakes slammer slammers slamming slash slashes slater
slaver slavers slaving sledgehammered sledging sleek sleeking sleeks sleepers sleeting sleety sleighed slept slewing
slicer slicers slick slickers slicking slicks slier slimmer slimming slims slimy sling slings slink slinks slipped
slippery slithers sliver slivers sloes sloppier slosh sloshes slower slummer slumming slump slumps slunk slurped
slurping slurring slushier slushiest slushy smack smackers smacking smacks smarmier smarmiest smartens smartest smarting
smartness smear smears smellier smelters smithies smocking smocks smoggier smoked smoker smokers smokey smoko smokos
smoky smooches smoothed smoother smoothes smoothest smoothing smoothly smoothness smote smudgier smugger smuggle
smuggled smuggles snacking snailing snaked snaky snapped snappier snared snarf snarfing snarfs snark snarkier snarks
snarl snarling snarls sneak sneaked sneakier sneaks snell snicker snickered snide snider snifters sniggers snippets
snippier snitch snitches snooper snoopers snoopier snootier snore snores snorkeled snorkeler snorkelers snorts
snowballed snowbelt snowboarded snowbound snowmobiled snowplowed snowshed snowshoed snuffing snuggled snuggles soakings
soaks sober sobers socked socking sofa soiling sol solder solders soldiered soldierly sole solider solitaries solitary
sombrely sombrero sonar sonars sooks sooky sooth soreness sorts souls soundless soundness soupy sourcing sours
sovereignty sower sowers sowing spaced spacemen spacesuit spacesuits spacey spackle spacy spaded spake spammer spammers
spamming spangles spanned spare spares sparkie sparkies sparking sparkled sparring spars sparsely sparta spartacus spate
spates speak speaks specking speckles spectacle spectra spectral speed speeding speeds speer speller spellers spelling
spellings spelt spending spewing spheroids sphincter sphincters spice spices spidery spieling spiffier spilling spilt
spinal spinals spine spines spinx spiraled spirally spirited spitball spitballs spite spites splashed splashy splinted
splinter splinters splotchy spoil spoiling spoils spoke spokes sponged sponger spongers spongier spongy spoof spoofs
spookier spooking spoor spoors spore spores sportsman spotlighted spout spouts sprained spreader spreaders springier
sprinkled sprinted spritz spritzed spritzes sprocket sprockets sprouted spruced sprucer sprucest spunk spurning spurring
spurting squabs squad squads squat squaws squinter squirmed squirreled squirted stabbing stabbings stable stabler
stables stabling stabs stacking staffers staffing staggers stagnation staidest staining stains stair stake stakes stale
staler stales staling stalkers stalking stalkings stalling stallone stammer stammers stamping stance stances standish
stank stapled stapling starching stared staring stark starkest starless starlets starlight starr starring start starting
startles startling starts starvation starve starves starving starvings stashing state stater states statesman statesmen
stationed stationer stationers statistical stature statures status statuses statute statutes stave staves staving stays
stead steads steak steal stealing steals steamer steamers steamier steamroll steamrolled steamrollered steamrolls
steamship steamships steel steeling steels steep steeps stein steinway stemming stepbrother stepbrothers stepson
stepsons stereoscope stereoscopes stern sterno steroid steve stewarded stewart stewed stewing stickers stickies sticking
sticklers stickups sticky stiffer stifling stiflings stile stiles still stillest stilling stills stine stinger stingers
stingier stingily stinkers stinking stint stints stirling stirring stirrings stirs stitched stock stockading stockier
stockiness stocky stoke stokes stoking stole stoles stolider stomached stomping stoned stoner stoners stoney stoniest
stony stood stoop stooping stoops stoppers stopping stored storey storeys stories storing storming stormy story stowe
strafing straggler stragglers straightjacket straightjackets strained straiten straitens straitjacketed strand stranded
strange strangely strangest strangle strangled strangler stranglers strangles strap strapless straplesses straps
strawing stray straying strays streak streaked streakier streaks streamed stretched stretches stretchier stretchy strew
strewing strews stricken stricter strident striding strike strikes striking strikings strine stringer stringers
stringier stringy striping stripper strippers striving stroking stroll strolled strolls stronger strongly strove strum
strummed strums strung strut struts studding student stuffing stuffings stumpy stunk stupider stylise stylised stylises
stylish stylistic suaver subbed submit submits subset subsets suburban suburbans suburbia succulence succumbs sucked
suckered sucks sudan suffer suffers sugary suing suleiman sulkies sultanate sultanates sumerian summaries summarise
summarises summarize summarizes summed summered summery summitry summoner summoners sumner sumo sumps sumter sunbaked
sunbaker sunbakers sunburned sunburnt sundas sunday sundays sundowner sundowners sundries sunned suntan suntans superber
superego superegos superhuman supermen supernovae suppress suppresses surer surfacing surfboarded surfed surging
suriname surveyed survivor survivors sushi suturing swallowed swamping swampy sward swards swarming swatters swazi swear
swearer swearers swears sweatier sweaty sweepers sweet sweetens sweeter sweetest sweeties sweetish swell sweller
swelling swellings swells swelter swelters swept swifter swigging swigs swilling swinger swingers swinging swipe swipes
swirling swishing swoon swoons swordsmen swore sworn swung symphonic synch synches synchs synthesise synthesised
synthesiser synthesisers synthesises synthesize synthesized synthesizes synthetize synthetized synthetizes syringed
syrupy table tabled taco tahiti taillight taillights tailored taine taken taker takers tales tallies tally tamable
tamarind tamarinds tameable tamer tamers tames tangible tangibles tangs tangy tanneries taper tapers tarantulae tardier
tardiest tares targeted tarrier tarter tasman taster tasters tatar tatars tatter tatters taupe tauter taxed taxi taxies
taylor tealight tealights teamster teamsters tearier teaser teasers technical technologies tee teenage teenaged teensier
teethe teethes telephoned telephonic telephony telephoto telephotos telescoped telescopic telethon telethons televising
tells tempe temped temper tempera temperas tempers template templates temporal tenanted tended tendered tenderer
tenderises tenderizes tenderly tendrils tennis tenon tenons tenser tensor tensors tenth tenths tepee tepees terminate
terminated terminates termination terminations terracing terrain terrains terraria terrie tessa texes thames thatcher
therein thermals thermostatic theron thesauri thicker thickest thicket thickets thickset thieu thing things thinner
thinners thins thistles thorn thorns thoth thrash thrashes threaded threading threat threaten threatens threats thresh
threshes throb throbs throe throes thromboses throng thronged throngs throve throw throwers thrown throws thrust thrusts
thump thumps thundered thunderous thymi thymus tiber ticked ticker tickers ticketed tiger timbered timberline
timberlines timbre timbres timpanist timpanists tinder tingle tingles tings tinker tinkers tinseled tipped tippler
tipplers tipsters tirade tirades tireless titanium titus toadying toasted toaster toastier toastiest toasting toasty
tobogganed toddies toddle toddled toddles toddy toffies toiled toiler toilers toileted toiletries toiletry toilette
toked tokes tomahawked toned tong tonga tongued tonic tonics tonier toothy toots topic topics torah torahs toreador
toreadors tories torpedoed torsi torte toted totes toucan touch touches tourism tourist touristic towed toxin toxins
toyoda trace tracer tracers traces tracing tracings track tracker trackers traction traded traducing trail trailer
trailers trailing trails train trained trait traitor traitors traits tram tramming tramping tramples trampling
trampoline transistor transistors translate translated translates translation translations trapezoid trapezoids trapping
trappings trashier trashing trashy travail travis trawling treacheries treachery tread treading treadling treads
treasured treasurer treasurers treat treating treats trekking trembles tremor tremors trendier trendies trendiest
trending trent trevor trialing tribe tribes tribunal trice trick trickery trickier tricks trifled trifler triflers trill
trills trilogies trinkets tripe triplet tripos trite trolled trollies trolly trombone trombonist trombonists trons
trooped trope tropes troth trotters trouper troupers trouser troweled troyes troys truant truants trucked truckee
truckies truckled truckles trudging trumped trumpery trumpeted trumpeter trumpeters trundles tryout tryouts tubby tucker
tuckers tucks tudor tumble tumbled tumbles tumor tumors tuner tuners tungus tunneled tunney turnkey turnkeys tuscan tutu
twain tweedier tweeter tweeters twenties twink twinkle twinkled twinkles twinks twits twitter twitters typewrite
typewrites typewritten typewrote tyrone ukelele ukeleles ukulele umpired unblocked uncooked uncorked underacts underpass
underpasses underpays underpins undersea undershoot undershoots undershorts undershot underskirt underskirts undertake
undertaken undertakes underwent undoes unfrocked unhooked universality unloaded unloosed unpacked unread unties
urinalyses vacating vacationed vacationer vacationers vaccinate vaccinates vacuumed valentin valentino vales valeting
valise valuation valuations vamping vampire vaped variation variations varlet varlets vaulters vaunt vaunts vaxes
vegetate vegetates vender venders ventilate ventilated ventilates ventilation venting ventriloquism ventures verandah
verandahs vertex vertexes vesalius vesta veterinaries vexation vexations via vicing videotaped vigilance vigilant
vigilantly viler villainies villainous villainy villein villeins vilma vinegary vineland violoncello viols vising vitus
vocation vocations vodka volcanic volley volleyball volleys volunteered vouched vouches wadding waddling wader waders
waffled wager wagers waggon waggons waifs waite waited waiver waivers wakening walkouts walled waller walleyes
wallflower wallflowers wallow wallows walter walters waning wanner wanton wantons warble warbled warbles warbling
warding wardroom wardrooms warehoused warhorse warhorses waring warming warping warring washed washerwoman washes waster
wasters wastrels watchband watchbands watched watcher watchers watching watchmen watercolour watercolours watered
waterfowl waterfowls waterier watershed watersheds watery wavelets waver wavers wearying weaseled weathermen wedder
wedging weeder weeders weeding weeklies weigh weighs weighted weighty welded weller welles welter welters wench wenches
wending wends wendy werwolf werwolves wetness whaled whaler whalers wheal wheals wheaties wheezes whigs while whiles
whims whirling whirlpool whirs whisked whisker whiskers whist whistled whistler whistlers whitener whiteners whiteness
whiter whits whittle whittled whittler whittlers whittles whole wholes whorehouse whorehouses wicker wickers wideness
wielding wiggler wigglers wigglier wight wights wigner wigwag wigwags wilder wildlife wildness wiliness willies willowy
wilmington winch winches windbreak windbreaks windfall windfalls windmilled windowed windsurf windsurfed windsurfs
winger wingers wingless wingspan wingspans winnow winnows winos wintered winterises winterizes wintery wintrier wiriness
wisest wisher wishers wistaria wistarias witless witnessed wittiness wizardly wizardry wodehouse wolf wolfgang woodcock
woodcocks woodies woodman woodsmen woodsy woody wooer wooers woofed workhouse workhouses worst worsts wotan would woulds
wrangler wranglers wrath wrecked wrenched wrestle wrestled wrestles wretch wretches wrier wriggle wriggled wriggles
wright wrings write writes xylophonist xylophonists yeasty yeats yodeled yodelled yodeller yodellers yoga yoghourt
yoghourts yogourt yogourts zapper zappers zebra zipped zippered zippier zippy zombi zombie zombis zoo
zucchini`;

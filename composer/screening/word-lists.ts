// The words that are looked for. They are written in ROT13: to be read by whoever must, and by nobody in passing.

export const turn = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
const words = (turned: string): readonly string[] => turn(turned).split(/\s+/);
const setOf = (turned: string): ReadonlySet<string> => new Set(words(turned));
const phrases = (turned: string): readonly string[] => turn(turned).split(/,\s*/);

/** Names for people that are said to hurt them. */
export const slurs = words(
  `avttre avttn avttnm fnaqavttre snttbg snt xvxr puvax tbbx fcvp jrgonpx enturnq gbjryurnq ornare genaal
genaavr furznyr qnexvr wvtnobb cbepuzbaxrl cvpxnavaal mvccreurnq cnxv cnwrrg pheelzhapure wvttnobb
unysoerrq tbngshpxre pnzryshpxre zhqfyvzr zhmmvr xnssve tlccb cvxrl noob ergneq ergneqrq zbatbybvq
hagrezrafpu hagrezrafpura fhouhzna whqrafpujrva artre xnanxr xnanpxr fpujhpugry fhqnpn znevpba znevpbarf obhtabhyr
ovpbg lbhcva lbhger sebpvb evppuvbar ivnqb genirpb znpndhvgb avtyrg avtterff shqtrcnpxre`,
);

/** Found within longer words too ("…coin"). */
export const fragments = words(
  `avttre snttbg xvxr fnaqavtt urvyuvgyre fvrturvy tnfgurwrj juvgrcbjre xvyygurwrj xvyynyywrj xvyynyyoynpx
xvyynyytnl xvyynyyzhfyvz uvgyreqvqabguvatjebat wnvyonvg ybyvpba qrngugbwrj encrjbzra rguavppyrnaf`,
);

/** Said of or to a whole people, in several languages. */
export const hatePhrases = phrases(
  `urvy uvgyre,fvrt urvy,uvgyre jnf evtug,uvgyre qvq abguvat jebat,juvgr cbjre,juvgr fhcerznpl,
juvgr fhcerznpvfg,juvgr trabpvqr,xh xyhk xyna,oybbq naq fbvy,rguavp pyrnafvat,ubybpnhfg ubnk,
ubybpnhfg jnf snxr,ubybpnhfg arire unccrarq,ubybpnhfg qravny,fvk zvyyvba jnf abg rabhtu,
wrjf jvyy abg ercynpr hf,gur wrjvfu dhrfgvba,enpvny chevgl,enpvnyyl cher,terng ercynprzrag,wrjf pbageby,
wrjf eha,qvegl wrj,qvegl wrjf,svygul wrj,qvegl neno,fnyr whvs,fnyr nenor,fnyr arter,fnyrf whvsf,
fnyrf nenorf,fhpvb whqvb,chgb zbeb,chgbf zbebf,chgbf artebf,chgb arteb,arteb qr zvreqn,artebf qr zvreqn,
zbebf qr zvreqn,vaqvb qr zvreqn,arteb qv zreqn,artev qv zreqn,fcbepb roerb,fcbepuv roerv,cergb vzhaqb,
cergb qr zreqn,whqrh fhwb,qerpxfwhqr,fpurvff whqra,fpurvff whqr,fpurvff nhfynaqre,nhfynaqre enhf,
whqra enhf,whqra iretnfra,gbq qra whqra,gbq nyyra whqra,zbeg nhk whvsf,zbeg nhk nenorf,
zhregr n ybf whqvbf,zhregr n ybf zbebf,zhregr n ybf artebf,zhregr n ybf tnlf,zhregr n ybf znevpbarf,
zbegr nbf whqrhf,zbegr nbf tnlf,zbegr ntyv roerv,tb onpx gb nsevpn,jbzra ner cebcregl,jbzra qrfreir encr,
encr phygher vf tbbq,tnlf ohea va uryy,xvyy lbhefrys snt,tbq ungrf sntf,pnzry wbpxrl,fnaq zbaxrl,
cbepu zbaxrl,whatyr ohaal,pheel zhapure,zrva xnzcs,uvgyre lbhgu,fjnfgvxn cbjre,jve iretnfra,mlxyba o,mlxybao`,
);

/** Whom hate is aimed at; they are spoken of freely otherwise. */
export const groups = setOf(
  `wrjf wrj zhfyvzf zhfyvz puevfgvnaf oynpxf juvgrf nfvnaf zrkvpnaf vzzvtenagf zvtenagf ershtrrf tnlf
yrfovnaf ubzbfrkhnyf genaftraqref genaavrf jbzra nenof vaqvnaf nsevpnaf yngvabf uvaqhf vfenryvf
cnyrfgvavnaf hxenvavnaf ehffvnaf tlcfvrf ubzbf dhrref qvfnoyrq wrjvfu yngvanf uvfcnavpf nzrevpnaf
puvarfr fbznyvf unvgvnaf ghexf xheqf nezravnaf oynpxcrbcyr sbervtaref whqvbf zbebf artebf tvgnabf
znevpbarf vazvtenagrf whqra nhfynaqre zhfyvzr fpujhyr syhpugyvatr whvsf nenorf abvef zhfhyznaf zvtenagrf
whqrhf cergbf ivnqbf roerv artev`,
);

/** What hate wishes to do to them. */
export const harms = setOf(
  `xvyy zheqre rkgrezvangr tnf unat fubbg ohea ylapu rafynir trabpvqr renqvpngr fynhtugre obzo orurnq
znffnper naavuvyngr fgno pyrnafr chetr uhag qebja qrcbeg encr orurnq rkrphgr perzngr pnfgengr fgrevyvmr
zngne zngra zngn dhrzne rkgrezvane iretnfra gbgra hzoevatra ireoeraara ghrm ghre oehyre zngrz dhrvzne
hppvqrgr oehpvner`,
);

/** What hate calls them. */
export const slanders = setOf(
  `fhouhzna fhouhznaf irezva cnenfvgrf vasrevbe navznyf pbpxebnpurf qvfrnfr cynthr fphz svygu engf fnintrf
ncrf zbaxrlf genfu pnapre rivy qrzbaf qvegl pevzvanyf encvfgf`,
);

/** The same, as what should be done to them. */
export const harmed = setOf(
  `xvyyrq zheqrerq rkgrezvangrq tnffrq unatrq uhat fubg ohearq oheag ylapurq rafynirq renqvpngrq fynhtugrerq
obzorq orurnqrq znffnperq naavuvyngrq fgnoorq pyrnafrq chetrq uhagrq qebjarq qrcbegrq encrq rkrphgrq perzngrq
pnfgengrq fgrevyvmrq fgrevyvfrq juvccrq punvarq pntrq fgbccrq erzbirq rkcryyrq ryvzvangrq qvr crevfu fhssre`,
);

/** Where hate would have them. */
export const prisons = setOf(`punvaf pntrf pntr biraf bira xvgpura mbb mbbf pnzcf thggre funpxyrf`);

/** Deeds and places that nobody praises or makes merry of in good faith. */
export const atrocities = setOf(
  `ylapuvat ylapuvatf trabpvqr trabpvqrf ubybpnhfg fynirel encr encvat tnffvat cbtebz cbtebzf nhfpujvgm geroyvaxn
qnpunh ohpurajnyq ncnegurvq`,
);

export const praise = setOf(
  `sha shaal tbbq terng pbby evtug whfgvsvrq njrfbzr onfrq arprffnel uvynevbhf ornhgvshy orfg nznmvat ybiryl
qrfreirq haqreengrq`,
);

/** Merriment, which beside such a deed makes sport of it. */
export const merriment = setOf(
  `cnegl cnegvrf ood oneorphr cvpavp cvpavpf inpngvba erfbeg yby yznb fvzhyngbe srfgviny pneaviny qvfpb enir`,
);

/** Sexual beyond doubt. */
export const sexual = setOf(
  `frk frkhny frkhnyyl cbea cbeab cbeabtencul uragnv kkk afsj rebgvp rebgvpn srgvfu betl oybjwbo ubeal
znfgheongr znfgheongvat znfgheongvba encr encrq encvat zbyrfg zbyrfgrq zbyrfgvat zbyrfgre baylsnaf yrjq
frqhpr frqhpvat tnatonat shpx shpxvat shpxrq shpxf phz phzzvat qvyqb uneqpber fgevccre fgevccref
fgevccvat oqfz obbof gvgf chffl cravf qrrcguebng vaprfg frkb frkr frkhryyr frkhryy frffhnyr frkhnyrf
sbyyne ivbynpvba sbqn genafn anpxg anpxgr qrfahqn qrfahqnf qrfahqb qrfahqbf ahn ahnf ahr ahrf crynqn
crynqnf pbwre phyvne`,
);

/** Sexual of a child, harmless of a mole rat. */
export const undressed = setOf(
  `ahqr ahqrf anxrq gbcyrff yvatrevr ovxvav frkl frqhpgvir frafhny haqerffvat cnagvrf hcfxveg gubat nebhfrq
xvaxl gjrexvat ovxvavf ubggvr ubggvrf guvpp ohfgl frkvre frkvrfg`,
);

/** Children, in several languages. */
export const minors = setOf(
  `puvyq puvyqera haqrentr cergrra cergrraf gbqqyre gbqqyref vasnag vasnagf fpubbytvey fpubbytveyf
fpubbyobl fpubbyoblf zvabe zvabef ybyv ybyvf fubgn wnvyonvg xvaqretnegare xvaqretnegra chorfprag
cerchorfprag gjrra gjrraf grra grraf grrantr grrantre grrantref avan avanf avab avabf zraberf pbyrtvnyn
pbyrtvnynf pevnapn pevnapnf zravavaun zravanf zravan svyyrggr svyyrggrf rasnag rasnagf zvarher zvarherf
xvaqre xvaq znqpura zvaqrewnuevtr onzovan onzovar onzovav zvaberaar zvaberaav`,
);

/** Perhaps children: of goats, or grown up. */
export const young = setOf(`xvq xvqf onol onovrf obl oblf tvey tveyf qnhtugre qnhtugref fba fbaf`);

/** Never of age, and whom such a one is never: each harmless alone. */
export const underage = setOf(`haqrentr cergrra cergrraf cerchorfprag`);
export const partners = setOf(
  `tveysevraq tveysevraqf oblsevraq oblsevraqf oevqr oevqrf jvsr jvirf ybire ybiref ubbxhc ubbxhcf rfpbeg
rfpbegf qngr qngrf qngvat onor onorf puvpx puvpxf`,
);

/** Words with no other meaning than abuse of children. */
export const abuseWords = words(
  `ybyvpba fubgnpba wnvyonvg puvyqcbea xvqqvrcbea crqborne pfnz xvaqrecbeab gbqqyrepba onolshpxre xvqshpxre
puvyqshpxre crqbcuvyvn cnrqbcuvyvn`,
);

/** The same, of several words. */
export const abusePhrases = phrases(
  `puvyq cbea,xvqqvr cbea,xvq cbea,zvabe nggenpgrq,frk jvgu zvabef,frk jvgu puvyqera,frk jvgu xvqf,
yvggyr tvey frk,cbeab vasnagvy,cbeabtensvn vasnagvy,ntr bs pbafrag vf`,
);

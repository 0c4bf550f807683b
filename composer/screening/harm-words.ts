import { turn } from "./word-lists.ts";

/** How a language calls for harm to a people: patterns parted by commas, "!" where nothing may follow. */
export interface HarmWords {
  /** What stands before the people's name, and what behind it. */
  ahead: string;
  behind: string;
  groups: string;
  /** What may stand between the two. */
  between: string;
}

// Turned as in word-lists.ts where letters are Latin. Letters are without their marks: "ö" is an "o", "й" an "и".
export const harmWords: readonly HarmWords[] = [
  {
    // German
    ahead:
      turn(`gbq,gbgra?,gbgrg,gbrgr[ag]?,rezbeqr[ag]?,iretnf(?:r|ra|g),refpuvrff(?:r|ra|g),refpuynt(?:r|ra|g),
ireoeraa(?:r|ra|g),unatg?,reunat(?:r|ra|g),ireavpugr[ag]?,fpuynpugrg,fgrvavt(?:r|ra|g),iretrjnygvt(?:r|ra|g)`),
    behind:
      turn(`gbg!,gbgra!,gbrgra!,rezbeqra!,refpuyntra!,enhf,iretnfra,nhfebggra,hzoevatra!,nofpuynpugra,nhsunatra,noxanyyra,
refpuvrffra!,ireoeraara!,vaf tnf,
(?:zhffra|zhrffra|fbyyra|fbyygra) (?:nyyr )?(?:fgreora|ireerpxra|xercvrera|oeraara|jrt)`),
    groups:
      turn(`ghexra,ghrexra,zhfyvzra?,zbfyrzf?,whqra,nenorea?,nhfynaqrea?,nhfynraqrea?,syhpugyvatra?,syhrpugyvatra?,
mvtrharea?,ehffra,hxenvarea?,puvarfra,xheqra,flerea?,nstunara,nsevxnarea?,ubzbfrkhryyra?,fpujhyra,yrfora,senhra,
puevfgra,zvtenagra,nflynagra,oruvaqregra,artrea?,xnanxra,fpujnemra? (?:zrafpura|yrhgra?),fpujnemra!`),
    between: turn(`qvr,qre,qra,nyyr,nyyra,qvrfr,qvrfra,qerpxvtra,ireqnzzgra,iresyhpugra`),
  },
  {
    // French
    ahead:
      turn(`zbeg,gh(?:re|rm|baf),ohgrm,ohgre,rtbetr[em],tnm(?:re|rm|baf),craq(?:er|rm),oehy(?:re|rm|baf),rkgrezvar[em],rkgrezvabaf,
znffnpe(?:re|rm|baf),shfvyyr[em],ylapu(?:re|rm|baf),ivbyr[em],n onf`),
    behind: turn(`qrubef!,n zbeg,nh sbhe,nh ohpure,qbvirag (?:gbhf )?(?:zbheve|perire|oehyre|qvfcnenvger)`),
    groups:
      turn(`nenorf,whvsf,whvirf,zhfhyznaf,zhfhyznarf,abvef!,arterf,ghepf,tvgnaf,ebzf,gmvtnarf,zvtenagf,vzzvterf,ershtvrf,
ubzbfrkhryf,tnlf,crqrf,yrfovraarf,genaf,srzzrf,puvabvf,ehffrf,hxenvavraf,nsevpnvaf,puergvraf,oynapf!,nytrevraf,
znebpnvaf,nfvngvdhrf,unaqvpncrf,rgenatref,xheqrf`),
    between: turn(`n,nhk,yrf,qrf,gbhf,gbhgrf,prf,fnyrf,qr,yn`),
  },
  {
    // Spanish
    ahead:
      turn(`zhregr,zng(?:ne|nq|ra|rzbf|n),zhrena,nfrfva(?:ne|nq|ra|rzbf),rkgrezva(?:ne|nq|ra),dhrz(?:ne|nq|ra),
nube(?:pne|pnq|dhra),tnfr(?:ne|nq|ra),shfvy(?:ne|nq|ra),qrtbyy(?:ne|nq),yncvq(?:ne|nq|ra),yvapu(?:ne|nq|ra),
ivby(?:ne|nq|ra),shren`),
    behind: turn(
      `shren!,n yn ubepn,n yn ubthren,qrora (?:gbqbf )?zbeve,gvrara dhr zbeve,zrerpra (?:yn zhregr|zbeve)`,
    ),
    groups:
      turn(`ghepbf,zbebf,zbenf,whqv[bn]f,artebf!,zhfhyzna(?:rf|nf),nenorf,tvgna[bn]f,vazvtenagrf,zvtenagrf,ershtvnqbf,
ubzbfrkhnyrf,tnlf,tnvf,yrfovnanf,genaf,zhwrerf,puvabf!,ehfbf!,hpenavnabf!,nsevpnabf!,pevfgvnabf!,oynapbf!,
vaqvbf!,irarmbynabf!,zrkvpnabf!,rkgenawrebf!,unvgvnabf!,xheqbf!`),
    between: turn(`n,ybf,ynf,gbqbf,gbqnf,rfbf,rfnf,rfgbf,chgbf,chgnf,znyqvgbf,fhpvbf,qr,ndhv`),
  },
  {
    // Portuguese
    ahead:
      turn(`zbegr,zng(?:ne|rz|n|r|rzbf),zbeenz,nffnffva(?:ne|rz),rkgrezva(?:ne|rz),dhrvz(?:ne|rz),rasbe(?:pne|dhrz),
shmvy(?:ne|rz),rfghce(?:ne|rz),yvapu(?:ne|rz),sben`),
    behind: turn(`sben!,an sbepn,qrirz (?:gbqbf )?zbeere,grz dhr zbeere,zrerprz (?:n zbegr|zbeere)`),
    groups:
      turn(`ghepbf,whqrhf,whqvnf,artebf!,cergbf!,zhphyzna[bn]f,nenorf,pvtna[bn]f,vzvtenagrf,zvtenagrf,ershtvnqbf,
ubzbffrkhnvf,tnlf,ivnqbf,yrfovpnf,genaf,zhyurerf,puvarfrf!,ehffbf!,hpenavnabf!,nsevpnabf!,pevfgnbf,oenapbf!,
vaqvbf!,vaqvtranf!,abeqrfgvabf!,unvgvnabf!,irarmhrynabf!,rfgenatrvebf!`),
    between: turn(`n,nbf,nf,bf,gbqbf,gbqnf,rffrf,rffnf,pbz,znyqvgbf`),
  },
  {
    // Italian
    ahead:
      turn(`zbegr,hppvq(?:rer|rgr|v|vnzb),nzznmm(?:n|ner|ngr|vnzb),fgrezva(?:ner|ngr|vnzb),oehpv(?:ner|ngr|nzb),
vzcvpp(?:ner|ngr|uvnzb),tnf(?:ner|ngr),fghce(?:ner|ngr),yvapv(?:ner|ngr),shpvy(?:ner|ngr)`),
    behind: turn(`shbev!,ny ebtb,ny sbeab,arv sbeav,n zbegr,qribab (?:ghggv )?(?:zbever|percner|oehpvner)`),
    groups:
      turn(`ghepuv,roerv,artev,arev!,zhfhyznav,vfynzvpv,nenov,mvatnev,vzzvtengv,zvtenagv,cebshtuv,bzbfrffhnyv,tnl,sebpv,
yrfovpur,genaf,qbaar,pvarfv!,ehffv!,hpenvav!,nsevpnav!,pevfgvnav!,znebppuvav,nyonarfv,ehzrav,greebav,fgenavrev!`),
    between: turn(`n,ntyv,nv,nyyr,tyv,v,yr,ghggv,ghggr,dhrv,dhrfgv,znyrqrggv,fcbepuv`),
  },
  {
    // Turkish
    ahead: turn(`byhz,byqheha,troregva`),
    behind: turn(
      `byhz,byqhe(?:ha|ryvz|zrx|hyzryv|hyfha|zryv),trorefva(?:yre)?,troregva,qrsby(?:fha(?:yne)?|ha)?,vzun rqvyzryv`,
    ),
    groups: turn(`
(?:xheg|rezrav|lnuhqv|fhevlryv|nenc|nyriv|rfpvafry|mrapv|pvatrar|zhygrpv|tbpzra|uevfgvlna|zhfyhzna|xnqva|nstna|hxenlanyv|ehf|ghex)(?:yre|yne)(?:r|n|v)?`),
    between: turn(`ohgha,ghz,urcfv,urcfvav,oh,cvf`),
  },
  {
    // Polish
    ahead: turn(
      `fzvrep,mnov(?:p|wpvr|w|wzl|wnp),zbeqbjnp,zbeqhwpvr,jlovp,jlemanp,tnmbjnp,cbjvrfvp,jvrfmnp,fcnyvp,mtjnypvp,wronp`,
    ),
    behind: turn(`qb tnmh,qb cvrpn,an fmhovravpr,jba,cerpm,zhfmn (?:hzemrp|mtvanp|mqrpuanp)`),
    groups:
      turn(`mlq(?:mv|mvr|bj|bz|nzv),hxenva(?:pl|pbj|pbz|xv|xbz),zhmhyzna(?:vr|bj|bz|xv|xbz)?,zhemla(?:v|bj|bz|l),
neno(?:bj|bz|bjvr),pltna(?:vr|bj|bz),trw(?:r|bj|bz),crqny(?:l|bj|bz),hpubqmp(?:l|bj|bz),
(?:v|r)?zvtena(?:pv|gbj|gbz),ghex(?:bj|bz),pmnea(?:lpu|lz)!,yrfovwx(?:v|bz),ehfx(?:vpu|vz)!,ebfwna(?:vr|bz)?,
avrzp(?:l|bj|bz),xbovrg(?:l|bz)?,puemrfpvwna(?:vr|bz)?,xnpnc(?:l|bj|bz)`),
    between: turn(`jfmlfgxvr,jfmlfgxvpu,jfmlfgxvz,jfmlfpl,gr,glpu,glz`),
  },
  {
    // Russian and Ukrainian
    ahead: `смерть,уб(?:ей|ейте|ить|ивай|ивайте|ивать),бей(?:те)?,режь(?:те)?,резать,сжечь,сжига(?:й|ть),повесить,вешать,
уничтож(?:ить|ай|айте|ь|ьте),истребить,истреблять,мочи(?:ть|те)?,насиловать,долой,вбий(?:те)?,вбити`,
    behind: `смерть,долой,сдохните,на виселицу,в печь,на ножи,вон!,вон из [а-я]+,должны (?:все )?(?:умереть|сдохнуть|гореть)`,
    groups: `евре[а-я]{1,3},жид(?:ам|ов|ы|ами),негр(?:ы|ов|ам|ами|а),мусульман(?:е|ам|ами|ок)?,ге(?:ев|ям|и),гомосексуал[а-я]+,
украинц[а-я]{1,3},хохл(?:ы|ов|ам|ами),русски(?:е|х|м),русн(?:ю|я|и|е),чечен(?:цы|цев|цам),цыган(?:е|ам|ами)?,таджик(?:и|ов|ам),узбек(?:и|ов|ам),
(?:им|э)?мигрант(?:ы|ов|ам),армян(?:е|ам)?,азербайджан(?:цы|цев|цам),кавказ(?:цы|цев|цам),женщин(?:ы|ам)?,чёрн(?:ые|ых|ым),москал(?:и|ей|ям|ів),
кацап(?:ы|ов|ам|ів),турк(?:и|ов|ам),турок!,татар(?:ы|ам)?,араб(?:ы|ов|ам),американц[а-я]{1,3},китайц[а-я]{1,3},лесбиян(?:ки|ок|кам),
христиан(?:е|ам)?,беженц[а-я]{1,3},инвалид(?:ы|ов|ам),грузин(?:ы|ам)?,поляк(?:и|ов|ам)`,
    between: `все,всех,всем,этих,этим,эти,проклятых,проклятым,грязных,грязным,вонючих,вонючим`,
  },
];

const wideGroups = `(?:犹太人|猶太人|黑人|白人|穆斯林|回民|维吾尔人|藏人|土耳其人|阿拉伯人|基督徒|同性恋者?|女人|女性|日本人|中国人|中國人|韩国人|韓国人|印度人|
俄罗斯人|乌克兰人|美国人|外国人|移民|难民|難民|残疾人|障害者|ユダヤ人|黒人|朝鮮人|在日|クルド人|トルコ人|イスラム教徒|同性愛者)`;
const arabic = "يهود|مسيحيين|شيعة|سود|مسلمين|اكراد|أكراد|لاجئين";

/** Scripts whose words are not parted by spaces, or carry their articles: whole patterns. */
export const wideHarm: readonly string[] = [
  `(?<![不別别反勿莫])(?:杀光|殺光|杀死|殺死|杀掉|消灭|消滅|灭绝|滅絕|屠杀|屠殺|毒死|烧死|燒死|打死|强奸|杀|殺)(?:所有|全部|一切|全体|那些|这些)?的?${wideGroups}`,
  `${wideGroups}(?:は|を|も|们|們|都|全员|全員|全都|全部|通通|统统|一律)*(?:该死|去死|必须死|滚出|滾出|杀光|殺光|皆殺し|殺せ|殺そう|ぶっ殺|死ね|滅びろ|追い出せ)`,
  `(?:اقتلوا|اقتل|اذبحوا) (?:كل |جميع )?ال(?:${arabic})|الموت لل?(?:ال)?(?:${arabic})`,
  "(?:유대인|흑인|백인|조선족|중국인|일본인|무슬림|동성애자|난민|외국인|여자|장애인)(?:들)?(?:을|를|은|는)? ?(?:다 |모두 |전부 )?(?:죽여라|죽이자|죽여야|죽어라|죽어야|몰살)",
];

// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const abuseWords = `[german nude]
anpxg(?:r[azef]?)?,ragxyrvqrg[n-m]*,haorxyrvqrg[n-m]*

[german sexual]
frk,frkhryy[n-m]*,cbeab[n-m]*,rebgvfpu[n-m]*,svpx[n-m]*,iretrjnygvt[n-m]*

[german child]
(?:fpuhy)?znqpura,(?:fpuhy)?znrqpura,(?:tehaq)?fpuhyre(?:va|vaara|a)?,xvaq(?:re|rea|rf)?,xyrvaxvaq[n-m]*,
zvaqrewnuevtra?e?,whtraqyvpura?e?,grrantre[n-m]*,fpuhywhatra?,ohora?,xyrvar[aef]? whatra?

[french nude]
(?<!cvrqf )(?<!grgr )(?<!znvaf )(?<!brvy )ahr?f?,qrahqr[n-m]*,qrfunovyyr[n-m]*,n cbvy

[french sexual]
(?<!rqhpngvba )frkhry[n-m]*,frkr,cbeab[n-m]*,rebgvdhrf?,onvfr[em]?,ivbyr[em]

[french child]
svyyrggrf?,rpbyvre(?:r?f?),rasnagf?,tnzvar?f?,crgvgr?f? (?:svyyrf?|tnepbaf?),pbyyrtvra(?:arf?|f)?,
ylprra(?:arf?|f)?,zvarher?f?,onzovaf?,nqbf?,nqbyrfpragr?f?,ororf?

[spanish nude]
(?<!cvrf )qrfahq[bn]f?,qrfirfgvq[bn]f?,ra phrebf,raphrenq[bn]f?

[spanish sexual]
(?<!rqhpnpvba )frkhny(?:rf)?,frkb,cbeab[n-m]*,rebgvp[bn]f?,sbyyne[n-m]*,ivbyn(?:e|pvba)

[spanish child]
ava[bn]f?,aranf?,puvdhvyy[bn]f?,pbyrtvny(?:nf?|rf)?,zrabe(?:rf)?(?: qr rqnq)?,nqbyrfpragrf?,ororf?,
rfpbyne(?:rf)?

[portuguese nude]
(?<!byub )(?<!crf )ah[nf]?,(?<!crf )ahf,crynq[bn]f?,qrfcvq[bn]f?

[portuguese sexual]
(?<!rqhpnpnb )frkhn(?:y|vf),frkb,cbeab[n-m]*,rebgvp[bn]f?,genafne,rfghce[n-m]*

[portuguese child]
zrava[bn]f?,pevnapnf?,zrabe(?:rf)?(?: qr vqnqr)?,tnebgvau[bn]f?,nqbyrfpragrf?,pbyrtvn(?:y|vf)

[italian nude]
(?<!bppuvb )(?<!cvrqv )ahq[bnvr],fcbtyvng[bnvr],firfgvg[bnvr]

[italian sexual]
(?<!rqhpnmvbar )frffhny[rv],frffb,cbeab[n-m]*,rebgvp[bnvr],fpbcner,fghce[n-m]*

[italian child]
onzova[bnvr],entnmmva[bnvr],fpbyne[bnvr],zvaberaa[rv],snapvhyy[bnvr],arbang[bnvr],nqbyrfprag[rv]

[turkish nude]
pvcynx[n-m]*

[turkish sexual]
frxf[n-m]*,cbeab[n-m]*,rebgvx,grpnihm[n-m]*

[turkish child]
(?:xvm )?pbph(?:x|t)[n-m]*,yvfryv[n-m]*,xvm bterapv[n-m]*,xhphx xvm[n-m]*,vyxbxhy[n-m]*,oror(?:x|t)[n-m]*,
retra[n-m]*

[polish nude]
(?:cby)?ant(?:n|vr|vrw|v|vrtb|vpu|vzv|b),tby(?:n|r|rw|l|rtb|lpu),ebmroena[n-m]*

[polish sexual]
frxf[n-m]*,cbeab[n-m]*,rebglpm[n-m]*,tjnyp[n-m]*,mtjnyp[n-m]*

[polish child]
qmvrjpmla(?:x[n-m]{1,3}|rx),hpmraavp[n-m]*,hpmav(?:n|bj|bjvr|rz),puybc(?:vrp|p[n-m]{1,3}|pmlx[n-m]*),
qmvrp(?:xb|xn|xh|v|vbz|zv)|qmvrpvrp[n-m]+,anfgbyng[n-m]*,znybyrgav[n-m]*,avryrgav[n-m]*,avrzbjy[n-m]*,
cemrqfmxby[n-m]*

[russian nude]
гол(?:ая|ую|ой|ые|ый|ого|ых|ыми|ому|ым|енький|енькая|енькую|енькие),обнаж[её]нн[а-я]+,раздет[а-я]+,нагая,
нагую,нагие,нагой,нагих

[russian sexual]
секс[а-я]*,порн[а-я]*,эроти[а-я]+,трах[а-я]+,изнасил[а-я]+,развра[а-я]+,ебать,ебут

[russian child]
девоч(?:ек|к[а-я]{1,3}),мальчи(?:к[а-я]{0,3}|шк[а-я]{1,3}),школьни[цк][а-я]{0,3},реб[её]н(?:ок|к[а-я]{1,2}),
дет(?:и|ей|ям|ьми|ях|ск[а-я]{2,3}),подрост(?:ок|к[а-я]{1,3}),малолет[а-я]+,несовершеннолет[а-я]+,младен[а-я]+,
дошкольн[а-я]+,первоклас[а-я]+

[chinese and japanese nude]
裸(?![辞辭眼婚考奔机足]),全裸,脱光,一丝不挂,ヌード,はだか

[chinese and japanese sexual]
色情,情色,性爱,性愛,性交,性感,做爱,做愛,淫,强奸,強姦,强暴,成人片,エロ,セックス,ポルノ,性的,わいせつ,猥亵,猥褻,レイプ

[chinese and japanese child]
女学生,女學生,男学生,小学生,小學生,中学生,中學生,初中生,高中生,女高生,女子高生,女童,男童,儿童,兒童,児童,幼女,萝莉,蘿莉,未成年,小女孩,小男孩,小孩,女孩,男孩,孩子,少女,少年,女児,男児,幼児,
園児,子供,子ども,女の子,男の子,ロリ,婴儿,嬰兒

[korean nude]
나체,누드,벌거벗,알몸

[korean sexual]
섹스,포르노,야동,성관계,강간,음란

[korean child]
여고생,여중생,초등학생,초딩,중학생,소녀,소년,아동,어린이,미성년,유아

[arabic nude]
عاري,عارية,عراة

[arabic sexual]
جنس,اباحي,إباحي,اغتصاب

[arabic child]
طفل,اطفال,أطفال,قاصر,تلميذ,صبي`;

export const harmWords = `[german ahead]
gbq,gbgra?,gbgrg,gbrgr[ag]?,rezbeqr[ag]?,iretnf(?:r|ra|g),refpuvrff(?:r|ra|g),refpuynt(?:r|ra|g),
ireoeraa(?:r|ra|g),unatg?,reunat(?:r|ra|g),ireavpugr[ag]?,fpuynpugrg,fgrvavt(?:r|ra|g),iretrjnygvt(?:r|ra|g)

[german behind]
gbg!,gbgra!,gbrgra!,rezbeqra!,refpuyntra!,enhf,iretnfra,nhfebggra,hzoevatra!,nofpuynpugra,nhsunatra,noxanyyra,
refpuvrffra!,ireoeraara!,vaf tnf,
(?:zhffra|zhrffra|fbyyra|fbyygra) (?:nyyr )?(?:fgreora|ireerpxra|xercvrera|oeraara|jrt)

[german groups]
ghexra,ghrexra,zhfyvzra?,zbfyrzf?,whqra,nenorea?,nhfynaqrea?,nhfynraqrea?,syhpugyvatra?,syhrpugyvatra?,
mvtrharea?,ehffra,hxenvarea?,puvarfra,xheqra,flerea?,nstunara,nsevxnarea?,ubzbfrkhryyra?,fpujhyra,yrfora,
senhra,puevfgra,zvtenagra,nflynagra,oruvaqregra,artrea?,xnanxra,fpujnemra? (?:zrafpura|yrhgra?),fpujnemra!

[german between]
qvr,qre,qra,nyyr,nyyra,qvrfr,qvrfra,qerpxvtra,ireqnzzgra,iresyhpugra

[french ahead]
zbeg,gh(?:re|rm|baf),ohgrm,ohgre,rtbetr[em],tnm(?:re|rm|baf),craq(?:er|rm),oehy(?:re|rm|baf),rkgrezvar[em],
rkgrezvabaf,znffnpe(?:re|rm|baf),shfvyyr[em],ylapu(?:re|rm|baf),ivbyr[em],n onf

[french behind]
qrubef!,n zbeg,nh sbhe,nh ohpure,qbvirag (?:gbhf )?(?:zbheve|perire|oehyre|qvfcnenvger)

[french groups]
nenorf,whvsf,whvirf,zhfhyznaf,zhfhyznarf,abvef!,arterf,ghepf,tvgnaf,ebzf,gmvtnarf,zvtenagf,vzzvterf,ershtvrf,
ubzbfrkhryf,tnlf,crqrf,yrfovraarf,genaf,srzzrf,puvabvf,ehffrf,hxenvavraf,nsevpnvaf,puergvraf,oynapf!,
nytrevraf,znebpnvaf,nfvngvdhrf,unaqvpncrf,rgenatref,xheqrf

[french between]
n,nhk,yrf,qrf,gbhf,gbhgrf,prf,fnyrf,qr,yn

[spanish ahead]
zhregr,zng(?:ne|nq|ra|rzbf|n),zhrena,nfrfva(?:ne|nq|ra|rzbf),rkgrezva(?:ne|nq|ra),dhrz(?:ne|nq|ra),
nube(?:pne|pnq|dhra),tnfr(?:ne|nq|ra),shfvy(?:ne|nq|ra),qrtbyy(?:ne|nq),yncvq(?:ne|nq|ra),yvapu(?:ne|nq|ra),
ivby(?:ne|nq|ra),shren

[spanish behind]
shren!,n yn ubepn,n yn ubthren,qrora (?:gbqbf )?zbeve,gvrara dhr zbeve,zrerpra (?:yn zhregr|zbeve)

[spanish groups]
ghepbf,zbebf,zbenf,whqv[bn]f,artebf!,zhfhyzna(?:rf|nf),nenorf,tvgna[bn]f,vazvtenagrf,zvtenagrf,ershtvnqbf,
ubzbfrkhnyrf,tnlf,tnvf,yrfovnanf,genaf,zhwrerf,puvabf!,ehfbf!,hpenavnabf!,nsevpnabf!,pevfgvnabf!,oynapbf!,
vaqvbf!,irarmbynabf!,zrkvpnabf!,rkgenawrebf!,unvgvnabf!,xheqbf!

[spanish between]
n,ybf,ynf,gbqbf,gbqnf,rfbf,rfnf,rfgbf,chgbf,chgnf,znyqvgbf,fhpvbf,qr,ndhv

[portuguese ahead]
zbegr,zng(?:ne|rz|n|r|rzbf),zbeenz,nffnffva(?:ne|rz),rkgrezva(?:ne|rz),dhrvz(?:ne|rz),rasbe(?:pne|dhrz),
shmvy(?:ne|rz),rfghce(?:ne|rz),yvapu(?:ne|rz),sben

[portuguese behind]
sben!,an sbepn,qrirz (?:gbqbf )?zbeere,grz dhr zbeere,zrerprz (?:n zbegr|zbeere)

[portuguese groups]
ghepbf,whqrhf,whqvnf,artebf!,cergbf!,zhphyzna[bn]f,nenorf,pvtna[bn]f,vzvtenagrf,zvtenagrf,ershtvnqbf,
ubzbffrkhnvf,tnlf,ivnqbf,yrfovpnf,genaf,zhyurerf,puvarfrf!,ehffbf!,hpenavnabf!,nsevpnabf!,pevfgnbf,oenapbf!,
vaqvbf!,vaqvtranf!,abeqrfgvabf!,unvgvnabf!,irarmhrynabf!,rfgenatrvebf!

[portuguese between]
n,nbf,nf,bf,gbqbf,gbqnf,rffrf,rffnf,pbz,znyqvgbf

[italian ahead]
zbegr,hppvq(?:rer|rgr|v|vnzb),nzznmm(?:n|ner|ngr|vnzb),fgrezva(?:ner|ngr|vnzb),oehpv(?:ner|ngr|nzb),
vzcvpp(?:ner|ngr|uvnzb),tnf(?:ner|ngr),fghce(?:ner|ngr),yvapv(?:ner|ngr),shpvy(?:ner|ngr)

[italian behind]
shbev!,ny ebtb,ny sbeab,arv sbeav,n zbegr,qribab (?:ghggv )?(?:zbever|percner|oehpvner)

[italian groups]
ghepuv,roerv,artev,arev!,zhfhyznav,vfynzvpv,nenov,mvatnev,vzzvtengv,zvtenagv,cebshtuv,bzbfrffhnyv,tnl,sebpv,
yrfovpur,genaf,qbaar,pvarfv!,ehffv!,hpenvav!,nsevpnav!,pevfgvnav!,znebppuvav,nyonarfv,ehzrav,greebav,
fgenavrev!

[italian between]
n,ntyv,nv,nyyr,tyv,v,yr,ghggv,ghggr,dhrv,dhrfgv,znyrqrggv,fcbepuv

[turkish ahead]
byhz,byqheha,troregva

[turkish behind]
byhz,byqhe(?:ha|ryvz|zrx|hyzryv|hyfha|zryv),trorefva(?:yre)?,troregva,qrsby(?:fha(?:yne)?|ha)?,vzun rqvyzryv

[turkish groups]
(?:xheg|rezrav|lnuhqv|fhevlryv|nenc|nyriv|rfpvafry|mrapv|pvatrar|zhygrpv|tbpzra|uevfgvlna|zhfyhzna|xnqva|nstna|hxenlanyv|ehf|ghex)(?:yre|yne)(?:r|n|v)?

[turkish between]
ohgha,ghz,urcfv,urcfvav,oh,cvf

[polish ahead]
fzvrep,mnov(?:p|wpvr|w|wzl|wnp),zbeqbjnp,zbeqhwpvr,jlovp,jlemanp,tnmbjnp,cbjvrfvp,jvrfmnp,fcnyvp,mtjnypvp,
wronp

[polish behind]
qb tnmh,qb cvrpn,an fmhovravpr,jba,cerpm,zhfmn (?:hzemrp|mtvanp|mqrpuanp)

[polish groups]
mlq(?:mv|mvr|bj|bz|nzv),hxenva(?:pl|pbj|pbz|xv|xbz),zhmhyzna(?:vr|bj|bz|xv|xbz)?,zhemla(?:v|bj|bz|l),
neno(?:bj|bz|bjvr),pltna(?:vr|bj|bz),trw(?:r|bj|bz),crqny(?:l|bj|bz),hpubqmp(?:l|bj|bz),
(?:v|r)?zvtena(?:pv|gbj|gbz),ghex(?:bj|bz),pmnea(?:lpu|lz)!,yrfovwx(?:v|bz),ehfx(?:vpu|vz)!,ebfwna(?:vr|bz)?,
avrzp(?:l|bj|bz),xbovrg(?:l|bz)?,puemrfpvwna(?:vr|bz)?,xnpnc(?:l|bj|bz)

[polish between]
jfmlfgxvr,jfmlfgxvpu,jfmlfgxvz,jfmlfpl,gr,glpu,glz

[russian ahead]
смерть,уб(?:ей|ейте|ить|ивай|ивайте|ивать),бей(?:те)?,режь(?:те)?,резать,сжечь,сжига(?:й|ть),повесить,вешать,
уничтож(?:ить|ай|айте|ь|ьте),истребить,истреблять,мочи(?:ть|те)?,насиловать,долой,вбий(?:те)?,вбити

[russian behind]
смерть,долой,сдохните,на виселицу,в печь,на ножи,вон!,вон из [а-я]+,
должны (?:все )?(?:умереть|сдохнуть|гореть)

[russian groups]
евре[а-я]{1,3},жид(?:ам|ов|ы|ами),негр(?:ы|ов|ам|ами|а),мусульман(?:е|ам|ами|ок)?,ге(?:ев|ям|и),
гомосексуал[а-я]+,украинц[а-я]{1,3},хохл(?:ы|ов|ам|ами),русски(?:е|х|м),русн(?:ю|я|и|е),чечен(?:цы|цев|цам),
цыган(?:е|ам|ами)?,таджик(?:и|ов|ам),узбек(?:и|ов|ам),(?:им|э)?мигрант(?:ы|ов|ам),армян(?:е|ам)?,
азербайджан(?:цы|цев|цам),кавказ(?:цы|цев|цам),женщин(?:ы|ам)?,чёрн(?:ые|ых|ым),москал(?:и|ей|ям|ів),
кацап(?:ы|ов|ам|ів),турк(?:и|ов|ам),турок!,татар(?:ы|ам)?,араб(?:ы|ов|ам),американц[а-я]{1,3},
китайц[а-я]{1,3},лесбиян(?:ки|ок|кам),христиан(?:е|ам)?,беженц[а-я]{1,3},инвалид(?:ы|ов|ам),грузин(?:ы|ам)?,
поляк(?:и|ов|ам)

[russian between]
все,всех,всем,этих,этим,эти,проклятых,проклятым,грязных,грязным,вонючих,вонючим

[wide]
(?<![不別别反勿莫])(?:杀光|殺光|杀死|殺死|杀掉|消灭|消滅|灭绝|滅絕|屠杀|屠殺|毒死|烧死|燒死|打死|强奸|杀|殺)(?:所有|全部|一切|全体|那些|这些)?的?GROUPS
GROUPS(?:は|を|も|们|們|都|全员|全員|全都|全部|通通|统统|一律)*(?:该死|去死|必须死|滚出|滾出|杀光|殺光|皆殺し|殺せ|殺そう|ぶっ殺|死ね|滅びろ|追い出せ)
(?:اقتلوا|اقتل|اذبحوا) (?:كل |جميع )?ال(?:ARABIC)|الموت لل?(?:ال)?(?:ARABIC)
(?:유대인|흑인|백인|조선족|중국인|일본인|무슬림|동성애자|난민|외국인|여자|장애인)(?:들)?(?:을|를|은|는)? ?(?:다 |모두 |전부 )?(?:죽여라|죽이자|죽여야|죽어라|죽어야|몰살)

[wide groups]
(?:犹太人|猶太人|黑人|白人|穆斯林|回民|维吾尔人|藏人|土耳其人|阿拉伯人|基督徒|同性恋者?|女人|女性|日本人|中国人|中國人|韩国人|韓国人|印度人|俄罗斯人|乌克兰人|美国人|外国人|移民|难民|難民|残疾人|障害者|ユダヤ人|黒人|朝鮮人|在日|クルド人|トルコ人|イスラム教徒|同性愛者)

[arabic groups]
يهود|مسيحيين|شيعة|سود|مسلمين|اكراد|أكراد|لاجئين`;

export const knownNames = `[names]
tesla, spacex, elon, elon musk, musk, apple inc, google, alphabet inc, amazon inc, microsoft, openai, chatgpt,
nvidia, facebook, instagram, whatsapp, meta platforms, netflix, disney, nike, adidas, coca cola, pepsi,
mcdonalds, mcdonald's, starbucks, walmart, samsung, sony, nintendo, pokemon, toyota, ferrari, rolex, gucci,
louis vuitton, ikea, lego, paypal, mastercard, stripe inc, revolut, jpmorgan, jp morgan, goldman sachs,
blackrock, vanguard group, fidelity, citibank, bank of america, wells fargo, deutsche bank, hsbc, coinbase,
binance, kraken exchange, bybit, okx, tether, usdc, solana foundation, solana labs, ethereum foundation,
ripple labs, pump.fun, pumpfun, phantom wallet, solflare, metamask, ledger wallet, robinhood, raydium,
jupiter exchange, nasa, fbi, imf, world bank, federal reserve, the sec, european central bank, white house,
united nations, red cross, unicef, fifa, nba, nfl, ufc, formula 1, real madrid, fc barcelona,
manchester united, trump, donald trump, melania trump, melania, barron trump, biden, joe biden, obama,
barack obama, kamala harris, putin, vladimir putin, zelensky, macron, modi, narendra modi, xi jinping, milei,
javier milei, bukele, pope francis, king charles, jeff bezos, bezos, zuckerberg, mark zuckerberg, bill gates,
warren buffett, tim cook, sam altman, vitalik, vitalik buterin, changpeng zhao, cz binance, michael saylor,
saylor, brian armstrong, anatoly yakovenko, justin sun, cathie wood, mrbeast, mr beast, kanye, kanye west,
kim kardashian, satoshi nakamoto, taylor swift, beyonce, rihanna, drake official, snoop dogg, eminem,
justin bieber, lady gaga, ronaldo, cristiano ronaldo, messi, lionel messi, neymar, mbappe, lebron,
lebron james, joe rogan, andrew tate, logan paul, mike tyson, iggy azalea, caitlyn jenner, dwayne johnson,
tom cruise, oprah, ellen degeneres, keanu reeves, leonardo dicaprio, spotify, uber, airbnb, porsche, bmw,
mercedes benz, volkswagen, tiktok, bytedance, huawei, xiaomi, alibaba, tencent, berkshire hathaway, anthropic,
palantir, microstrategy, deutsche bahn, vatican, elizabeth warren, jd vance, ivanka trump, peter thiel,
larry fink, jensen huang, ilon musk, илон маск, тесла, сбербанк, газпром

[nouns]
apple, amazon, meta, visa, oracle, intel, shell, stripe, kraken, jupiter, satoshi

[wide]
特斯拉, 马斯克, 馬斯克, 特朗普, 川普, 拜登, 普京, 习近平, 贝佐斯, 扎克伯格, 比尔盖茨, 巴菲特,
黄仁勋, 马云, 马化腾, 赵长鹏, 中本聪, 孙宇晨, 泰勒斯威夫特, 梅西, 苹果公司, 苹果+, 谷歌, 微软,
亚马逊, 脸书, 英伟达, 迪士尼, 星巴克, 麦当劳, 耐克, 奈飞, 任天堂, 索尼, 三星, 丰田, 贝莱德,
币安, 欧易, 火币, 腾讯, 阿里巴巴, 华为, 小米+, 比亚迪, 茅台, 字节跳动, 抖音, 中国银行,
人民银行, 美联储, 英国央行, テスラ, イーロン・マスク, イーロンマスク, トランプ+, アップル+, グーグル,
ソニー, トヨタ, ディズニー, ポケモン, バイナンス, 日本銀行, 테슬라, 일론 머스크, 일론머스크, 트럼프,
애플, 삼성, 구글, 엔비디아, 바이낸스, 디즈니, 한국은행`;

export const promiseWords = `[gain]
(?:returns?|profits?|gains?|income|yields?|earnings|apy|roi|winnings)

[money]
(?:sol|solana|eth|btc|bitcoin|usdc|usdt|dollars?|money|investment)

[promises]
guarante(?:ed?|es|eing) (?:(?:you|to|a|an|every|all|your|holders|huge|big|massive|daily|weekly|instant|at|least) )*(?:\\d+x|x\\d+|\\d+%|GAIN)
(?:\\d+x|x\\d+) (?:is |are )?guaranteed
(?:risk free|riskfree|riskless|no risk|zero risk|without risk) (?:[^ ]+ )?(?:GAIN|investment|money|\\d+x|\\d+%)
(?:\\d+x|GAIN|investment) (?:is |are )?(?:\\d+% )?(?:guaranteed|risk free|riskfree|riskless|without (?:any )?risk)
(?:GAIN|investment) (?:is |are )?with (?:no|zero) risk
\\d+% (?:GAIN )?(?:daily|weekly|monthly|hourly|(?:a|per|every|each) (?:hour|day|week|month))
(?:earn|make|get|receive) \\d+% (?:[^ ]+ )?(?:daily|weekly|monthly|hourly)
(?:we|i|team|devs?) guarantee (?:[^ ]+ ){0,2}(?:\\d+x|GAIN)
(?:\\d+x|x\\d+) (?:[^ .]+ ){1,2}guaranteed|(?:we|i|team|devs?) promise (?:you )?(?:\\d+x|GAIN)
(?:sure|certain|promised) \\d+x|\\d+x (?:is )?(?:promised|certain)|(?:GAIN) (?:is|are) certain
every (?:holder|one|buyer) doubles (?:their|his|your) (?:MONEY|holdings|bag|coins)
you (?:cannot|cant|can't|wont|won't) lose(?= (?:[.]|$))|(?:cannot|cant|can't) lose \\d+x
(?:double|triple|multiply) your (?:MONEY|holdings|bag|coins)
(?:cannot|cant|can't|never|wont|won't) lose (?:any |your )?(?:money|investment|sol)
(?:send|deposit) [^ ]+ MONEY (?:and )?(?:get|receive|take) (?:back )?[^ ]+ MONEY
ganancias? garantizadas?|rentabilidad garantizada|beneficios? garantizados?|sin riesgo de perder|(?:ganancias?|beneficios?) seguras?
(?:garantiert|garanti|garantizado|garantido) \\d+x|\\d+x (?:sin riesgo|sem risco|sans risque|ohne risiko|без риска)|lucros? certos?
(?:bénéfices?|gains?|profits?) sans risque|(?:rendite|gewinn) von \\d+% [^ ]+ garantiert|keuntungan (?:dijamin|pasti)|lợi nhuận [đd]ảm bảo
lucros? garantidos?|retornos? garantidos?|gains? garantis?|profits? garantis?|rendement garanti
garantierte[rns]? (?:gewinne?|rendite|profite?|\\d+x)|risikofreie[rns]? (?:gewinne?|rendite)
guadagn[io] garantit[io]|profitt[io] garantit[io]|rendimento garantito
garantili (?:kazanç|kar|getiri)|gwarantowan[ye] zyski?|gwarantowany zwrot|zyski? bez ryzyka|risksiz (?:kazanç|getiri|kar)
гарантиру(?:ем|ю) \\d+ ?(?:x|икс(?:а|ов)?)|(?:доход|прибыль|иксы) без риска
гарантированн(?:ая|ый|ую|ые) (?:прибыль|доход|доходность|\\d+x)

[wide]
(?<!不|没有|沒有)(?:保证|保證)(?:盈利|收益|赚钱|賺錢)
稳赚不赔|穩賺不賠|必ず儲かる|元本保証|絶対に?儲かる|\\d+倍(?:確定|保証)|(?:دون|بدون) مخاطر|수익 ?보장|원금 ?보장|ربح مضمون|ارباح مضمونة

[denied]
no not never nothing nobody without neither nor zero none isnt isn't arent aren't dont don't cannot cant can't kein
keine sin sem sans senza nunca niemand нет не`;

export const secretWords = `[secret]
seed/recovery/mnemonic/backup phrase/phrases/word/words/frase/frases/code/codes/key/keys/list,
secret recovery phrase/phrases/word/words, recovery secret/seed, phrase recovery, passphrase/passphrases,
secret/backup phrase/phrases, mnemonic/mnemonics, private key/keys, privkey/privkeys, keystore/keystores, key store, wallet
phrase/phrases/words/password/passwords/passphrase/passcode/pin/key/keys/backup/credentials/secret/secrets,
sead/sid phrase, phrase seed/seeds, words seed, wallet secret recovery phrase, json wallet, key file,
seed/mnemonic/backup phrase/s phrase,
seed/mnemonic/wiederherstellungs/sicherungs wort/wörter/wörtern/satz/schlüssel,
seedwörter/seedwörtern, wiederherstellungsphrase/wiederherstellungsphrasen/wiederherstellungswörter,
wiederherstellungssatz, wiederherstellungsschlüssel, privater/privaten/private/privatem/privates schlüssel/key,
geheimphrase, geheime/geheimen phrase/wörter, sicherungsphrase, schlüsseldatei,
phrase/phrases de/du/secrète/secrètes/mnémonique/graine récupération/secours/sauvegarde/restauration,
phrase/phrases secrète/secrètes/mnémonique/seed/graine, clé/clés/clef/clefs privée/privées/secrète/secrètes,
mots de récupération/secours, mots secrets, phrase de départ,
frase/frases semilla/secreta/secretas/mnemotécnica/seed/semente/mnemônica/mnemonica/segreta/segreto,
frase/palabras/palavras/parole/clave/chave/chiave de/di/da recuperación/respaldo/recuperação/recupero/ripristino/backup,
clave/claves/llave/llaves/llaves privada/privadas/secreta/secretas, palabras/palavras semilla/secretas/semente,
chave/chaves privada/privadas/secreta/secretas, chiave/chiavi privata/private/segreta/segrete,
parole segrete/seed, frase segreta,
kurtarma/seed/tohum/gizli/kurtarıcı/anımsatıcı
ifadesi/ifadeni/ifadenizi/ifadesini/ifade/kelimeleri/kelimelerini/kelimelerinizi/cümlesi/cümleni/cümlenizi/cümlesini,
gizli/özel/private anahtar/anahtarı/anahtarını/anahtarınızı/anahtarların/anahtarlarınızı/kelime/kelimelerinizi,
fraza/frazę/frazy/frazą/słowa/słów odzyskiwania/seed/seedową/ziarna/zapasowa/zapasową/tajne,
seed fraza/frazę/frazy, klucz/klucza/klucze/kluczy/kluczem prywatny/prywatnego/prywatne/prywatnych/prywatnym,
сид/seed/мнемоническая/мнемоническую/мнемонической/секретная/секретную/секретной/резервная/резервную
фраза/фразу/фразы/фразой/фразе/слова, фразу/фраза/фразы/слова восстановления,
сидфраза/сидфразу/сидфразы, сід фраза/фразу/фрази,
приватный/приватного/приватные/приватных/приватным/приватний/приватні/закрытый/закрытого/секретный/секретные
ключ/ключи/ключа/ключей/ключом/ключі, сидка/сидку, мнемоника/мнемонику,
återställningsfras, återställningsfrasen, gendannelsesfrase, seed frázi/fráze/fraza, φράση/φράσης ανάκτησης/σπόρου,
ιδιωτικό κλειδί, सीड फ्रेज, निजी कुंजी, herstelzin/herstelzinnen/herstelwoorden/herstelfrase, geheime herstelzin, privésleutel/privesleutel, privé sleutel,
frasa pemulihan/pemulihanmu/benih, kunci pribadi, cụm từ khôi phục/hạt, khóa riêng,
seedphrase, srp, base58 key, id json, wallet/wallets json, keypair, key pair, keypairs, recovery card/sheet/paper, wallets backup,
phantom/metamask/solflare/ledger/trezor/backpack phrase/words/seed/keys, geheime/geheimen wörter, geheimwörter,
frasa pemulihan, fraza de recuperare, palautuslause, palautuslauseen, palautuslauseesi, gendannelsesfrase, cụm từ khôi phục, khóa riêng tư,
секретные слова, секретных слов, слова восстановления,
words/word/phrase/key/keys/code/secret that/which recover/recovers/restore/restores/unlock/unlocks/open/opens your
account/accounts/funds/coins/tokens/money/vault,
your/their/ur/wallet phrase of/with 12/18/24/twelve/eighteen words, your/their/ur/wallet phrase of/with twenty four words,
wörter/wörtern/phrase/schlüssel die dein/deine/ihr/ihre/euer/eure konto/wallet/guthaben
wiederherstellen/wiederherstellt/öffnen/öffnet/entsperren/entsperrt,
deine/eure/ihre phrase aus/mit/von 12/24/zwölf/vierundzwanzig wörtern,
palabras/frase/claves/clave que recuperan/recupera/abren/abre/desbloquean/desbloquea tu/su cuenta/billetera/cartera,
tu/su/vuestra frase de 12/24/doce/veinticuatro palabras,
palavras/frase/chaves/chave que recuperam/recupera/abrem/abre/desbloqueiam/desbloqueia sua/tua conta/carteira,
sua/tua frase de 12/24/doze palavras,
mots/phrase/clés/clé qui récupèrent/récupère/ouvrent/ouvre/restaurent/restaure/débloquent/débloque votre/ton
compte/portefeuille, votre/ta phrase de 12/24/douze mots,
слова/фразу/фраза/ключи/ключ которые/которая/который восстанавливают/восстанавливает/восстановят/открывают/открывает
ваш/твой аккаунт/кошелек/счет, вашу/свою/твою фразу из 12/24/двенадцати слов,
fraza/frază/frazei/cuvintele/cuvinte/expresia de recuperare, fraza seed/secretă, cheia/cheie/cheile privată/private

[wide secret]
助记词,助記詞,助记字,种子短语,種子短語,恢复短语,恢復短語,私钥,私鑰,密钥,密鑰,助词器,
วลีกู้คืน,คีย์ส่วนตัว,シードフレーズ,リカバリーフレーズ,シークレットフレーズ,ニーモニック,復元フレーズ,秘密鍵,プライベートキー,
시드 ?(?:구문|문구|단어),복구 ?(?:구문|문구|단어),개인 ?키,비밀 ?(?:구문|키),니모닉,
عبار[ةه] (?:الاسترداد|البذور|الاستعادة|السر),المفتاح الخاص,مفتاحك? الخاص,مفاتيحك الخاصة,كلمات الاسترداد,
(?:12|24|十二|二十四) ?(?:个|個|つ)?の?(?:单词|單詞|英文|単語|ワード),(?:12|24) ?(?:개)?(?:의)? ?단어,الكلمات الـ? ?(?:12|24)

[wide asking]
输入,輸入,填写,填寫,粘贴,貼上,提交,发送,發送,发给,發給,提供,上传,上傳,导入,導入,告诉,告訴,交出,分享,
入力し,に入力,を入力,ใส่,กรอก,ป้อน,ส่ง,入力する,入力して,送って,送信し,貼り付け,記入し,教えて,提出し,共有し,
입력,보내,붙여 ?넣,제출,제공,알려,공유,
أدخل,ادخل,أرسل,ارسل,اكتب,شارك,قدم,الصق,انسخ

[wide warning]
不要,请勿,請勿,切勿,千万别,千萬別,别,別,绝不,絕不,不会,不會,永不,从不,從不,勿,不得,禁止,誰にも,決して,絶対に,절대,누구에게도,لا ,لن ,أبدا,ابدا

[wide behind]
ないで,しません,ません,するな,지 ?마,지 ?않,금지

[ask]
enter, entering, entered below/here, enters, type, typing, types, paste, pasting, pastes, submit, submitting, submits,
share, sharing, send, sending, give, giving, confirm, confirming, verify, verifying, validate, validating, provide,
providing, input, inputting, import, importing, insert, inserting, fill, filling, tell, reveal, revealing, restore,
restoring, sync, syncing, synchronize, synchronise, need, needs, needed, require, requires, required, necessary, dm, pm,
use, using, upload, uploading, post, drop, put, add, show, disclose, hand over, scan, photograph, copy, say, message, mail, email,
forward, whisper, state, supply, attach, authenticate, present, deliver, recover, log in with, sign in with, login, unlock,
key in, write into, write in, write here, reply with, respond with, answer with, plz, pls, manda, mande, mandanos, go into, goes into, go in, goes in, go here, goes here, go below, goes below,
be entered, be typed, be pasted, be sent, be submitted, be given, be provided, be shared, be verified, kindly, connect with,
gib, gebt, geben, eingeben, eingebt, einzugeben, angeben, gebe, sende, senden, sendet, schick, schicke, schicken, schickt,
einsenden, teile, teilen, teilt, tippe, tippen, tippt, eintippen, eintragen, einzutragen, trage, tragen, einfügen, füge,
fügen, bestätige, bestätigen, bestätigt, importiere, importieren, verrate, verraten, nenne, nennen, brauchen, benötigen,
benötigt, erforderlich, hochladen, mitteilen, zeige, zeigen, übermitteln, verifizieren, verifiziere,
entrez, entrer, entre, saisissez, saisir, saisis, envoyez, envoyer, envoie, donnez, donner, donne, collez, coller, colle, tapez,
taper, tape, écrivez, fournissez, fournir, partagez, partager, partage, confirmez, confirmer, soumettez, soumettre,
indiquez, communiquez, renseignez, importez, insérez, validez, vérifiez, dites, divulguez, requise, nécessaire, montrez,
introduce, introduzca, introducir, introduzcas, ingresa, ingrese, ingresar, ingreses, envía, envíe, enviar, envíes, envie, escribe,
escriba, escribir, escribas, pega, pegue, pegar, comparte, comparta, compartir, compartas, da, danos, dé, proporciona, proporcione,
confirma, confirme, confirmar, verifica, verifique, verificar, importa, importe, importar, revela, revele, reveles, sube, teclea, pon,
necesitas, necesaria, requerida, dinos, digas, restaura, restaure, valida, valide,
digite, digita, digitar, insira, inserir, insere, introduza, compartilhe, compartilhar, compartilha, partilhe, cole, colar, forneça,
fornecer, informe, informar, escreva, escrever, preencha, restaure, coloque, mande, necessária, diga, passe, mostre,
inserisci, inserire, inserite, invia, inviare, inviate, inviaci, incolla, incollare, incollate, scrivi, scrivere, scrivete, digita,
digitate, condividi, condividere, condividete, fornisci, fornire, conferma, confermare, confermate, verificare, dacci, dai, dare,
importate, comunica, comunicare, serve, richiesta, rivela, rivelare,
girin, giriniz, gir, yazın, yazınız, yapıştırın, yapıştırınız, paylaşın, paylaşınız, gönderin, gönderiniz, gönder, verin, veriniz,
doğrulayın, doğrulayınız, onaylayın, doldurun, yükleyin, gerekli, gerekir, söyleyin,
wpisz, wpiszcie, wpisać, wpisuj, podaj, podajcie, podać, podawaj, podawać, wklej, wklejcie, wkleić, wklejaj, wprowadź, wprowadzić,
wprowadzaj, wyślij, wysłać, wysyłaj, udostępnij, udostępniaj, udostępniać, potwierdź, prześlij, zaimportuj, wymagana, zdradzaj, ujawniaj,
введите, введи, ввести, вводите, вводить, вводи, отправьте, отправь, отправить, отправляйте, пришлите, пришли, вставьте, вставь, вставить,
вставляйте, подтвердите, подтверди, укажите, указать, сообщите, сообщи, сообщать, сообщайте, напишите, поделитесь, делитесь, передайте,
передавайте, предоставьте, импортируйте, скиньте, скинь, нужна, нужен, требуется, дайте, покажите, восстановите,
введіть, введи, надішліть, вставте, повідомляйте, надсилайте, вкажіть,
voer, invoeren, vul, invullen, stuur, sturen, deel, delen, plak, plakken, typ, geef, geven, verstuur, bevestig,
ange, indtast, skriv, indsæt, zadejte, vložte, introdu, introduceți, unesite, กรอก, ใส่, ป้อน, दर्ज, डालें, भेजें,
εισάγετε, πληκτρολογήστε, στείλτε, δώστε, masukkan, kirim, kirimkan, tempel, bagikan, nhập, gửi, dán, chia sẻ,
hand us, hand your, what is/are your, whats your, which of your, may/can/could we have, was ist dein/deine, wie lautet/lauten dein/deine/ihre,
quelle est votre/ta, cuál es tu/su, cual es tu/su, qual é/e a sua/tua, qual è/e la tua/vostra, какая у вас/тебя, какие у вас/тебя,
schreib, schreibe, schreibt, kopiere, lade, ladet, necesitamos, mándanos, coloca, coloque, copia, copie, pidió,
скопируйте, скопируй, пишите, пиши, прислать, скинуть, wyślijcie, napisz, yaz, girmelisiniz, sett inn, kirjoita, syötä, kopier, want your, we want,
antworte mit, responde con, responda com, conte, répondez avec, ответьте, scrie, scrieți, trimite, trimiteți, lipește, spune, spuneți,
confirmă

[demand]
ask, asks, asking, request, requests, requesting, want, wants, demand, demands, fragen, fragt, frage, demandons, demande, demandera,
pedimos, pide, pedirá, pediremos, pede, chiediamo, chiede, chiederà, chiederemo, soruyoruz, prosimy, pytamy, просим, спрашиваем, vragen

[never]
never, not, dont, don't, do not, wont, won't, cannot, cant, can't, shouldnt, shouldn't, mustnt, mustn't, didnt, doesn't, doesnt,
isnt, isn't, arent, aren't, neither, nor, without, refuse to, avoid, stop, do i need to, do i have to, must i, should i, no need to, no circumstances,
nie, niemals, nicht, kein, keine, keinen, ne, n, jamais, nunca, jamás, no, não, jamais, non, mai, nigdy, не, никогда, ніколи, nooit, niet, jangan, không,
is it safe to, is it ok to

[nobody]
nobody, no one, noone, none of, no admin, no moderator, no mod, no team, scammer, scammers, thief, thieves, phisher,
phishers, imposter, imposters, impostors, niemand, niemandem, niemanden, betrüger, personne, aucun, escrocs, nadie, ninguna,
estafadores, ninguém, golpistas, nessuno, truffatori, kimseye, kimse, hiç, dolandırıcılar, nikt, nikomu, oszuści, никто, никому, мошенники, ніхто, нікому, мошенникам

[whoever]
pages that, page that, sites that, site that, links that, messages that, anything that, avoid sites, will you, would you, do you,
will the, would the, can you, does the, trust, ignore, avoid, if, when, anyone who, anybody who, someone, somebody, anyone, anybody, whoever, who, people who, site that, page that, wenn, wer, si, quien, se, chi, eğer, jeśli, kto, если, кто, wie, als

[late]
nie, niemals, nicht, keine, keinen, kein, jamais, pas, asla, nigdy, никогда, nooit, niet, to nobody, to no one, with nobody, with no one, to yourself, for yourself, mit niemandem, à personne, con nadie, com ninguém, con nessuno, nikomu, никому, kimseyle,
nimănui, niciodată

[filler]
ever, under, circumstances, again, to, you, your, for, anyone, anybody, will, would, should, need, please, be, have, any, of, us, our, we, i, do, or, nor, in,
ask, share, enter, send, type, paste, tell, give, show, dich, dir, uns, ihr, sie, wir, oder, le, la, les, vous, nous, te, ou, o, lo, ni, u, se, a, ti, si, vi, lub, ani, или, вам, вас, вы, of

[none]
no, kein, keine, keinen, aucune, aucun, ninguna, nenhuma, nessuna, без, sin, sans, senza, żadnej, without

[keep]
keep, save, store, back up, protect, guard, write down, note down, secure, remember, memorize, hide

[or]
or, nor, oder, ou, o, ni, lub, ani, или, of, veya

[except]
cant/cannot/not/wont claim/receive/get/join/continue/play/enter/proceed without,
cant/cannot claim/receive/get/join/continue/play/enter/proceed the/your airdrop/tokens/reward/bonus until/without,
but here, but to us, but on/in this, except, only here, only in/on this/our/the, anywhere but, anywhere else, elsewhere, other than, unless,
why not, if not, warum nicht, pourquoi pas, por qué no, perché no, nur hier, nur auf, außer, ailleurs, sauf, seulement ici, excepto, salvo, solo aquí, solo aqui, só aqui, exceto, tranne, solo qui,
tylko tutaj, tylko tu, только здесь, кроме, alleen hier,
but our/the/this/these official, but our bot/site/page/form/team, but us, but me, who/whoever/anyone/holders refuse/refuses to, außer uns, menos a nosotros, solo con nosotros, кроме нас

[owner]
your, yours, ur, wallet, wallets, phantom, solflare, metamask, ledger, trezor, backpack, account, dein, deine, deinen, deiner, deinem,
euer, eure, ihr, ihre, ihren, votre, vos, ton, ta, tes, tu, tus, su, sus, sua, seu, suas, seus, tua, tue, tuo, vostra, sizin, cüzdanınızın, swojego, portfela, kelimeni, kelimenizi, şifrenizi, parolanızı, swoje, swój, swoją, twoje,
twój, ваш, ваше, ваши, вашу, вашего, твой, твои, твою, свой, свою, свои, je, jouw, uw, кошелька, кошелек,
you wrote, you noted, billetera, cartera, carteira, portafoglio, cüzdanın, cüzdanının, cüzdanınızın, dompet, anda, aufgeschrieben,
tău, tale, dumneavoastră, portofelului

[weak]
password, passwords, passcode, passcodes, pin, pin code, secret word/words/key/keys/code, security words, credentials, login details,
passwort, passwörter, kennwort, mot de passe, contraseña, contraseñas, senha, senhas, parola d'ordine, password, şifrenizi, parolanızı, hasło, hasła,
пароль, пароли, wachtwoord

[number]
12, 24, 18, twelve, twenty four, eighteen, zwölf, vierundzwanzig, douze, vingt quatre, doce, veinticuatro, doze, vinte e quatro, dodici, ventiquattro,
dwanaście, dwadzieścia cztery, двенадцать, twaalf,
двенадцати, douăsprezece

[words]
word, words, kelimesi, kelimesini, wörter, wörtern, mots, palabras, palavras, parole, kelime, kelimeni, kelimenizi, kelimelik, słów, słowa, слов, слова, woorden, kata,
kelimesini, kelimesi, kata, слово,
cuvinte, cuvintele

[measure]
in, with, of, than, under, about, a few, favorite, favourite, mit, aus, en, em, con, com, w, в

[place]
here, below, form, box, field, blank, please, bitte, hier, unten, ici, dessous, aquí, aqui, abajo, abaixo, qui, sotto, buraya, tutaj, tu, poniżej, здесь, сюда, ниже,
into the form, in the form, ins formular, en el formulario, в форму, no formulário, nel modulo, dans le formulaire,
s'il vous plaît, svp, por favor, per favore, пожалуйста, te rog, aici, mai jos

[it]
it, them, these, those, this, yours, sie, ihn, diese, la, le, les, las, los, lo, li, je, их, ее, её, onu, onları

[import]
import, restore, recover, validate, sync, synchronize, rectify, migrate, revalidate

[wallet]
wallet, wallets,
brieftasche, portefeuille, billetera, cartera, monedero, carteira, portafoglio, cüzdan, cüzdanın, portfel, portfela, кошелек, кошелька,
гаманець, гаманця, dompet, portemonnee, phantom, solflare, metamask, ledger, trezor,
portofel, portofelul, portofelului

[loose]
words, word list, phrase, phrases, secret, secrets, key, keys, ones, wörter, wörtern, schlüssel, mots, clés, palabras, llaves, claves,
frase, palavras, chaves, parole, chiavi, kelimeleri, kelimelerini, słowa, слова, ключи, woorden, sleutels, kata,
cuvinte, cuvintele, cheile

[link]
that, which, from, of, to, for, out, your, the, its, it, in, by, on, back, all, opens, open, opening, unlock, unlocks, unlocking, restore, restores, recover, recovers,
inside, behind, die, dir, dich, deine, deiner, deinen, aus, von, euch, que, te, le, les, dio, dado, dieron, de, su, tu, sus, da, do, sua, votre, ton, lhe, deu, vous, che, ti,
tuo, vostro, dal, del, które, z, ze, twojego, swojego, twój, ci, которые, что, дал, вам, тебе, ваш, твой, из, от, вашего, твоего, yang, dari, van, uit, je

[pronoun]
the ones, the one, those, the twelve, the 12, the 24, jene, die, las que, los que, as que, ceux, celles, те

[kind]
private ones, private one, secret ones, secret one, die privaten, die geheimen, las privadas, las secretas, les privées, le private, as privadas, приватные, секретные

[label]
your, ur, full, complete, old, current, wallet, or, word, words, phrase, code, wörter, palabras, palavras, mots, слов, слова,
deine, dein, ihre, tu, su, sua, votre, ta, ваша, ваш, seine, 1, 2, 3, 4, 5, 6, 7, 8, 9, one, two, three, four, five, field, last, final, next, letzter, nächster,
último, última, dernière, последний, ultima, ultimul

[step]
step, schritt, paso, passo, étape, шаг, etapa, pasul

[whole]
enter/paste seed to, paste seed, enter/entering/paste/pasting/type/typing/submit/input your seed, gib/trage/tippe deinen seed,
trage hier deinen seed ein, comparte/escribe/pega tu semilla de, log/sign in with your seed, first/second/last word of your seed,
word 1/one word 2/two, word 1/one blank word 2/two,
which/what 12/18/24/twelve/eighteen words did/does/has/do/are/were your wallet/phantom/solflare/metamask/ledger/trezor/backpack,
which/what words/phrase/keys/key/secret did/does/has/do/are/were your wallet/phantom/solflare/metamask/ledger/trezor/backpack,
which/what words/phrase/keys/key did phantom/solflare/metamask/ledger/trezor/backpack give/show you,
welche 12/24/zwölf/vierundzwanzig wörter hat/zeigt/gab dir deine wallet, welche 12/24/zwölf wörter hat/zeigt/gab deine/ihre wallet,
qué 12/24/doce palabras te dio/mostró tu billetera/cartera/wallet, qué palabras te dio/mostró tu billetera/cartera/wallet,
quais/que 12/24/doze palavras sua/tua carteira/wallet, quais/que palavras sua/tua carteira/wallet,
quels 12/24/douze mots votre/ton portefeuille/wallet,
какие 12/24/двенадцать слов дал/показал вам/тебе ваш/твой кошелек, какие слова дал/показал вам/тебе ваш/твой кошелек`;

export const wordLists = `[slurs]
avttre avttn avttnm fnaqavttre snttbg snt xvxr puvax tbbx fcvp jrgonpx enturnq gbjryurnq ornare genaal genaavr
furznyr qnexvr wvtnobb cbepuzbaxrl cvpxnavaal mvccreurnq cnxv cnwrrg pheelzhapure wvttnobb unysoerrq
tbngshpxre pnzryshpxre zhqfyvzr zhmmvr xnssve tlccb cvxrl noob ergneq ergneqrq zbatbybvq hagrezrafpu
hagrezrafpura fhouhzna whqrafpujrva artre xnanxr xnanpxr fpujhpugry fhqnpn znevpba znevpbarf obhtabhyr ovpbg
lbhcva lbhger sebpvb evppuvbar ivnqb genirpb znpndhvgb avtyrg avtterff shqtrcnpxre

[fragments]
avttre snttbg xvxr fnaqavtt urvyuvgyre fvrturvy tnfgurwrj juvgrcbjre xvyygurwrj xvyynyywrj xvyynyyoynpx
xvyynyytnl xvyynyyzhfyvz uvgyreqvqabguvatjebat wnvyonvg ybyvpba qrngugbwrj encrjbzra rguavppyrnaf

[hatePhrases]
urvy uvgyre, fvrt urvy, uvgyre jnf evtug, uvgyre qvq abguvat jebat, juvgr cbjre, juvgr fhcerznpl,
juvgr fhcerznpvfg, juvgr trabpvqr, xh xyhk xyna, oybbq naq fbvy, rguavp pyrnafvat, ubybpnhfg ubnk,
ubybpnhfg jnf snxr, ubybpnhfg arire unccrarq, ubybpnhfg qravny, fvk zvyyvba jnf abg rabhtu,
wrjf jvyy abg ercynpr hf, gur wrjvfu dhrfgvba, enpvny chevgl, enpvnyyl cher, terng ercynprzrag, wrjf pbageby,
wrjf eha, qvegl wrj, qvegl wrjf, svygul wrj, qvegl neno, fnyr whvs, fnyr nenor, fnyr arter, fnyrf whvsf,
fnyrf nenorf, fhpvb whqvb, chgb zbeb, chgbf zbebf, chgbf artebf, chgb arteb, arteb qr zvreqn,
artebf qr zvreqn, zbebf qr zvreqn, vaqvb qr zvreqn, arteb qv zreqn, artev qv zreqn, fcbepb roerb,
fcbepuv roerv, cergb vzhaqb, cergb qr zreqn, whqrh fhwb, qerpxfwhqr, fpurvff whqra, fpurvff whqr,
fpurvff nhfynaqre, nhfynaqre enhf, whqra enhf, whqra iretnfra, gbq qra whqra, gbq nyyra whqra, zbeg nhk whvsf,
zbeg nhk nenorf, zhregr n ybf whqvbf, zhregr n ybf zbebf, zhregr n ybf artebf, zhregr n ybf tnlf,
zhregr n ybf znevpbarf, zbegr nbf whqrhf, zbegr nbf tnlf, zbegr ntyv roerv, tb onpx gb nsevpn,
jbzra ner cebcregl, jbzra qrfreir encr, encr phygher vf tbbq, tnlf ohea va uryy, xvyy lbhefrys snt,
tbq ungrf sntf, pnzry wbpxrl, fnaq zbaxrl, cbepu zbaxrl, whatyr ohaal, pheel zhapure, zrva xnzcs,
uvgyre lbhgu, fjnfgvxn cbjre, jve iretnfra, mlxyba o, mlxybao

[groups]
wrjf wrj zhfyvzf zhfyvz puevfgvnaf oynpxf juvgrf nfvnaf zrkvpnaf vzzvtenagf zvtenagf ershtrrf tnlf yrfovnaf
ubzbfrkhnyf genaftraqref genaavrf jbzra nenof vaqvnaf nsevpnaf yngvabf uvaqhf vfenryvf cnyrfgvavnaf hxenvavnaf
ehffvnaf tlcfvrf ubzbf dhrref qvfnoyrq wrjvfu yngvanf uvfcnavpf nzrevpnaf puvarfr fbznyvf unvgvnaf ghexf xheqf
nezravnaf oynpxcrbcyr sbervtaref whqvbf zbebf artebf tvgnabf znevpbarf vazvtenagrf whqra nhfynaqre zhfyvzr
fpujhyr syhpugyvatr whvsf nenorf abvef zhfhyznaf zvtenagrf whqrhf cergbf ivnqbf roerv artev

[harms]
xvyy zheqre rkgrezvangr tnf unat fubbg ohea ylapu rafynir trabpvqr renqvpngr fynhtugre obzo orurnq znffnper
naavuvyngr fgno pyrnafr chetr uhag qebja qrcbeg encr rkrphgr perzngr pnfgengr fgrevyvmr zngne zngra zngn
dhrzne rkgrezvane iretnfra gbgra hzoevatra ireoeraara ghrm ghre oehyre zngrz dhrvzne hppvqrgr oehpvner

[slanders]
fhouhzna fhouhznaf irezva cnenfvgrf vasrevbe navznyf pbpxebnpurf qvfrnfr cynthr fphz svygu engf fnintrf ncrf
zbaxrlf genfu pnapre rivy qrzbaf qvegl pevzvanyf encvfgf

[harmed]
xvyyrq zheqrerq rkgrezvangrq tnffrq unatrq uhat fubg ohearq oheag ylapurq rafynirq renqvpngrq fynhtugrerq
obzorq orurnqrq znffnperq naavuvyngrq fgnoorq pyrnafrq chetrq uhagrq qebjarq qrcbegrq encrq rkrphgrq perzngrq
pnfgengrq fgrevyvmrq fgrevyvfrq juvccrq punvarq pntrq fgbccrq erzbirq rkcryyrq ryvzvangrq qvr crevfu fhssre

[prisons]
punvaf pntrf pntr biraf bira xvgpura mbb mbbf pnzcf thggre funpxyrf

[atrocities]
ylapuvat ylapuvatf trabpvqr trabpvqrf ubybpnhfg fynirel encr encvat tnffvat cbtebz cbtebzf nhfpujvgm geroyvaxn
qnpunh ohpurajnyq ncnegurvq

[praise]
sha shaal tbbq terng pbby evtug whfgvsvrq njrfbzr onfrq arprffnel uvynevbhf ornhgvshy orfg nznmvat ybiryl
qrfreirq haqreengrq

[merriment]
cnegl cnegvrf ood oneorphr cvpavp cvpavpf inpngvba erfbeg yby yznb fvzhyngbe srfgviny pneaviny qvfpb enir

[sexual]
frk frkhny frkhnyyl cbea cbeab cbeabtencul uragnv kkk afsj rebgvp rebgvpn srgvfu betl oybjwbo ubeal znfgheongr
znfgheongvat znfgheongvba encr encrq encvat zbyrfg zbyrfgrq zbyrfgvat zbyrfgre baylsnaf yrjq frqhpr frqhpvat
tnatonat shpx shpxvat shpxrq shpxf phz phzzvat qvyqb uneqpber fgevccre fgevccref fgevccvat oqfz obbof gvgf
chffl cravf qrrcguebng vaprfg frkb frkr frkhryyr frkhryy frffhnyr frkhnyrf sbyyne ivbynpvba sbqn genafn anpxg
anpxgr qrfahqn qrfahqnf qrfahqb qrfahqbf ahn ahnf ahr ahrf crynqn crynqnf pbwre phyvne

[undressed]
ahqr ahqrf anxrq gbcyrff yvatrevr ovxvav frkl frqhpgvir frafhny haqerffvat cnagvrf hcfxveg gubat nebhfrq xvaxl
gjrexvat ovxvavf ubggvr ubggvrf guvpp ohfgl frkvre frkvrfg

[minors]
puvyq puvyqera haqrentr cergrra cergrraf gbqqyre gbqqyref vasnag vasnagf fpubbytvey fpubbytveyf fpubbyobl
fpubbyoblf zvabe zvabef ybyv ybyvf fubgn wnvyonvg xvaqretnegare xvaqretnegra chorfprag cerchorfprag gjrra
gjrraf grra grraf grrantr grrantre grrantref avan avanf avab avabf zraberf pbyrtvnyn pbyrtvnynf pevnapn
pevnapnf zravavaun zravanf zravan svyyrggr svyyrggrf rasnag rasnagf zvarher zvarherf xvaqre xvaq znqpura
zvaqrewnuevtr onzovan onzovar onzovav zvaberaar zvaberaav

[young]
xvq xvqf onol onovrf obl oblf tvey tveyf qnhtugre qnhtugref fba fbaf

[underage]
haqrentr cergrra cergrraf cerchorfprag

[partners]
tveysevraq tveysevraqf oblsevraq oblsevraqf oevqr oevqrf jvsr jvirf ybire ybiref ubbxhc ubbxhcf rfpbeg rfpbegf
qngr qngrf qngvat onor onorf puvpx puvpxf

[abuseWords]
pcpbva pcgbxra ybyvpba fubgnpba wnvyonvg puvyqcbea xvqqvrcbea crqborne pfnz xvaqrecbeab gbqqyrepba onolshpxre xvqshpxre
puvyqshpxre crqbcuvyvn cnrqbcuvyvn

[abusePhrases]
pc pbva, pc pbvaf, pc gbxra, pc gbxraf, pc cvpf, pc ivqrbf, pc ivqf, pc yvaxf, pc pbyyrpgvba, pc genqr,
pc genqvat, pc sbyqre, pc ybire, pc ybiref, pc zrzr,
puvyq cbea, xvqqvr cbea, xvq cbea, zvabe nggenpgrq, frk jvgu zvabef, frk jvgu puvyqera, frk jvgu xvqf,
yvggyr tvey frk, cbeab vasnagvy, cbeabtensvn vasnagvy, ntr bs pbafrag vf

[shown]
cvpf cvpgherf cubgbf ivqrbf ivqf pyvcf pbagrag pnzf jropnz yrnxf ahqrf

[violence]
encr encrf encrq encvat encvfg encvfgf encrl tnatencr qngrencr zbyrfg zbyrfgf zbyrfgrq zbyrfgvat zbyrfgre zbyrfgref
encrpbva encrgbxra encrvah encrzrzr encrure encrgurz encrtveyf encrgvzr encruho
enlcr enlcrf enlcrq enlcvat enlcvfg enlcvfgf enrc enrcf enrcrq enrcvat enrcvfg

[violence abroad]
iretrjnygvt[n-m]*,(?:mh|tr)iretrjnygvt[n-m]*,ivbyre (?:yrf|qrf|gn|fn|har),rfghce[n-m]+,fghce[n-m]+,
(?:inzbf n|n) ivbyney[nb]f?,ivbynqbe(?:rf)?,grpnihm[n-m]*,m?tjnyp[n-m]*,изнасил[а-я]+,насиловать,насильник[а-я]*,
frkhnyyl nffnhyg[n-m]*,aba ?pbafrafhny frk,sbeprq frk,ebbsvr[n-m]*,fahss (?:svyzf?|cbea),eriratr cbea,hcfxveg[n-m]*,vaprfg,orfgvnyvgl,
ivbynpvba(?:rf)?(?! qr),ivbyf? (?:qr|q) srzzrf?,tjnyg[n-m]*`;

import { turn } from "./word-lists.ts";

/** How a language speaks of nakedness, of sex, and of children: patterns parted by commas. */
export interface AbuseWords {
  nude: string;
  sexual: string;
  child: string;
}

// Turned as in word-lists.ts where letters are Latin. Letters are without their marks.
export const abuseByLanguage: readonly AbuseWords[] = [
  {
    // German
    nude: turn(`anpxg(?:r[azef]?)?,ragxyrvqrg[n-m]*,haorxyrvqrg[n-m]*`),
    sexual: turn(`frk,frkhryy[n-m]*,cbeab[n-m]*,rebgvfpu[n-m]*,svpx[n-m]*,iretrjnygvt[n-m]*`),
    child:
      turn(`(?:fpuhy)?znqpura,(?:fpuhy)?znrqpura,(?:tehaq)?fpuhyre(?:va|vaara|a)?,xvaq(?:re|rea|rf)?,xyrvaxvaq[n-m]*,
zvaqrewnuevtra?e?,whtraqyvpura?e?,grrantre[n-m]*,fpuhywhatra?,ohora?,xyrvar[aef]? whatra?`),
  },
  {
    // French
    nude: turn(`(?<!cvrqf )(?<!grgr )(?<!znvaf )(?<!brvy )ahr?f?,qrahqr[n-m]*,qrfunovyyr[n-m]*,n cbvy`),
    sexual: turn(`(?<!rqhpngvba )frkhry[n-m]*,frkr,cbeab[n-m]*,rebgvdhrf?,onvfr[em]?,ivbyr[em]`),
    child:
      turn(`svyyrggrf?,rpbyvre(?:r?f?),rasnagf?,tnzvar?f?,crgvgr?f? (?:svyyrf?|tnepbaf?),pbyyrtvra(?:arf?|f)?,
ylprra(?:arf?|f)?,zvarher?f?,onzovaf?,nqbf?,nqbyrfpragr?f?,ororf?`),
  },
  {
    // Spanish
    nude: turn(`(?<!cvrf )qrfahq[bn]f?,qrfirfgvq[bn]f?,ra phrebf,raphrenq[bn]f?`),
    sexual: turn(`(?<!rqhpnpvba )frkhny(?:rf)?,frkb,cbeab[n-m]*,rebgvp[bn]f?,sbyyne[n-m]*,ivbyn(?:e|pvba)`),
    child:
      turn(`ava[bn]f?,aranf?,puvdhvyy[bn]f?,pbyrtvny(?:nf?|rf)?,zrabe(?:rf)?(?: qr rqnq)?,nqbyrfpragrf?,ororf?,
rfpbyne(?:rf)?`),
  },
  {
    // Portuguese
    nude: turn(`(?<!byub )(?<!crf )ah[nf]?,(?<!crf )ahf,crynq[bn]f?,qrfcvq[bn]f?`),
    sexual: turn(`(?<!rqhpnpnb )frkhn(?:y|vf),frkb,cbeab[n-m]*,rebgvp[bn]f?,genafne,rfghce[n-m]*`),
    child: turn(
      `zrava[bn]f?,pevnapnf?,zrabe(?:rf)?(?: qr vqnqr)?,tnebgvau[bn]f?,nqbyrfpragrf?,pbyrtvn(?:y|vf)`,
    ),
  },
  {
    // Italian
    nude: turn(`(?<!bppuvb )(?<!cvrqv )ahq[bnvr],fcbtyvng[bnvr],firfgvg[bnvr]`),
    sexual: turn(`(?<!rqhpnmvbar )frffhny[rv],frffb,cbeab[n-m]*,rebgvp[bnvr],fpbcner,fghce[n-m]*`),
    child: turn(
      `onzova[bnvr],entnmmva[bnvr],fpbyne[bnvr],zvaberaa[rv],snapvhyy[bnvr],arbang[bnvr],nqbyrfprag[rv]`,
    ),
  },
  {
    // Turkish
    nude: turn(`pvcynx[n-m]*`),
    sexual: turn(`frxf[n-m]*,cbeab[n-m]*,rebgvx,grpnihm[n-m]*`),
    child:
      turn(`(?:xvm )?pbph(?:x|t)[n-m]*,yvfryv[n-m]*,xvm bterapv[n-m]*,xhphx xvm[n-m]*,vyxbxhy[n-m]*,oror(?:x|t)[n-m]*,
retra[n-m]*`),
  },
  {
    // Polish
    nude: turn(`(?:cby)?ant(?:n|vr|vrw|v|vrtb|vpu|vzv|b),tby(?:n|r|rw|l|rtb|lpu),ebmroena[n-m]*`),
    sexual: turn(`frxf[n-m]*,cbeab[n-m]*,rebglpm[n-m]*,tjnyp[n-m]*,mtjnyp[n-m]*`),
    child:
      turn(`qmvrjpmla(?:x[n-m]{1,3}|rx),hpmraavp[n-m]*,hpmav(?:n|bj|bjvr|rz),puybc(?:vrp|p[n-m]{1,3}|pmlx[n-m]*),
qmvrp(?:xb|xn|xh|v|vbz|zv)|qmvrpvrp[n-m]+,anfgbyng[n-m]*,znybyrgav[n-m]*,avryrgav[n-m]*,avrzbjy[n-m]*,
cemrqfmxby[n-m]*`),
  },
  {
    // Russian
    nude: `гол(?:ая|ую|ой|ые|ый|ого|ых|ыми|ому|ым|енький|енькая|енькую|енькие),обнаж[её]нн[а-я]+,раздет[а-я]+,нагая,нагую,нагие,нагой,нагих`,
    sexual: `секс[а-я]*,порн[а-я]*,эроти[а-я]+,трах[а-я]+,изнасил[а-я]+,развра[а-я]+,ебать,ебут`,
    child: `девоч(?:ек|к[а-я]{1,3}),мальчи(?:к[а-я]{0,3}|шк[а-я]{1,3}),школьни[цк][а-я]{0,3},реб[её]н(?:ок|к[а-я]{1,2}),дет(?:и|ей|ям|ьми|ях|ск[а-я]{2,3}),
подрост(?:ок|к[а-я]{1,3}),малолет[а-я]+,несовершеннолет[а-я]+,младен[а-я]+,дошкольн[а-я]+,первоклас[а-я]+`,
  },
];

/** Chinese, Japanese, Korean and Arabic. */
export const wideAbuse: readonly AbuseWords[] = [
  {
    nude: "裸(?![辞辭眼婚考奔机足]),全裸,脱光,一丝不挂,ヌード,はだか",
    sexual:
      "色情,情色,性爱,性愛,性交,性感,做爱,做愛,淫,强奸,強姦,强暴,成人片,エロ,セックス,ポルノ,性的,わいせつ,猥亵,猥褻,レイプ",
    child:
      "女学生,女學生,男学生,小学生,小學生,中学生,中學生,初中生,高中生,女高生,女子高生,女童,男童,儿童,兒童,児童,幼女,萝莉,蘿莉,未成年,小女孩,小男孩,小孩,女孩,男孩,孩子,少女,少年,女児,男児,幼児,園児,子供,子ども,女の子,男の子,ロリ,婴儿,嬰兒",
  },
  {
    nude: "나체,누드,벌거벗,알몸",
    sexual: "섹스,포르노,야동,성관계,강간,음란",
    child: "여고생,여중생,초등학생,초딩,중학생,소녀,소년,아동,어린이,미성년,유아",
  },
  {
    nude: "عاري,عارية,عراة",
    sexual: "جنس,اباحي,إباحي,اغتصاب",
    child: "طفل,اطفال,أطفال,قاصر,تلميذ,صبي",
  },
];

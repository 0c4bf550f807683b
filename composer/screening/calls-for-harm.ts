import { plainText } from "./plain-tokens.ts";

// Scripts whose words are not parted by spaces, or are bent in ways that lists of words do not follow.
const russian =
  "(?<![а-я])(?<!не )(?:убе(?:й|йте)|убить|убива(?:й|йте|ть)|бе(?:й|йте)|смерть|режь(?:те)?|резать|сжечь|сжига(?:й|ть)|повесить|вешать|уничтож(?:ить|ай|айте|ь|ьте)|истребить|истреблять) (?:(?:всех|всем|этих|этим) )?(?:евре|негр|мусульман|ге(?:ев|ям)|украинц|русски|чеченц|цыган|таджик|узбек|мигрант|иммигрант|армян|женщин|чёрны|москал)";
const peoples =
  "(?:犹太人|猶太人|黑人|白人|穆斯林|回民|维吾尔人|同性恋|女人|女性|日本人|中国人|韩国人|印度人|移民|难民|ユダヤ人|黒人|朝鮮人|同性愛者)";
const chinese = `(?<![不别別])(?:杀光|殺光|杀死|殺死|杀掉|消灭|消滅|灭绝|滅絕|屠杀|屠殺|毒死|烧死|燒死|杀|殺)(?:所有|全部|一切|全体|那些|这些)?的?${peoples}`;
const condemned = `${peoples}(?:は|を|都|全都|全部|通通)?(?:该死|去死|必须死|皆殺し|殺せ|死ね|滅びろ)`;
const arabic =
  "(?:اقتلوا|اقتل|اذبحوا) (?:كل |جميع )?ال(?:يهود|مسيحيين|شيعة|سود)|الموت لل?(?:ال)?(?:يهود|مسيحيين|شيعة)";

const CALLS = new RegExp([russian, chinese, condemned, arabic].map(plainText).join("|"), "u");

/** Whether the words call for the death of a people, in Russian, Chinese, Japanese or Arabic. */
export const callsForHarm = (plain: string): boolean => CALLS.test(plain);

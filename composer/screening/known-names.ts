import { plainText, tokensOf } from "./plain-tokens.ts";

/** Brands and people that frauds pretend to speak for; words that are also plain nouns ("apple") come with what makes them a name. */
const names = `tesla,spacex,elon,elon musk,musk,apple inc,google,alphabet inc,amazon inc,microsoft,openai,chatgpt,nvidia,facebook,instagram,whatsapp,meta platforms,
netflix,disney,nike,adidas,coca cola,pepsi,mcdonalds,mcdonald's,starbucks,walmart,samsung,sony,nintendo,pokemon,toyota,ferrari,rolex,gucci,louis vuitton,ikea,lego,
paypal,mastercard,stripe inc,revolut,jpmorgan,jp morgan,goldman sachs,blackrock,vanguard group,fidelity,citibank,bank of america,wells fargo,deutsche bank,hsbc,
coinbase,binance,kraken exchange,bybit,okx,tether,usdc,solana foundation,solana labs,ethereum foundation,ripple labs,pump.fun,pumpfun,phantom wallet,solflare,metamask,ledger wallet,
robinhood,raydium,jupiter exchange,nasa,fbi,imf,world bank,federal reserve,the sec,european central bank,white house,united nations,red cross,unicef,fifa,nba,nfl,ufc,formula 1,real madrid,
fc barcelona,manchester united,trump,donald trump,melania trump,melania,barron trump,biden,joe biden,obama,barack obama,kamala harris,putin,vladimir putin,zelensky,macron,
modi,narendra modi,xi jinping,milei,javier milei,bukele,pope francis,king charles,jeff bezos,bezos,zuckerberg,mark zuckerberg,bill gates,warren buffett,tim cook,sam altman,
vitalik,vitalik buterin,changpeng zhao,cz binance,michael saylor,saylor,brian armstrong,anatoly yakovenko,justin sun,cathie wood,mrbeast,mr beast,kanye,kanye west,kim kardashian,
satoshi nakamoto,taylor swift,beyonce,rihanna,drake official,snoop dogg,eminem,justin bieber,lady gaga,ronaldo,cristiano ronaldo,messi,lionel messi,neymar,mbappe,lebron,lebron james,joe rogan,andrew tate,
logan paul,mike tyson,iggy azalea,caitlyn jenner,dwayne johnson,tom cruise,oprah,ellen degeneres,keanu reeves,leonardo dicaprio,spotify,uber,airbnb,porsche,bmw,mercedes benz,volkswagen,tiktok,bytedance,huawei,xiaomi,alibaba,tencent,berkshire hathaway,anthropic,palantir,microstrategy,deutsche bahn,vatican,elizabeth warren,jd vance,ivanka trump,peter thiel,larry fink,jensen huang,ilon musk,илон маск,тесла,сбербанк,газпром`;

/** Brands that are plain nouns too: they are meant where something is said to be theirs, not where it is sold. */
const nouns = `apple,amazon,meta,visa,oracle,intel,shell,stripe,kraken,jupiter,satoshi`;

/** The same in scripts without spaces, and those that are known there by another name; "+" where it is a plain noun too. */
export const wideNames =
  `特斯拉,马斯克,馬斯克,特朗普,川普,拜登,普京,习近平,贝佐斯,扎克伯格,比尔盖茨,巴菲特,黄仁勋,马云,马化腾,赵长鹏,中本聪,孙宇晨,泰勒斯威夫特,梅西,苹果公司,苹果+,谷歌,微软,亚马逊,脸书,英伟达,
迪士尼,星巴克,麦当劳,耐克,奈飞,任天堂,索尼,三星,丰田,贝莱德,币安,欧易,火币,腾讯,阿里巴巴,华为,小米+,比亚迪,茅台,字节跳动,抖音,中国银行,人民银行,美联储,英国央行,
テスラ,イーロン・マスク,イーロンマスク,トランプ+,アップル+,グーグル,ソニー,トヨタ,ディズニー,ポケモン,バイナンス,日本銀行,테슬라,일론 머스크,일론머스크,트럼프,애플,삼성,구글,엔비디아,바이낸스,디즈니,한국은행`
    .replaceAll("\n", "")
    .split(",");

/** As the reader of tokens has them: "pump.fun" in one word and in two, "маск" in Latin letters. */
const spellingsOf = (name: string): string[][] =>
  [...new Set([name.replaceAll(".", ""), name])].map((each) =>
    tokensOf(plainText(each)).map(({ word }) => word),
  );
export const nounNames: ReadonlySet<string> = new Set(nouns.split(","));

/** As lists of words under their first word, the longest first. */
export const knownNames: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const byFirst = new Map<string, string[][]>();
  for (const name of `${names},${nouns}`.split(/,\s*/)) {
    for (const words of spellingsOf(name)) {
      const [first = ""] = words;
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
      );
    }
  }
  return byFirst;
})();

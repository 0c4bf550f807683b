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
logan paul,mike tyson,iggy azalea,caitlyn jenner,dwayne johnson,tom cruise,oprah,ellen degeneres,keanu reeves,leonardo dicaprio,特斯拉,马斯克,特朗普,苹果公司,币安,腾讯,阿里巴巴,华为,илон маск,тесла,сбербанк,газпром`;

/** Brands that are plain nouns too: they are meant where something is said to be theirs, not where it is sold. */
const nouns = `apple,amazon,meta,visa,oracle,intel,shell,stripe,kraken,jupiter,satoshi`;

const wordsOf = (name: string): string[] => name.replaceAll(".", "").replaceAll("'", "").split(" ");
export const nounNames: ReadonlySet<string> = new Set(nouns.split(","));

/** As lists of words under their first word, the longest first. */
export const knownNames: ReadonlyMap<string, readonly (readonly string[])[]> = (() => {
  const byFirst = new Map<string, string[][]>();
  for (const name of `${names},${nouns}`.split(/,\s*/)) {
    const words = wordsOf(name);
    const [first = ""] = words;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return byFirst;
})();

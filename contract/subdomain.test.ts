import { describe, expect, it } from "vitest";
import { heldBrands, lookAlikes, reservedSubdomains, subdomainError } from "./subdomain.ts";
import {
  nextSubdomain,
  plainSubdomain,
  suggestedSubdomain,
  typedSubdomain,
  wizardSubdomain,
} from "./subdomain-forms.ts";

describe("the wizard's form", () => {
  it.each([
    ["Moon Cheese Frog", "moon-cheese-frog"],
    ["--Moon__Cheese!!", "moon-cheese"],
    ["a   b", "a-b"],
    ["🐸", ""],
    ["x".repeat(80), "x".repeat(63)],
  ])("%s becomes %s", (typed, form) => expect(wizardSubdomain(typed)).toBe(form));

  it("lets a hyphen stand while more may follow", () => {
    expect(typedSubdomain("Moon ")).toBe("moon-");
    expect(typedSubdomain("-moon")).toBe("moon");
  });

  it("suggests letters and digits of the name, at most 20", () => {
    expect(suggestedSubdomain("Moon Cheese Frog of the Far Side")).toBe("mooncheesefrogofthef");
  });
});

describe("the automation modal's form", () => {
  it("drops everything outside a-z and 0-9", () =>
    expect(plainSubdomain("Moon-Frog 42!")).toBe("moonfrog42"));
});

describe("what nobody can have", () => {
  it.each(["", "-a", "a-", "a--b", "A", "a.b", "a_b", "x".repeat(64), "ä"])("form: %s", (name) =>
    expect(subdomainError(name)).toBe("form"),
  );
  it.each(["www", "api", "admin", "mail", "metrics"])("reserved: %s", (name) =>
    expect(subdomainError(name)).toBe("reserved"),
  );
  it.each(["phantom", "ph4nt0m", "s0lana", "5olflare"])("too similar: %s", (name) =>
    expect(subdomainError(name)).toBe("too_similar"),
  );
  it.each(["a", "0", "frog", "moon-frog", "x".repeat(63), "wwwfrog"])("free: %s", (name) =>
    expect(subdomainError(name)).toBeNull(),
  );
});

/** Every way to write a name with one letter as a digit, and with all that can be. */
function disguises(name: string): string[] {
  const digitsFor = (letter: string) =>
    Object.keys(lookAlikes).filter((digit) => lookAlikes[digit]?.includes(letter));
  const one = [...name].flatMap((letter, at) =>
    digitsFor(letter).map((digit) => name.slice(0, at) + digit + name.slice(at + 1)),
  );
  const all = [...name].map((letter) => digitsFor(letter)[0] ?? letter).join("");
  return [...new Set([...one, all])].filter((disguise) => disguise !== name);
}

const isHeld = (name: string) => ["reserved", "too_similar"].includes(subdomainError(name) ?? "");

describe("names of ours, and brands", () => {
  const held = [...reservedSubdomains, ...heldBrands].filter((name) => !name.startsWith("_"));

  it("are held in more than three hundred spellings", () => {
    const spellings = held.flatMap((name) => [name, ...disguises(name)]);
    expect(spellings.length).toBeGreaterThanOrEqual(300);
    expect(spellings.filter((name) => !isHeld(name))).toEqual([]);
  });

  it("are held with a hyphen in a brand, as nobody else would write them", () => {
    for (const name of ["pump-fun", "meta-mask", "s0l-flare", "5o1ana", "1edger", "b1nance", "bin4nc3"]) {
      expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
    }
  });

  it("are held beside what a phisher writes with them, apart, joined and in disguise", () => {
    const bait = `phantom-wallet-claim phantomwallet phantom-wallet walletphantom my-phantom-login claim-solana
      solana-airdrop s0lanaairdr0p meta-mask-support binanceofficial official-binance verify-my-ledger ledgerl0gin
      pump-fun-presale pumpfunpresale the-c0inbase-c1aim backpack-verify trezorsupport2`;
    for (const name of bait.split(/\s+/)) expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
  });

  it("are held as what looks like them at a glance, and with two letters swapped", () => {
    const alike = `solfiare so1fiare rnetamask metarnask meta-rnask phantorn phanntom phantmo ledegr tr3zor
      bina-nce vvalletconnect walletconnect paypa1 paypai g00gle co1nbase raydlum opensea unisvvap`;
    for (const name of alike.split(/\s+/))
      expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
  });

  it("are held with a number behind them or a letter wrong, and so are addresses of nothing but bait", () => {
    const names = `phantom1 phantom-2 phantom-web ledger-start soflare solflaire walletconnects okx-wallet kucoin-login
      microsoft-login usdc-claim verify-wallet wallet-verify claim-airdrop secure-login seed-phrase-check recovery-phrase`;
    for (const name of names.split(/\s+/))
      expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
    const free =
      "solar-flare metal-mask claim-jumper bonus-bunny frog-login my-frog-wallet the-phantom amazon-frog";
    for (const name of free.split(" ")) expect([name, subdomainError(name)]).toEqual([name, null]);
  });

  it("are held beside every word that makes a trap of them", () => {
    const bait = `rnetamask-wallet phantorn-wallet phantom-app phantom-connect phantom-io phantom-secure
      phantom-verification coinbase-help ledger-live trezor-suite gemwright-login paypal-login google-login phantomapp
      phantomio phantomsecure web3-phantom phanton-wallet phantm-login metamaks-support metamask-web3 jupiter-claim
      jupiterairdrop raydium-airdrop opensea-verify uniswap-app pumpfun-bonus pump-fun-app ledger-1ive phantom2-app
      app-phantom-2 phantom-help-desk connect-solfiare solflare-restore my-backpack-account gernwright-verify phantmowallet
      loginmetamsak`;
    for (const name of bait.split(/\s+/)) expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
  });

  it("are held with the name that the product has here", () => {
    for (const name of ["pondpad", "p0ndpad", "pondpad-login", "pondpadwallet", "verify-pondpad"]) {
      expect([name, subdomainError(name)]).toEqual([name, null]);
      expect([name, subdomainError(name, "Pond Pad")]).toEqual([name, "too_similar"]);
    }
    expect(subdomainError("gem-login", "Gem")).toBeNull();
  });

  it("are held in what a person would take for them", () => {
    const taken = `finance-binance phantomverify phantom-airdrops pphantom phant0m-claim phantom-bonuses phamtom
      fantom-wallet phanthom phantoms-wallet so1flare-login solflare-wallet solfare solflair sollflare
      metamaskk metamask-io metamassk meta-masks metamask-secure rnetamask-claim metarnask-login ledger-login
      ledgerverify ledger-support1 1edger-claim ledger-airdrop ledqer ledger-wallets coinbase-login
      c0inbase-verify coinbasse coinbase-bonus coinbases binance-login b1nance-bonus binanse biinance binannce
      binance-claim trust-wallet trustwallet-verify trustwalet trust-wa11et walletconect walletconnect-claim
      trezor-login tr3z0r-verify trezzor trezor-secure trez0r-support backpack-login backpack-airdrop
      backpackwallet jupiter-airdrop jup1ter-claim jupiterbonus raydium-claim raydlum raydiumm pump-claim
      pumpclaim pump-airdrop pump-login pumpfun-verify kraken-login krakensupport kr4ken-verify okx-claim
      okxairdrop okx-secure 0kx-login exodus-wallet exodusclaim ex0dus-login phantomsupport phantom-claims
      claim-phantom secure-metamask bonus-solflare verify-coinbase login-kraken airdrop-okx support-exodus
      phantomairdrop phantom-claim-now mymetamask metamask-app-login get-phantom getphantom phantomhelp
      phantom-support-team phantomwalletapp phantonclaim phantom-redeem phantom-rewards phantom-drop
      phantom-drops jupiter-drop jup-claim jup-airdrop solana-claims solana-rewards solflare-drop
      ledger-verification ledger-recovery trezor-recovery trezor-1ogin kraken-bonus exodus-support okx-bonus
      okx-verify kraken-secure exodus-airdrop binance-secure coinbase-secure raydium-login raydium-bonus
      walletconnect-login trustwallet-bonus backpack-claim backpack-secure pump-bonus pump-verify pump-secure
      pumpsupport pump-fun-login pumpfun-airdrop`;
    for (const name of taken.split(/\s+/))
      expect([name, subdomainError(name)]).toEqual([name, "too_similar"]);
  });

  it("hold no meme that only sounds like one of them", () => {
    const free = `finance refinance my-finance frog-finance financefrog jupiterdog pumpkin ledgerline crabtrap backpackcat
      pump pumpit pumpcat pumper pumpkinspice pump-kin pump-the-frog pumpernickel phantomcat phantom-pepe
      opera-phantom phantasm phantomdog ledgerdog ledger-cat ledgerdemain pledger fledgling dredger hedger
      badger bodger trezorcat treasure krakenfish kraken-cat release-the-kraken krak cracken exodusfrog
      exodus-of-frogs jupiterfrog jupiter-moon mars jup jupi raydog rayban radium ray-of-sun okay okapi oks
      okxfrog coinbird coin coinbag coinbox coin-base-frog binge bin binary balance finances romance
      backpacker backpack-duck backpackfrog trust trusty trustfrog wallet-frog walletwolf walnut connectfrog
      metacat metal metamorph metaman meta-mouse solcat solflower solfrog sunflare solar solarflare
      solana-frog salami bonuscat bonusbunny bonus-round airdropfrog airdrop-duck claimjumper claims-of-frogs
      loginfrog supportfrog securefrog secure-duck verify-frog supportyourdog trumpclaim pumpkin-claim
      pumpkinclaim trump-bonus trumpsupport jumpclaim pumped dumpsupport unclaimed finance-frog liveledge
      moonlogin raccoon jackpot pumpjack popcorn penguin phantomas sealed-ledger cat-ledger little-ledger
      solanacat bonusfrog gigachad dogwifhat bonk wif popcat mew boden tremp doland harambe peanut moodeng
      fartcoin chillguy pnut goat act grass backpacks kraken jupiter exodus orca okx coinstar coined
      coinbasket binancial financier pump-up-the-jam pumpup pumphouse pump-room heart-pump foot-pump
      water-pump-frog bikepump`;
    for (const name of free.split(/\s+/)) expect([name, subdomainError(name)]).toEqual([name, null]);
  });

  it("hold no name that only has letters in common with them", () => {
    const free = `mall appl pay2win admins apis wwww blogs docks devs teste solanas phantoms frog phantomfrog ledgers
      moon-cheese 1337 420 69 100x pepe2 doge h0dl w4gmi 7up 5am room101 mailman webm statics trezors binancefrog
      phantom-frog frog-wallet claimfrog official-frog solanafrog ledger-of-frogs support-your-backpacker walletfrog
      phantomapple phantom-of-the-opera solana-summer jupiter jupiter-frog planet-jupiter orca happy-orca kraken-rum
      backpacks-of-frogs frog-connect connect-four app-frog frog-app live-frog frog-io secure-frog help-a-frog
      coinbased binary-frog legend trezure googly-eyes phantomime sultana solano ledge modern burn clown
      google-eyed-frog corn barn learn vvv
      solar helps hosts roots ftw mxd ns3 ns12 rpcs trades launches sandboxes me mine own gem gems gemstone`;
    for (const name of free.split(/\s+/)) expect([name, subdomainError(name)]).toEqual([name, null]);
  });
});

describe("the next address to try", () => {
  it("keeps within the length of a suggestion", () => {
    expect(nextSubdomain("frog", 2)).toBe("frog2");
    expect(nextSubdomain("x".repeat(20), 12)).toBe(`${"x".repeat(18)}12`);
  });
});

import { Keypair, PublicKey } from "@solana/web3.js";

/** The launchpad that the sandbox stands in for; its addresses are derived in the same way. */
export const LAUNCHPAD_PROGRAM = new PublicKey("6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P");
/** By which a trading service buys through a program of its own. */
export const ROUTER_PROGRAM = new PublicKey("FAdo9NCw1ssek6Z6yeWzWjhLVsr8uiCwcWNUnKgzTnHe");
/** Lighthouse, by whose assertions wallets protect their owners. */
export const ASSERTIONS_PROGRAM = new PublicKey("L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95");
export const FEE_PROGRAM = new PublicKey("pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ");
export const MAYHEM_PROGRAM = new PublicKey("MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e");
export const SYSTEM_PROGRAM = new PublicKey("11111111111111111111111111111111");
export const TOKEN_2022 = new PublicKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");
export const TOKEN_PROGRAM = new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
export const ASSOCIATED_TOKEN_PROGRAM = new PublicKey("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");
export const WRAPPED_SOL = new PublicKey("So11111111111111111111111111111111111111112");

/** May set the price at which coins begin. Its key is public: it is the sandbox's alone. */
export const LAUNCHPAD_AUTHORITY = Keypair.fromSeed(Buffer.alloc(32, "launchpad authority"));

type Seed = string | PublicKey;

/** What one program derives: an address that has no key, and the byte that makes it so. */
const derivation = (program: PublicKey, ...seeds: Seed[]): [PublicKey, number] =>
  PublicKey.findProgramAddressSync(
    seeds.map((seed) => (typeof seed === "string" ? Buffer.from(seed) : seed.toBuffer())),
    program,
  );
const derive = (program: PublicKey, ...seeds: Seed[]) => derivation(program, ...seeds)[0];

export const [MINT_AUTHORITY, MINT_AUTHORITY_BUMP] = derivation(LAUNCHPAD_PROGRAM, "mint-authority");
export const [EVENT_AUTHORITY, EVENT_AUTHORITY_BUMP] = derivation(LAUNCHPAD_PROGRAM, "__event_authority");
export const GLOBAL = derive(LAUNCHPAD_PROGRAM, "global");
export const GLOBAL_VOLUME = derive(LAUNCHPAD_PROGRAM, "global_volume_accumulator");
export const FEE_CONFIG = derive(FEE_PROGRAM, "fee_config", LAUNCHPAD_PROGRAM);
export const MAYHEM_PARAMS = derive(MAYHEM_PROGRAM, "global-params");
export const MAYHEM_SOL_VAULT = derive(MAYHEM_PROGRAM, "sol-vault");

export const curveOf = (mint: PublicKey) => derive(LAUNCHPAD_PROGRAM, "bonding-curve", mint);
export const secondCurveOf = (mint: PublicKey) => derive(LAUNCHPAD_PROGRAM, "bonding-curve-v2", mint);
export const creatorVaultOf = (creator: PublicKey) => derive(LAUNCHPAD_PROGRAM, "creator-vault", creator);
export const holderRewardsOf = (mint: PublicKey) => derive(LAUNCHPAD_PROGRAM, "holder-rewards", mint);
export const volumeOf = (user: PublicKey) => derive(LAUNCHPAD_PROGRAM, "user_volume_accumulator", user);
export const sharingConfigOf = (mint: PublicKey) => derive(FEE_PROGRAM, "sharing-config", mint);
export const mayhemStateOf = (mint: PublicKey) => derive(MAYHEM_PROGRAM, "mayhem-state", mint);

export const tokenAccountOf = (owner: PublicKey, mint: PublicKey, program = TOKEN_2022) =>
  derive(ASSOCIATED_TOKEN_PROGRAM, owner, program, mint);

const keys = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((address) => new PublicKey(address));

/** Wallets that a trade may pay the launchpad's fee to. */
export const FEE_RECIPIENTS = keys(`
  62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV 7VtfL8fvgNfhz17qKRMjzQEXgbdpnHHHQRh54R9jP2RJ
  7hTckgnGnLQR6sdH7YkqFTAA7VwTfYFaZ6EhEsU3saCX 9rPYyANsfQZw3DnDmKE3YCQF5E8oD89UXoHn9JFEhJUz
  AVmoTthdrX6tKt4nDjco2D775W2YK3sDhxPcMmzUAmTY CebN5WGQ4jvEPvsVU4EoHEpgzq1VV7AbicfhtW4xC9iM
  FWsW1xNtWscwNmKv6wVsU1iTzRN6wmmk3MjxRP5tT7hz G5UZAVbAf46s7cKWoyKu8kYTip9DGTpbLZ2qa9Aq69dP`);

/** Wallets that a trade names for buying coins back; the sandbox pays them nothing. */
export const BUYBACK_RECIPIENTS = keys(`
  5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD 9M4giFFMxmFGXtc3feFzRai56WbBqehoSeRE5GK7gf7
  GXPFM2caqTtQYC2cJ5yJRi9VDkpsYZXzYdwYpGnLmtDL 3BpXnfJaUTiwXnJNe7Ej1rcbzqTTQUvLShZaWazebsVR
  5cjcW9wExnJJiqgLjq7DEG75Pm6JBgE1hNv4B2vHXUW6 EHAAiTxcdDwQ3U4bU6YcMsQGaekdzLS3B5SmYo46kJtL
  5eHhjP8JaYkz83CWwvGU2uMUXefd3AazWGx4gpcuEEYD A7hAgCzFw14fejgCp387JUJRMNyz4j89JKnhtKU8piqW`);

/** The trading service's own wallet, which its fee goes to. */
export const SERVICE_WALLET = new PublicKey("7FeFBYbewCqXG7LP6gC8Fnqzk7hmQFMtntXVRqnXi4g6");
/** The table by which the trading service keeps its transactions short. */
export const SERVICE_TABLE = new PublicKey("84gxtAAWToZ6xep3wrWsx8TEoLB7EBS9VrKkV9CtMdJi");

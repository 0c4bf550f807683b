import { PublicKey } from "@solana/web3.js";

/** The launchpad that the sandbox stands in for; its curve addresses are derived in the same way. */
export const LAUNCHPAD_PROGRAM = new PublicKey("6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P");
export const TOKEN_2022 = new PublicKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");
export const ASSOCIATED_TOKEN_PROGRAM = new PublicKey("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");

/** Where creation and trading fees go. */
export const FEE_RECIPIENT = derive(LAUNCHPAD_PROGRAM, Buffer.from("sandpit-fees"));

export const curveOf = (mint: PublicKey) =>
  derive(LAUNCHPAD_PROGRAM, Buffer.from("bonding-curve"), mint.toBuffer());

export const tokenAccountOf = (owner: PublicKey, mint: PublicKey) =>
  derive(ASSOCIATED_TOKEN_PROGRAM, owner.toBuffer(), TOKEN_2022.toBuffer(), mint.toBuffer());

function derive(program: PublicKey, ...seeds: Buffer[]): PublicKey {
  return PublicKey.findProgramAddressSync(seeds, program)[0];
}

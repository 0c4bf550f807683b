const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SEED_BYTES = 32;
/** Keys that are made side by side: making one is mostly waiting for the browser. */
const AT_ONCE = 32;

/** How many addresses one tries on average until one ends so. */
export const expectedTries = (suffix: string): number => BASE58.length ** suffix.length;

/** The last characters of an address in base58, from its bytes. */
export function tailOf(address: Uint8Array, length: number): string {
  const modulus = BASE58.length ** length;
  let rest = 0;
  for (const byte of address) rest = (rest * 256 + byte) % modulus;
  let tail = "";
  for (let at = 0; at < length; at++) {
    tail = `${BASE58.charAt(rest % BASE58.length)}${tail}`;
    rest = Math.floor(rest / BASE58.length);
  }
  return tail;
}

/**
 * Makes keys until an address ends in `suffix`. Returns its secret key as Solana's libraries take it: 32 bytes of seed,
 * then the address. Rejects in a browser that knows no Ed25519.
 */
export async function findMint(suffix: string, onTried: (keys: number) => void): Promise<Uint8Array> {
  for (;;) {
    const found = await Promise.all(Array.from({ length: AT_ONCE }, () => tryOne(suffix)));
    onTried(AT_ONCE);
    const secret = found.find((each) => each !== null);
    if (secret) return secret;
  }
}

async function tryOne(suffix: string): Promise<Uint8Array | null> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  const address = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
  if (tailOf(address, suffix.length) !== suffix) return null;
  const wrapped = new Uint8Array(await crypto.subtle.exportKey("pkcs8", privateKey));
  // The seed is the end of its wrapping.
  return Uint8Array.from([...wrapped.subarray(-SEED_BYTES), ...address]);
}

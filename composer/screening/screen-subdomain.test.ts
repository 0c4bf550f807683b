import { expect, test } from "vitest";
import { screenSubdomain } from "./screen-subdomain.ts";

test.each([
  ["official-tesla", "impersonation"],
  ["teslaofficial", "impersonation"],
  ["teslapresale", "impersonation"],
  ["tesla-approved", "impersonation"],
  ["lolicon-land", "minors"],
])("an address says what its words say, apart or run together: %s", (subdomain, refusal) => {
  expect(screenSubdomain(subdomain)).toBe(refusal);
});

test.each(["xvxr-pbva", "xvxrpbva", "uvgyrejnfevtug"].map(turn))("and so does a hateful one", (subdomain) => {
  expect(screenSubdomain(subdomain)).toBe("hate");
});

test("a joke, a place and a word within a word keep theirs", () => {
  const free = `scunthorpe elons-cat trumpcoin teslacoil-frog raccoontoken cocoontoken tycooncoin spicytoken
    official-frog tokenofsnails apple-claims penguin-airdrop buy-a-duck women-rule-the-world`;
  for (const subdomain of free.split(/\s+/))
    expect([subdomain, screenSubdomain(subdomain)]).toEqual([subdomain, null]);
});

/** ROT13, as in the lists. */
function turn(text: string): string {
  return text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}

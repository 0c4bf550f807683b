import { describe, expect, it } from "vitest";
import { writeDeck } from "#composer/write-deck.ts";
import { asksForSecrets } from "./asks-for-secrets.ts";

const brief = { name: "Frog", ticker: "FROG", prompt: null, designPrompt: null };
const deck = writeDeck({ ...brief, narrative: "A frog.", seed: "s" });
const says = (text: string) =>
  asksForSecrets({
    name: "Frog",
    ticker: "FROG",
    deck: { ...deck, hero: { kicker: "Hello", tagline: text } },
  });

describe("a page that asks for what opens a wallet", () => {
  it.each([
    "Enter your seed phrase to claim the airdrop",
    "To verify your wallet, paste the 12-word recovery phrase below.",
    "Send your private key to our support and win",
    "Please type your wallet password here!",
    "Import your Secret Recovery Phrase at our form",
    "ENTER YOUR S\u200bEED PHRASE",
    "Confirm your mnemonic",
    "Give us 24 words and we double your SOL",
    "Énter your séed phrase",
    "Enter your seed phrase and keep the 10% bonus",
    "Don't miss out, enter your recovery phrase below",
    "Enter your s\u0435ed phr\u0430se",
    "Type your s e e d phrase",
  ])("is found: %s", (text) => expect(says(text)).toBe(true));

  it.each([
    "Never share your seed phrase with anybody.",
    "We will not ask for your private key.",
    "Write the recovery phrase down by hand, and show it to nobody.",
    "Nobody from this project needs your password.",
    "Do not ever share your private key with anybody.",
    "The password is frog, and the club is open",
    "Enter the swamp. Seeds grow here, and every phrase is a ribbit.",
    "A key to the private pond",
  ])("is not: %s", (text) => expect(says(text)).toBe(false));

  it("is none that the composer writes of itself", () => {
    for (let i = 0; i < 300; i++) {
      const written = writeDeck({ ...brief, narrative: `Story ${i}.`, seed: `seed ${i}` });
      expect(asksForSecrets({ name: "Frog", ticker: "FROG", deck: written })).toBe(false);
    }
  });
});

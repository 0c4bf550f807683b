import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secretRequestsIn } from "./finds-secret-requests.ts";

const isRequest = (...texts: string[]): boolean => secretRequestsIn(texts).length > 0;

describe("a request for what opens a wallet is found", () => {
  it.each([
    "Enter your seed phrase",
    "Please type in your recovery phrase below.",
    "Paste your private key to claim the airdrop.",
    "Send us your mnemonic.",
    "Share your secret recovery phrase with our team",
    "We need your private key to verify you",
    "Confirm your wallet words to continue",
    "Your seed phrase is required.",
    "Seed phrase (12 words):",
    "Step 2: seed phrase.",
    "Your recovery phrase here",
    "DM me your keystore",
    "Upload your keystore file and its password to your wallet",
    "Enter the 12 words of your wallet",
    "Type the words that your wallet gave you",
    "Import your wallet here to receive the bonus",
    "Validate your wallet with the private key",
    "What is your seed phrase?",
  ])("in English: %s", (text) => expect(isRequest(text)).toBe(true));

  it.each([
    ["German", "Gib deine Seed-Phrase ein"],
    ["German", "Bitte den privaten Schlüssel eingeben"],
    ["French", "Entrez votre phrase de récupération"],
    ["French", "Saisissez votre clé privée"],
    ["Spanish", "Introduce tu frase semilla"],
    ["Spanish", "Envía tu clave privada"],
    ["Portuguese", "Digite sua frase de recuperação"],
    ["Portuguese", "Cole sua chave privada aqui"],
    ["Italian", "Inserisci la tua frase di recupero"],
    ["Turkish", "Kurtarma ifadenizi girin"],
    ["Polish", "Wpisz swoją frazę odzyskiwania"],
    ["Russian", "Введите вашу сид фразу"],
    ["Russian", "Отправьте приватный ключ"],
    ["Dutch", "Voer je herstelzin in"],
    ["Chinese", "请输入您的助记词"],
    ["Japanese", "シードフレーズを入力してください"],
  ])("in %s: %s", (_, text) => expect(isRequest(text)).toBe(true));

  it.each([
    ["capitals", "ENTER YOUR SEED PHRASE"],
    ["digits for letters", "Enter your s33d phr4se"],
    ["letters of another script", "Enter your sееd рhrаse"],
    ["letters apart", "Enter your s e e d  p h r a s e"],
    ["points between", "Enter your s.e.e.d p.h.r.a.s.e"],
    ["letters drawn out", "Enter your seeeed phraaase"],
    ["what nobody sees", "Enter your se\u200bed phr\u00adase"],
    ["styled letters", "Enter your 𝐬𝐞𝐞𝐝 𝐩𝐡𝐫𝐚𝐬𝐞"],
    ["wide letters", "Ｅｎｔｅｒ ｙｏｕｒ ｓｅｅｄ ｐｈｒａｓｅ"],
    ["letters in boxes", "Enter your 🆂🅴🅴🅳 🅿🅷🆁🅰🆂🅴"],
    ["words run together", "Enteryourseedphrase"],
    ["words run together in capitals", "EnterYourSeedPhrase"],
    ["a line of its own a word", "Enter\nyour\nseed\nphrase"],
    ["emoji between", "Enter 👉 your 🌱 seed 👉 phrase"],
    ["accents", "Énter yöur sëed phräse"],
  ])("whatever it is written with: %s", (_, text) => expect(isRequest(text)).toBe(true));

  it("also where it is spread over the texts of a page", () => {
    expect(isRequest("How to claim", "Enter below:", "Your seed phrase", "______")).toBe(true);
    expect(isRequest("Enter below:", "Your seed phrase")).toBe(true);
    expect(isRequest("Your seed phrase", "______")).toBe(true);
    expect(isRequest("Step 1: connect", "Step 2: recovery phrase", "Step 3: done")).toBe(true);
  });

  it("also behind a warning, which excuses what stands beside it alone", () => {
    const warning = "Never share your seed phrase.";
    expect(isRequest(warning)).toBe(false);
    expect(isRequest(`${warning} To claim, enter your seed phrase below.`)).toBe(true);
    expect(isRequest("Nobody will ask for your private key, but here enter your private key.")).toBe(true);
  });

  it("also behind a long story", () => {
    const story = "A frog sat by the sea and thought about lunch. ".repeat(200);
    expect(isRequest(story)).toBe(false);
    expect(isRequest(`${story} Send your private key.`)).toBe(true);
  });
});

describe("no request is", () => {
  it.each([
    ["a warning", "Never share your seed phrase with anyone."],
    ["a warning", "Do not enter your private key on any website."],
    ["a warning", "We will never ask for your recovery phrase."],
    ["a warning", "Nobody from our team will ask you for your seed phrase."],
    ["a warning", "Scammers ask for your private key."],
    ["a warning", "Don't type, paste or send your seed phrase anywhere."],
    ["a warning", "No seed phrase needed."],
    ["good advice", "Keep your recovery phrase on paper."],
    ["good advice", "Write down your seed phrase and hide it well."],
    ["good advice", "Protect your private key."],
    ["a joke", "The frog forgot its password again."],
    ["a joke", "Twelve words were enough for the heron."],
    ["a joke", "A private frog with a key to the moon."],
    ["a story", "The seeds fell from his hand, and he told a phrase to the wind."],
    ["nothing", ""],
    ["nothing", "🐸🚀"],
    ["a warning in German", "Teile deine Seed-Phrase niemals mit jemandem."],
    ["a warning in French", "Ne partagez jamais votre phrase de récupération."],
    ["a warning in Spanish", "Nunca compartas tu frase semilla."],
    ["a warning in Portuguese", "Nunca compartilhe sua frase de recuperação."],
    ["a warning in Italian", "Non condividere mai la tua frase di recupero."],
    ["a warning in Russian", "Никогда не сообщайте приватный ключ."],
    ["a warning in Polish", "Nigdy nie podawaj frazy odzyskiwania."],
    ["a warning in Dutch", "Deel je herstelzin nooit met iemand."],
    ["a warning in Chinese", "切勿分享您的助记词"],
  ])("%s: %s", (_, text) => expect(secretRequestsIn([text])).toEqual([]));
});

describe("what is reported", () => {
  it("is the sentence that asks, in small letters and without the others", () => {
    const [found, ...others] = secretRequestsIn(["Hello frogs.", "Now enter your Seed Phrase! Thank you."]);
    expect(found).toBe("now enter your seed phrase");
    expect(others).toEqual([]);
  });

  it("is each request once", () => {
    const ask = "Enter your seed phrase.";
    expect(secretRequestsIn([ask, ask])).toHaveLength(1);
    expect(secretRequestsIn([ask, "Send us your private key."])).toHaveLength(2);
  });

  it("is found whatever stands around it, and takes any text", () => {
    const text = fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: "binary", maxLength: 80 }));
    fc.assert(
      fc.property(text, text, (before, after) => {
        secretRequestsIn([before, after]);
        expect(isRequest(before, "Enter your seed phrase below.", after)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

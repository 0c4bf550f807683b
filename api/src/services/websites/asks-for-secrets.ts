import { createHash } from "node:crypto";
import type { SiteSource } from "../../db/site-source.ts";
import { textOf } from "./premium/sanitise-page.ts";

type Words = Pick<SiteSource, "deck" | "name" | "ticker" | "page">;

/** The hash of a page's words, by which the operator allows them whatever else of the page changes. */
export const hashOfWords = ({ deck, name, ticker, page }: Words): string =>
  createHash("sha256")
    .update(JSON.stringify([textsIn(deck), name, ticker, ...(page ? [textOf(page)] : [])]))
    .digest("hex");

const SECRET =
  /\b(?:seed|recovery|mnemonic|backup|secret)\s*(?:recovery\s+)?(?:phrase|words?)\b|\bmnemonics?\b|\b(?:private|secret)\s+keys?\b|\b(?:12|24|twelve|twenty[ -]four)[ -]words?\b|\bkeystore\b|\bpass(?:word|phrase|code)s?\b/g;
const ASKING =
  /\b(?:enter|type|paste|submit|share|send|give|confirm|verify|validate|provide|input|import|fill|write|tell|reveal|restore|sync|need|require|dm|use)\b/;
/** A warning uses the same words; its negation comes shortly before the request. */
const WARNED =
  /\b(?:never|not|nobody|noone|no one|dont|don['’]t|wont|won['’]t|cannot|can['’]t)\b(?:[^\w,;:]+\w+){0,3}[^\w,;:]*$/;
/** Or it names where the secret belongs. */
const KEPT = /\b(?:on paper|by hand|offline|away from screens|to nobody|to no one|to yourself|secret)\b/;

/**
 * True if a page asks its visitors for what opens a wallet: a request and a secret in one sentence that is no
 * warning. Coarse on purpose: the operator can allow what was held by mistake.
 */
export const asksForSecrets = (source: Words): boolean => secretsAskedIn(source).length > 0;

/** The sentences that do, normalized to lower case without marks. */
export const secretsAskedIn = ({ deck, name, ticker, page }: Words): string[] =>
  secretsIn([...textsIn({ deck, name, ticker }), ...(page ? [textOf(page)] : [])]);

/** The same for any texts. */
export const asksForSecretsIn = (texts: readonly string[]): boolean => secretsIn(texts).length > 0;

const secretsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => sentencesOf(text).filter(isRequest));

function isRequest(sentence: string): boolean {
  const secrets = [...sentence.matchAll(SECRET)];
  const asked = ASKING.exec(sentence);
  if (secrets.length === 0 || !asked) return false;
  return !WARNED.test(sentence.slice(0, asked.index)) && !KEPT.test(sentence.replace(SECRET, ""));
}

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ѕ: "s", ԁ: "d" },
  ...{ α: "a", ε: "e", ο: "o", ρ: "p", ι: "i", κ: "k", ν: "v", τ: "t" },
};

const sentencesOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[а-яѐ-ԯα-ω]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/\b(?:\w[ .-]){2,}\w\b/g, (spaced) => spaced.replace(/[ .-]/g, ""))
    .replace(/[\s_*-]+/g, " ")
    .split(/[.!?\n]+/);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

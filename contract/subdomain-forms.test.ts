import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengths } from "./limits.ts";
import { subdomainError } from "./subdomain.ts";
import {
  nextSubdomain,
  plainSubdomain,
  suggestedSubdomain,
  typedSubdomain,
  wizardSubdomain,
} from "./subdomain-forms.ts";

/** What people type: letters, digits, and what no address may have. */
const typed = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 90 }),
  fc.string({ unit: fc.constantFrom("a", "Z", "7", "-", " ", "_", ".", "ä", "🐸"), maxLength: 90 }),
);
const isWellFormed = (subdomain: string) => subdomainError(subdomain) !== "form";

describe("every form of a subdomain", () => {
  it.each([
    ["the wizard's", wizardSubdomain],
    ["the automation dialog's", plainSubdomain],
    ["the suggested one", suggestedSubdomain],
  ])("%s is empty or well-formed, and stays as it is", (_, formOf) => {
    fc.assert(
      fc.property(typed, (text) => {
        const form = formOf(text);
        expect(form === "" || isWellFormed(form)).toBe(true);
        expect(formOf(form)).toBe(form);
      }),
    );
  });

  it("is the same for all letter cases", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 -]{0,40}$/), (text) => {
        expect(wizardSubdomain(text.toUpperCase())).toBe(wizardSubdomain(text));
        expect(plainSubdomain(text.toUpperCase())).toBe(plainSubdomain(text));
      }),
    );
  });
});

describe("what is shown while somebody types", () => {
  it("is the wizard's form, letter for letter, but for a hyphen at its end", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = typedSubdomain(text);
        expect(shown.replace(/-+$/, "")).toBe(wizardSubdomain(text));
        expect(shown.length).toBeLessThanOrEqual(lengths.subdomain);
      }),
    );
  });

  it("leads to the same form whether typed letter by letter or at once", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z -]{0,30}$/), (text) => {
        const byLetter = [...text].reduce((shown, letter) => typedSubdomain(shown + letter), "");
        expect(wizardSubdomain(byLetter)).toBe(wizardSubdomain(text));
      }),
    );
  });
});

describe("the next subdomain to try", () => {
  it("is another one each time, well-formed, and as long as a suggestion at most", () => {
    fc.assert(
      fc.property(typed.map(wizardSubdomain), fc.integer({ min: 2, max: 999 }), (taken, attempt) => {
        fc.pre(taken !== "");
        const next = nextSubdomain(taken, attempt);
        expect(next.length).toBeLessThanOrEqual(lengths.subdomainSuggestion);
        expect(isWellFormed(next)).toBe(true);
        expect(next).not.toBe(nextSubdomain(taken, attempt + 1));
      }),
    );
  });

  it("has no hyphen before the number", () => {
    expect(nextSubdomain("moon-cheese-frog-of-mars", 2)).toBe("moon-cheese-frog-of2");
    expect(nextSubdomain("moon-frog", 3)).toBe("moon-frog3");
  });
});

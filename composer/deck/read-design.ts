import { type Deck, type SectionId, sectionIds } from "#contract/deck.ts";

/** What a design wish asks for, found by its words: colour, dark or light, room, parts to drop or to bring forward. */
export const readDesign = (prompt: string): Pick<Deck, "order" | "hidden" | "look"> => {
  const text = prompt.toLowerCase();
  const has = (pattern: RegExp) => pattern.test(text);
  const hidden = sectionIds.filter((id) =>
    new RegExp(`\\b(no|without|hide|remove|skip|drop)\\s+(the\\s+|a\\s+|any\\s+)?(${partNames[id]})`).test(
      text,
    ),
  );
  const first = sectionIds.filter((id) =>
    new RegExp(
      `(${partNames[id]})\\s+(comes\\s+|goes\\s+)?(first|on top|at the top)|(start|begin|lead) with (the\\s+)?(${partNames[id]})`,
    ).test(text),
  );
  return {
    order: [...first, ...sectionIds.filter((id) => !first.includes(id))],
    hidden,
    look: {
      accent: accentOf(text),
      dark: has(/\b(dark|black|night|midnight|noir)\b/) && !has(/\b(no|not|without) (dark|black)/),
      density: has(/\b(airy|spacious|minimal|white ?space|roomy|clean)\b/)
        ? "airy"
        : has(/\b(dense|compact|tight|packed|short)\b/)
          ? "compact"
          : "normal",
    },
  };
};

const partNames: Record<SectionId, string> = {
  story: "story|lore|about",
  howToBuy: "how to buy|buying|buy guide",
  tokenomics: "tokenomics|token numbers|numbers",
  chart: "chart|launchpad",
  roadmap: "road ?map|plan",
  community: "community|socials?",
  faq: "faqs?|questions",
};

const hexByWord: Record<string, string> = {
  red: "#d92d3a",
  crimson: "#c01f3f",
  orange: "#ef7a1a",
  amber: "#e9a117",
  gold: "#c9961a",
  golden: "#c9961a",
  yellow: "#f2c230",
  lime: "#86c232",
  green: "#2f9e52",
  emerald: "#0f9d6b",
  mint: "#3fc9a1",
  teal: "#138f8c",
  turquoise: "#1fb5b0",
  cyan: "#19a9cf",
  blue: "#2f6fe0",
  navy: "#27408f",
  indigo: "#4f46d6",
  purple: "#8344d8",
  violet: "#7d4be0",
  lavender: "#a58be0",
  magenta: "#d02e9b",
  pink: "#ec5c9a",
  rose: "#e0527a",
  brown: "#8a5a34",
  coral: "#f0705a",
  peach: "#f5a37a",
  silver: "#8b95a3",
};

const accentOf = (text: string): string | null => {
  const written = /#[0-9a-f]{6}\b/.exec(text)?.[0];
  if (written) return written;
  for (const [, before, word] of text.matchAll(/(\bno |\bnot |\bwithout )?\b([a-z]+)\b/g)) {
    const hex = hexByWord[word ?? ""];
    if (hex && !before) return hex;
  }
  return null;
};

import { createHash } from "node:crypto";
import { writeDeck } from "#composer/write-deck.ts";
import type { Composer } from "../gateways/composer.ts";
import { packDrawings } from "../gateways/drawing/drawings.ts";

const palette = {
  primary: "#1fc76a",
  secondary: "#f2c53d",
  accent: "#d94fa0",
  light: "#eefaf3",
  deep: "#11242b",
  ink: "#101a16",
};

/** One pixel. */
const WEBP = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

/** A picture that can be decoded, with bytes behind it that make it another for another seed. */
const picture = (kind: string, seed: string): Uint8Array =>
  Buffer.concat([WEBP, createHash("sha256").update(`${kind}|${seed}`).digest()]);

const drawing = (width: number, height: number) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  width,
  height,
});
const drawings = {
  logo: drawing(512, 512),
  banner: drawing(1500, 500),
  icon: drawing(64, 64),
  share: drawing(1200, 630),
  stickers: [{ name: "hero", drawing: drawing(512, 512) }],
  poses: [
    { name: "wave" as const, drawing: drawing(512, 512) },
    { name: "panorama" as const, drawing: drawing(1500, 500) },
  ],
  memes: [{ name: "meme-1", drawing: drawing(640, 640) }],
  avatar: {
    frames: [drawing(320, 320), drawing(320, 320)],
    turns: [0, 1].map((frame) => ({ frame, milliseconds: 500 })),
  },
};

/** Creates tokens without drawing: the name comes from the prompt, and the page shows every word it gets. */
export function createFakeComposer(change: Partial<Composer> = {}): Composer {
  const composer: Composer = {
    name: "built-in",
    async make({ prompt, seed }, onStep) {
      await onStep("reading");
      await onStep("writing");
      const logo = picture("logo", seed);
      await onStep("encoding", logo);
      return {
        name: prompt.slice(0, 20).trim(),
        ticker: "FROG",
        narrative: `The story of ${prompt.slice(0, 40)}. `.repeat(6).trim(),
        suggestions: [1, 2, 3].map((n) => ({ name: `Frog ${n}`, ticker: `FROG${n}` })),
        palette,
        logo,
        banner: picture("banner", seed),
        drawings: await packDrawings(drawings),
      };
    },
    draw: async ({ svg }) => picture("drawn", svg),
    writeDeck: async (brief) => writeDeck(brief),
    writeCaptions: async ({ name }) => [{ poses: ["wave"], words: ["gm", name] }],
    renderSite: (templateId, deck, facts) =>
      `<!doctype html><title>${facts.name}</title><p>${templateId}</p><pre>${JSON.stringify(deck)}</pre><p>mint:${facts.mintAddress}</p><p>buy:${facts.launchpadTokenUrl}</p><img src="${facts.logoUrl}"><p>icon:${facts.iconUrl}</p>`,
    finishedTemplates: ["template1", "template2"],
    scriptHash: "v2cIeBuEZcnh1rqlSRbw9QFUlEyO8WpFZAJw+zniNjw=",
    sample: async () => ({
      deck: writeDeck({
        name: "Sample",
        ticker: "SMP",
        narrative: "A sample.",
        prompt: null,
        designPrompt: null,
        seed: "s",
      }),
      facts: { name: "Sample", ticker: "SMP", social: {}, palette, logoUrl: null, bannerUrl: null },
    }),
  };
  return { ...composer, ...change };
}

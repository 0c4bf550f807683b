import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  ArtRequest,
  CreativeRequest,
  DraftRequest,
  ImportRequest,
  ManualRequest,
  modelNotice,
  modelNotices,
  type NoticeCause,
  TrendRequest,
} from "./generation.ts";
import { lengths } from "./limits.ts";
import { sentences } from "./sentences.ts";

const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
const address = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
const messageOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

it("says in one sentence why the built-in composer worked", () => {
  expect(modelNotice("words", "late")).toBe(
    "The model did not answer in time, so the built-in composer made this.",
  );
  expect(modelNotice("pictures", "spent")).toBe(
    "The picture model reached your daily limit, so the built-in artist drew this. You can use it again tomorrow.",
  );
  const causes = Object.keys(modelNotices) as NoticeCause[];
  const all = causes.flatMap((cause) => [modelNotice("words", cause), modelNotice("banner", cause)]);
  expect(new Set(all).size).toBe(causes.length * 2);
  for (const sentence of all) expect(sentence).toMatch(/^The .+[a-z], so the .+\.$/);
});

describe("an idea to make a token of", () => {
  const request = { prompt: "a frog", image_style: "pixel", generation_type: "creative" };

  it("needs a sentence and a style, and refuses a long one in words that name the limit", () => {
    expect(isTaken(CreativeRequest, request)).toBe(true);
    expect(messageOf(CreativeRequest, { ...request, prompt: "x".repeat(1_001) })).toContain(
      "1000 characters",
    );
    expect(isTaken(CreativeRequest, { ...request, image_style: "oil" })).toBe(false);
    expect(isTaken(CreativeRequest, { ...request, generation_type: "trend" })).toBe(false);
  });

  it("is counted without what nobody sees", () => {
    const prompt = `\u202e${"x".repeat(1_000)}\u200b  `;
    expect(z.safeParse(CreativeRequest, { ...request, prompt }).data?.prompt).toHaveLength(1_000);
  });

  it("may bring a seed of 1 to 64 characters, and a progress id of its own", () => {
    const seeds = ["", "s", "s".repeat(64), "s".repeat(65)];
    const takes = (seed: string) => isTaken(CreativeRequest, { ...request, seed });
    expect(seeds.map(takes)).toEqual([false, true, true, false]);
    expect(isTaken(CreativeRequest, { ...request, progress_id: "mine" })).toBe(false);
    expect(isTaken(CreativeRequest, { ...request, progress_id: id })).toBe(true);
  });

  it("may be a trend's title", () => {
    const trend = { ...request, generation_type: "trend", trend_id: "t1", trend_data: { title: "a frog" } };
    expect(isTaken(TrendRequest, trend)).toBe(true);
    expect(messageOf(TrendRequest, { ...trend, trend_data: { title: " " } })).toBe(
      "Please provide a creative meme idea.",
    );
  });
});

describe("other pictures", () => {
  it("may be asked for by seed, by name, by both or by neither", () => {
    for (const request of [{}, { seed: "s" }, { name: "Frog" }, { seed: "s", name: "Frog" }])
      expect(z.parse(ArtRequest, request)).toEqual(request);
    expect(isTaken(ArtRequest, { name: " " })).toBe(false);
  });
});

describe("a token from a form", () => {
  const form = { name: "Moon Frog", ticker: "moonf", description: "It hops." };

  it("needs name, ticker and description, each with the specification's sentence", () => {
    expect(z.parse(ManualRequest, form)).toEqual({ ...form, ticker: "MOONF" });
    for (const field of Object.keys(form)) {
      expect(messageOf(ManualRequest, { ...form, [field]: undefined })).toBe(sentences.tokens.fieldsMissing);
      expect(messageOf(ManualRequest, { ...form, [field]: " \n" })).toBe(sentences.tokens.fieldsMissing);
    }
  });

  it("says of a ticker what a ticker is", () => {
    for (const ticker of ["MOON FROG", "ABCDEFGHIJK", "$FROG"])
      expect(messageOf(ManualRequest, { ...form, ticker })).toMatch(/^A ticker is/);
  });

  it("may bring an id that no server gives", () => {
    expect(isTaken(ManualRequest, { ...form, id })).toBe(true);
    expect(isTaken(ManualRequest, { ...form, id: id.replace("-4d01", "-8d01") })).toBe(false);
  });

  it("brings the whole story beside its beginning where that is longer than a form's", () => {
    const story = "x".repeat(lengths.narrative);
    expect(isTaken(ManualRequest, { ...form, narrative: story })).toBe(true);
    expect(isTaken(ManualRequest, { ...form, narrative: `${story}x` })).toBe(false);
    expect(isTaken(ManualRequest, { ...form, description: story })).toBe(false);
  });
});

describe("saving what was made", () => {
  it("takes the words as they were made, or others", () => {
    expect(z.parse(DraftRequest, { session_id: id })).toEqual({ session_id: id });
    expect(z.parse(DraftRequest, { session_id: id, ticker: "frog" }).ticker).toBe("FROG");
    expect(isTaken(DraftRequest, { name: "Frog" })).toBe(false);
  });
});

describe("an import", () => {
  it("overwrites nothing unless it says so, and takes what a mint claims of itself, if anything", () => {
    const nothing = { name: null, symbol: null, image: null, description: null };
    expect(z.parse(ImportRequest, { token_mint: address, metadata: {} })).toEqual({
      token_mint: address,
      metadata: {},
      force_overwrite: false,
    });
    expect(isTaken(ImportRequest, { token_mint: address, metadata: nothing, force_overwrite: true })).toBe(
      true,
    );
    expect(isTaken(ImportRequest, { token_mint: "frog", metadata: nothing })).toBe(false);
    const long = { ...nothing, image: `https://${"x".repeat(lengths.importAddress)}` };
    expect(isTaken(ImportRequest, { token_mint: address, metadata: long })).toBe(false);
  });
});

import * as z from "zod/mini";
import { imageStyles, lengths } from "./limits.ts";
import { Address, ClientId, cleanLine, cleanText, Id, line, paragraph, WebUrl } from "./primitives.ts";
import { sentences } from "./sentences.ts";
import { SavedToken, Ticker, Token, tickerForm } from "./token.ts";

export const ImageStyle = z.enum(imageStyles);
export type ImageStyle = z.infer<typeof ImageStyle>;

/** The idea as the writer reads it: cleaned, 1 to 1,000 characters. */
export const Prompt = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.minLength(1, "Please provide a creative meme idea."),
    z.maxLength(lengths.prompt, `Please keep your idea within ${lengths.prompt} characters.`),
  );

export const Seed = z.string().check(z.minLength(1), z.maxLength(64));

export const CreativeRequest = z.object({
  prompt: Prompt,
  image_style: ImageStyle,
  generation_type: z.literal("creative"),
  user_id: z.optional(z.string()),
  seed: z.optional(Seed),
  composer: z.optional(z.enum(["auto", "built-in"])),
  progress_id: z.optional(Id),
});
export type CreativeRequest = z.infer<typeof CreativeRequest>;

export const Suggestion = z.object({ name: z.string(), ticker: z.string() });

export const CreativeResult = z.extend(Token, {
  session_id: Id,
  suggestions: z.array(Suggestion),
  composer: z.string(),
  notice: z.nullable(z.string()),
});
export type CreativeResult = z.infer<typeof CreativeResult>;

/**
 * A seed that was used before returns the same pictures. A new seed, or none, draws new ones. `name` is the
 * text in the pictures: the token's name by default.
 */
export const ArtRequest = z.object({ seed: z.optional(Seed), name: z.optional(line(lengths.name)) });

export const ArtTry = z.object({
  seed: z.string(),
  image_url: z.string(),
  banner_url: z.nullable(z.string()),
});
export type ArtTry = z.infer<typeof ArtTry>;

/**
 * `notice`: why the built-in artist drew although an image model is configured. `tries`: the earlier
 * pictures, oldest first.
 */
export const ArtResult = z.extend(Token, {
  notice: z.optional(z.nullable(z.string())),
  tries: z.optional(z.array(ArtTry)),
});
export type ArtResult = z.infer<typeof ArtResult>;

export const DraftRequest = z.object({
  session_id: Id,
  name: z.optional(line(lengths.name)),
  ticker: z.optional(Ticker),
  narrative: z.optional(paragraph(lengths.narrative)),
});
export type DraftRequest = z.infer<typeof DraftRequest>;

/** A required field of a form, with the specification's sentence for a missing one. */
const filledIn = (clean: (text: string) => string, max: number) =>
  z
    .string(sentences.tokens.fieldsMissing)
    .check(z.overwrite(clean), z.minLength(1, sentences.tokens.fieldsMissing), z.maxLength(max));

/**
 * The files `image` and `banner` come beside these fields. `id`, `banner`, `generation_metadata` and
 * `narrative`, the whole story where `description` is its beginning, are for what was made offline.
 */
export const ManualRequest = z.object({
  name: filledIn(cleanLine, lengths.name),
  ticker: z.string(sentences.tokens.fieldsMissing).check(
    z.overwrite((typed) => typed.trim().toUpperCase()),
    z.minLength(1, sentences.tokens.fieldsMissing),
    tickerForm,
  ),
  description: filledIn(cleanText, lengths.description),
  generate_banner: z.optional(z.enum(["true", "false"])),
  id: z.optional(ClientId),
  generation_metadata: z.optional(z.string().check(z.maxLength(lengths.generationMetadata))),
  narrative: z.optional(paragraph(lengths.narrative)),
});
export type ManualRequest = z.infer<typeof ManualRequest>;

export const ManualResult = z.object({
  success: z.boolean(),
  token: SavedToken,
  message: z.string(),
});
export type ManualResult = z.infer<typeof ManualResult>;

export const TrendRequest = z.object({
  user_id: z.optional(z.string()),
  generation_type: z.literal("trend"),
  trend_id: z.string().check(z.maxLength(lengths.trendId)),
  trend_data: z.object({ title: Prompt }),
  image_style: ImageStyle,
  seed: z.optional(Seed),
  composer: z.optional(z.enum(["auto", "built-in"])),
  progress_id: z.optional(Id),
});
export type TrendRequest = z.infer<typeof TrendRequest>;

/** One server-sent event of a long call. `percent` is 0 to 100; `image_url` is the logo, once it is drawn. */
export const Progress = z.object({
  step: z.string(),
  message: z.string(),
  percent: z.number(),
  image_url: z.optional(z.string()),
});
export type Progress = z.infer<typeof Progress>;

/**
 * The reasons why the built-in composer did the work although a model is configured, as parts of a sentence.
 */
export const modelNotices = {
  late: ["did not answer in time"],
  unreachable: ["could not be reached"],
  rejected: ["is not set up correctly"],
  declined: ["declined this idea"],
  busy: ["is busy right now"],
  failing: ["failed"],
  "too-long": ["did not finish"],
  unusable: ["gave no usable answer"],
  unfit: ["wrote words that are not allowed here"],
  spent: ["reached your daily limit", "You can use it again tomorrow."],
  "spent-by-all": ["reached its daily limit", "It is available again tomorrow."],
} as const satisfies Record<string, readonly [fault: string, hope?: string]>;

export type NoticeCause = keyof typeof modelNotices;

const makers = {
  words: ["The model", "the built-in composer made this."],
  pictures: ["The picture model", "the built-in artist drew this."],
  banner: ["The picture model", "the banner was made from the logo."],
} as const;

/** `The model did not answer in time, so the built-in composer made this.` */
export function modelNotice(what: keyof typeof makers, cause: NoticeCause): string {
  const [subject, instead] = makers[what];
  const [fault, hope]: readonly [string, string?] = modelNotices[cause];
  return `${subject} ${fault}, so ${instead}${hope ? ` ${hope}` : ""}`;
}

export const PictureQuery = z.object({ url: WebUrl });
export const DuplicateQuery = z.object({ token_mint: Address });
export const DuplicateCheck = z.object({
  duplicate_found: z.boolean(),
  /** True if it was launched here, so that an import cannot overwrite it. */
  existing_token_launched: z.optional(z.boolean()),
  existing_token_name: z.nullable(z.string()),
});
export type DuplicateCheck = z.infer<typeof DuplicateCheck>;

const claimed = (max: number) => z.nullish(z.string().check(z.maxLength(max)));

/**
 * What the client read about a mint. What the server reads from the chain takes precedence, and each field
 * may be null.
 */
export const ImportRequest = z.object({
  token_mint: Address,
  metadata: z.object({
    name: claimed(lengths.importText),
    symbol: claimed(lengths.importText),
    image: claimed(lengths.importAddress),
    description: claimed(lengths.importText),
  }),
  force_overwrite: z._default(z.boolean(), false),
});
export type ImportRequest = z.infer<typeof ImportRequest>;
export const ImportResult = z.object({ session_id: Id });
export type ImportResult = z.infer<typeof ImportResult>;

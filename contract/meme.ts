import * as z from "zod/mini";

/** One picture with words above and below it, or two pictures with words beside each. */
export const MemeCaption = z.object({
  /** The pose of each picture, one or two, by a figure's name. A pose that the token has no figure in is shown by another. */
  poses: z.array(z.string()),
  words: z.tuple([z.string(), z.string()]),
});
export type MemeCaption = z.infer<typeof MemeCaption>;

/** What memes of a token are made from. */
export const MemeKit = z.object({
  /** The token's hero in its poses, SVG with nothing behind it. Empty if its pictures were not drawn here. */
  figures: z.array(z.object({ name: z.string(), svg: z.string() })),
  captions: z.array(MemeCaption),
});
export type MemeKit = z.infer<typeof MemeKit>;

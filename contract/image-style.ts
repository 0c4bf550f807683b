import * as z from "zod/mini";

/** The four ways the artist can draw a token, in the order they are offered. */
export const imageStyles = ["minimalistic", "cartoon", "realistic", "pixel"] as const;

export const ImageStyle = z.enum(imageStyles);
export type ImageStyle = z.infer<typeof ImageStyle>;

import * as z from "zod/mini";
import { imageStyles } from "./image-styles.ts";

// The home page's first script names the styles and checks none: it does without zod.
export { imageStyles } from "./image-styles.ts";

export const ImageStyle = z.enum(imageStyles);
export type ImageStyle = z.infer<typeof ImageStyle>;

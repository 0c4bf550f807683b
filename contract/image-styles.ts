/** The four ways the artist can draw a token, in the order they are offered. */
export const imageStyles = ["minimalistic", "cartoon", "realistic", "pixel"] as const;

export type ImageStyle = (typeof imageStyles)[number];

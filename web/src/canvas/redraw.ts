/**
 * A picture drawn at a size: WebP, or PNG where the browser writes no WebP. Without a height it keeps its proportions.
 * Throws where the browser cannot decode it.
 */
export async function rasterise(url: string, width: number, height?: number): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height ?? Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture."))), "image/webp", 0.92),
  );
}

/**
 * A picture of more than `pixels`, drawn `width` wide: WebP, or PNG where the browser writes no WebP. The picture itself
 * where it has no more, or where this browser cannot read it.
 */
export async function shrink(picture: Blob, pixels: number, width: number): Promise<Blob> {
  const read = await createImageBitmap(picture).catch(() => null);
  if (!read || read.width * read.height <= pixels) return picture;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((width * read.height) / read.width));
  canvas.getContext("2d")?.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? picture), "image/webp", 0.92));
}

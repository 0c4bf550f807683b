/**
 * Redraws a picture at a size, as WebP or, in a browser that writes no WebP, as PNG. Without a height it keeps its
 * proportions. Throws if the browser cannot decode it.
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
 * Redraws a picture of more than `pixels` at this width. Returns the picture itself if it is smaller or this browser
 * cannot read it.
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

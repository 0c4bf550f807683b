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

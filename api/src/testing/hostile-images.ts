import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";

/** What an upload may be meant to break, and whether it is turned away or comes out as a plain picture. */
export interface HostileImage {
  name: string;
  make(): Buffer | Promise<Buffer>;
  becomes: "refused" | "picture";
}

const refused = (name: string, make: HostileImage["make"]): HostileImage => ({
  name,
  make,
  becomes: "refused",
});
const picture = (name: string, make: HostileImage["make"]): HostileImage => ({
  name,
  make,
  becomes: "picture",
});

/** Text that must not be found in what comes out. */
export const PAYLOAD = "<script>alert(document.domain)</script>";

const red = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: "#d3302f" } });

/** With enough detail that cutting it in half takes something away. */
const noise = () =>
  sharp(Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, at) => (at * 7919 + (at >> 3)) % 251)), {
    raw: { width: 120, height: 120, channels: 3 },
  });

const half = async (bytes: Promise<Buffer>) => {
  const whole = await bytes;
  return whole.subarray(0, whole.length / 2);
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG of one bit a pixel, all black: a few kilobytes of file for any size. `claimed` is the size in its
 * header.
 */
export function blackPng(
  width: number,
  height: number,
  claimed = { width, height },
  extra: Buffer = Buffer.alloc(0),
): Buffer<ArrayBuffer> {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(claimed.width, 0);
  head.writeUInt32BE(claimed.height, 4);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height), { level: 1 });
  return Buffer.concat([
    PNG_MAGIC,
    chunk("IHDR", head),
    extra,
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A profile that unpacks to 200 MB. */
const profileBomb = () =>
  chunk(
    "iCCP",
    Buffer.concat([Buffer.from("icc\0\0"), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]),
  );

function gif(frames: number): Buffer {
  const head = Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    head,
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from([0x3b]),
  ]);
}

const animatedWebp = () => {
  const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 200), Buffer.alloc(40 * 40 * 3, 20)]);
  return sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .webp({ loop: 0 })
    .toBuffer();
};

/** The picture's size as its head has it, overwritten. */
async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await noise().jpeg().toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

/** A progressive JPEG whose last scan comes 2,000 times: each of them is a pass over the whole picture. */
async function manyScans(): Promise<Buffer> {
  const bytes = await red(4_000, 4_000).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = bytes.subarray(last, bytes.length - 2);
  return Buffer.concat([bytes.subarray(0, last), ...Array<Buffer>(2_000).fill(scan), bytes.subarray(-2)]);
}

const boxed = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}mif1`),
    Buffer.alloc(5_000, 0xa7),
  ]);

const zipBomb = () =>
  Buffer.concat([
    Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]),
    Buffer.alloc(20),
    deflateRawSync(Buffer.alloc(50_000_000)),
  ]);

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string, size = 'width="100" height="100"') =>
  Buffer.from(`<svg ${XMLNS} ${size}>${body}</svg>`);
const dot = '<circle cx="50" cy="50" r="40" fill="#d3302f"/>';
const bomb = (levels: number, times: number, body = '<rect width="9" height="9"/>') => {
  const uses = (of: number) => `<use xlink:href="#u${of}"/>`.repeat(times);
  const groups = Array.from({ length: levels }, (_, at) => `<g id="u${at + 1}">${uses(at)}</g>`);
  return `<defs><g id="u0">${body}</g>${groups.join("")}</defs><use xlink:href="#u${levels}"/>`;
};
const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(" ");
const entities = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "${"&a;".repeat(99)}"><!ENTITY c "${"&b;".repeat(99)}">]>`;
const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;

/** Renderers would need minutes for it, or for ever: only the deadline ends it. */
export const endlessSvg = (): Buffer => {
  const filters = '<feTurbulence baseFrequency=".05" numOctaves="8" seed="1"/>'.repeat(20_000);
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${filters}</filter>`;
  return svg(`${filter}<rect width="1000" height="1000" filter="url(#f)"/>`, 'width="1000" height="1000"');
};

export const hostileImages: readonly HostileImage[] = [
  refused("no bytes", () => Buffer.alloc(0)),
  refused("one byte", () => Buffer.from([0x89])),
  refused("zeros", () => Buffer.alloc(100_000)),
  refused("more than 10 MB", () => Buffer.concat([blackPng(8, 8), Buffer.alloc(10 * 1024 * 1024)])),
  refused("PNG of 16,000 by 16,000", () => blackPng(16_000, 16_000)),
  refused("PNG of 1 by 40,000,001", () => blackPng(1, 40_000_001)),
  refused("PNG of 1 by 40,000,000", () => blackPng(1, 40_000_000)),
  refused("PNG of 20,001 by 1", () => blackPng(20_001, 1)),
  refused("PNG that says it is 5,000 by 5,000", () => blackPng(8, 8, { width: 5_000, height: 5_000 })),
  refused("PNG cut in half", () => half(noise().png().toBuffer())),
  picture("PNG with a profile that unpacks to 200 MB", () => blackPng(64, 64, undefined, profileBomb())),
  picture("PNG with a script in its text", () =>
    blackPng(64, 64, undefined, chunk("tEXt", Buffer.from(`Comment\0${PAYLOAD}`))),
  ),
  refused("JPEG cut in half", () => half(noise().jpeg().toBuffer())),
  refused("JPEG magic before garbage", () =>
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(2_000, 7)]),
  ),
  refused("JPEG that says it is 65,000 by 65,000", () => lyingJpeg(65_000, 65_000)),
  refused("JPEG of 2,000 scans", manyScans),
  picture("JPEG in CMYK, with EXIF and a place", () =>
    red()
      .flatten()
      .toColourspace("cmyk")
      .withExif({ IFD0: { Copyright: PAYLOAD }, IFD3: { GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer(),
  ),
  picture("GIF of 10,000 frames", () => gif(10_000)),
  picture("GIF with a page behind it", () => Buffer.concat([gif(1), Buffer.from(PAYLOAD)])),
  refused("GIF that is a script", () => Buffer.from(`GIF89a=1;${PAYLOAD}`)),
  picture("WebP that is animated", animatedWebp),
  refused("WebP cut in half", () => half(noise().webp({ lossless: true }).toBuffer())),
  refused("AVIF of garbage", () => boxed("avif")),
  refused("HEIC of garbage", () => boxed("heic")),
  refused("TIFF", () => red().tiff().toBuffer()),
  refused("BMP", () => Buffer.concat([Buffer.from("BM"), Buffer.alloc(200, 1)])),
  refused("PDF", () => Buffer.from(`%PDF-1.7\n${PAYLOAD}`)),
  refused("ZIP bomb", zipBomb),
  refused("HTML", () => Buffer.from(`<!doctype html><title>${PAYLOAD}</title>`)),
  picture("SVG with a script and handlers", () => svg(`${PAYLOAD}<g onload="alert(1)">${dot}</g>`)),
  picture("SVG with a page in it", () => svg(`${dot}<foreignObject><p>${PAYLOAD}</p></foreignObject>`)),
  picture("SVG with a plain DOCTYPE", () =>
    Buffer.concat([
      Buffer.from('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://127.0.0.1/svg11.dtd">'),
      svg(dot),
    ]),
  ),
  refused("SVG with entities", () => Buffer.concat([Buffer.from(entities), svg("<text>&c;</text>")])),
  refused("SVG with a picture from elsewhere", () => svg('<image href="http://127.0.0.1:9/x.png"/>')),
  refused("SVG with a file", () => svg('<image xlink:href="file:///etc/hostname"/>')),
  refused("SVG with a file, spelt in numbers", () => svg('<image href="&#47;etc/logo.png"/>')),
  refused("SVG with a drawing in it that is not looked into", () =>
    svg(`<image href="${dataUri("image/svg+xml", svg(dot))}"/>`),
  ),
  refused("SVG with a bomb of uses", () => svg(bomb(20, 4))),
  refused("SVG of 100,000 levels", () => svg("<g>".repeat(100_000) + "</g>".repeat(100_000))),
  refused("SVG of 201 attributes in one tag", () => svg(`<g ${attributes(201)}/>${dot}`)),
  refused("SVG of 100,000 attributes in one tag", () => svg(`<g ${attributes(100_000)}/>${dot}`)),
  picture("SVG of 200 attributes in one tag", () => svg(`<g ${attributes(200)}/>${dot}`)),
  ...[
    '<feGaussianBlur stdDeviation="1e9"/>',
    "<feGaussianBlur stdDeviation='2 101'/>",
    '<feGaussianBlur stdDeviation="1 1 1"/>',
    '<feGaussianBlur stdDeviation="&#49;e9"/>',
    '<feTurbulence numOctaves="100000"/>',
    '<feMorphology operator="dilate" radius="100000"/>',
    '<feConvolveMatrix order="500" kernelMatrix="1"/>',
  ].map((filter) =>
    refused(`SVG with ${filter}`, () =>
      svg(`<filter id="f">${filter}</filter><g filter="url(#f)">${dot}</g>`),
    ),
  ),
  picture("SVG with a soft shadow", () =>
    svg(`<filter id="f"><feGaussianBlur stdDeviation="2.5, 4"/></filter><g filter="url(#f)">${dot}</g>`),
  ),
  refused("SVG of 60,000 shapes", () => svg("<g/>".repeat(60_000))),
  refused("SVG a millionth of a pixel high", () => svg(dot, 'width="1000" height="0.000001"')),
  picture("SVG a billion wide", () => svg(dot, 'width="1e9" height="1e9" viewBox="0 0 100 100"')),
  refused("SVG around a PNG of 20,000 by 20,000", () =>
    svg(`<image width="9" height="9" href="${dataUri("image/png", blackPng(20_000, 20_000))}"/>`),
  ),
  refused("SVG in UTF-16", () => Buffer.from(`\ufeff${svg(dot)}`, "utf16le")),
];

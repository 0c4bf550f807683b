// The streams, in the order the recommendation stores them.
const [CONTOURS, POINTS, FLAGS, GLYPH, COMPOSITE, BOX, INSTRUCTIONS] = [0, 1, 2, 3, 4, 5, 6] as const;

/** Undoes the glyf transform of WOFF2: the points of simple glyphs come in seven streams. */
export class GlyfReader {
  private readonly view: DataView;
  private readonly at: number[] = [];
  private readonly glyphs: Uint8Array[] = [];

  constructor(private readonly table: Uint8Array) {
    this.view = new DataView(table.buffer, table.byteOffset, table.byteLength);
    let offset = 36;
    for (let stream = 0; stream < 7; stream++) {
      this.at.push(offset);
      offset += this.view.getUint32(8 + stream * 4);
    }
  }

  read(): { glyf: Uint8Array; loca: Uint8Array } {
    const count = this.view.getUint16(4);
    const bitmap = this.at[BOX] ?? 0;
    this.at[BOX] = bitmap + (((count + 31) >> 5) << 2);
    for (let glyph = 0; glyph < count; glyph++) {
      const hasBox = ((this.table[bitmap + (glyph >> 3)] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
      this.glyphs.push(this.readGlyph(hasBox));
    }
    const size = this.glyphs.reduce((sum, glyph) => sum + glyph.length, 0);
    const glyf = new Uint8Array(size);
    const loca = new Uint8Array((count + 1) * 4);
    const locations = new DataView(loca.buffer);
    let offset = 0;
    for (const [index, glyph] of this.glyphs.entries()) {
      locations.setUint32(index * 4, offset);
      glyf.set(glyph, offset);
      offset += glyph.length;
    }
    locations.setUint32(count * 4, offset);
    return { glyf, loca };
  }

  private readGlyph(hasBox: boolean): Uint8Array {
    const contours = this.view.getInt16(this.take(CONTOURS, 2));
    if (contours === 0) return new Uint8Array(0);
    if (contours < 0) return this.readComposite();
    const ends: number[] = [];
    let points = 0;
    for (let contour = 0; contour < contours; contour++) {
      points += this.short255(POINTS);
      ends.push(points - 1);
    }
    const { xs, ys, on } = this.readPoints(points);
    const instructions = this.short255(GLYPH);
    this.take(INSTRUCTIONS, instructions);
    const start = hasBox ? this.take(BOX, 8) : 0;
    const box = hasBox ? [0, 2, 4, 6].map((offset) => this.view.getInt16(start + offset)) : boxOf(xs, ys);
    return writeSimple(ends, xs, ys, on, box);
  }

  private readComposite(): Uint8Array {
    const start = this.peek(COMPOSITE);
    for (;;) {
      const flags = this.view.getUint16(this.take(COMPOSITE, 4));
      this.take(COMPOSITE, flags & 1 ? 4 : 2);
      this.take(COMPOSITE, flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
      if (flags & 256) this.take(INSTRUCTIONS, this.short255(GLYPH));
      if (!(flags & 32)) break;
    }
    const body = this.table.slice(start, this.peek(COMPOSITE));
    const out = new Uint8Array((10 + body.length + 3) & ~3);
    out.set([0xff, 0xff]);
    out.set(this.table.subarray(this.take(BOX, 8), this.peek(BOX)), 2);
    out.set(body, 10);
    // Instructions were left out, so nothing may claim they follow.
    for (let at = 10; ; ) {
      const flags = ((out[at] ?? 0) << 8) | (out[at + 1] ?? 0);
      out[at] = ((flags & ~256) >> 8) & 255;
      if (!(flags & 32)) break;
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
    }
    return out;
  }

  private readPoints(count: number) {
    const xs: number[] = [];
    const ys: number[] = [];
    const on: boolean[] = [];
    let [x, y] = [0, 0];
    for (let point = 0; point < count; point++) {
      const flag = this.table[this.take(FLAGS, 1)] ?? 0;
      const [dx, dy] = this.triplet(flag & 127);
      x += dx;
      y += dy;
      xs.push(x);
      ys.push(y);
      on.push(flag < 128);
    }
    return { xs, ys, on };
  }

  private triplet(flag: number): [number, number] {
    const byte = () => this.table[this.take(GLYPH, 1)] ?? 0;
    const signed = (bit: number, value: number) => ((flag >> bit) & 1 ? value : -value);
    if (flag < 10) return [0, signed(0, ((flag & 14) << 7) + byte())];
    if (flag < 20) return [signed(0, (((flag - 10) & 14) << 7) + byte()), 0];
    if (flag < 84) {
      const base = flag - 20;
      const b = byte();
      return [signed(0, 1 + (base & 0x30) + (b >> 4)), signed(1, 1 + ((base & 0x0c) << 2) + (b & 15))];
    }
    if (flag < 120) {
      const base = flag - 84;
      const [b1, b2] = [byte(), byte()];
      return [
        signed(0, 1 + (Math.floor(base / 12) << 8) + b1),
        signed(1, 1 + (((base % 12) >> 2) << 8) + b2),
      ];
    }
    if (flag < 124) {
      const [b1, b2, b3] = [byte(), byte(), byte()];
      return [signed(0, (b1 << 4) + (b2 >> 4)), signed(1, ((b2 & 15) << 8) + b3)];
    }
    const [b1, b2, b3, b4] = [byte(), byte(), byte(), byte()];
    return [signed(0, (b1 << 8) + b2), signed(1, (b3 << 8) + b4)];
  }

  private short255(from: number): number {
    const first = this.table[this.take(from, 1)] ?? 0;
    if (first === 253) return this.view.getUint16(this.take(from, 2));
    if (first === 255) return 253 + (this.table[this.take(from, 1)] ?? 0);
    if (first === 254) return 506 + (this.table[this.take(from, 1)] ?? 0);
    return first;
  }

  private take(stream: number, bytes: number): number {
    const start = this.peek(stream);
    this.at[stream] = start + bytes;
    return start;
  }

  private peek(stream: number): number {
    return this.at[stream] ?? 0;
  }
}

const boxOf = (xs: number[], ys: number[]): number[] => [
  Math.min(...xs),
  Math.min(...ys),
  Math.max(...xs),
  Math.max(...ys),
];

/** Every point in full: two bytes a step, one flag each. */
const writeSimple = (
  ends: number[],
  xs: number[],
  ys: number[],
  on: boolean[],
  box: number[],
): Uint8Array => {
  const size = 10 + ends.length * 2 + 2 + xs.length * 5;
  const out = new Uint8Array((size + 3) & ~3);
  const view = new DataView(out.buffer);
  view.setInt16(0, ends.length);
  for (const [index, value] of box.entries()) view.setInt16(2 + index * 2, value);
  let at = 10;
  for (const end of ends) {
    view.setUint16(at, end);
    at += 2;
  }
  at += 2;
  for (const curve of on) out[at++] = curve ? 1 : 0;
  for (const axis of [xs, ys]) {
    let last = 0;
    for (const value of axis) {
      view.setInt16(at, value - last);
      at += 2;
      last = value;
    }
  }
  return out;
};

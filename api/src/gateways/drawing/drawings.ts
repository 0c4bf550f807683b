import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { PoseName } from "#composer/drawing/kit.ts";
import type { Drawing } from "../composer.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A token's drawings, which can be downloaded as SVG and rendered in other sizes. */
export interface Drawings {
  logo: Drawing;
  banner: Drawing;
  icon: Drawing;
  share: Drawing;
  stickers: { name: string; drawing: Drawing }[];
  /** What a site sets beside its words; absent in what was packed before there were any. */
  poses?: { name: PoseName; drawing: Drawing }[];
  /** Captioned pictures; absent in what was packed before there were any. */
  memes?: { name: string; drawing: Drawing }[];
  /** The logo in motion; absent in what was packed before there was one. */
  avatar?: { frames: Drawing[]; turns: { frame: number; milliseconds: number }[] };
}

export const packDrawings = (drawings: Drawings): Promise<Buffer> =>
  pack(JSON.stringify(drawings), { level: 6 });

/** Unpacks the bytes of `packDrawings`. */
export const unpackDrawings = async (packed: Uint8Array): Promise<Drawings> =>
  JSON.parse((await unpack(packed)).toString("utf8")) as Drawings;

import type { ImageStyle } from "#contract/generation.ts";
import type { Meme } from "../memes/write-memes.ts";
import type { Palette } from "../palette.ts";
import { type Cast, type Drawn, LOGO, type Style } from "./cast.ts";
import { castToken } from "./cast-token.ts";
import { drawKit, type Kit } from "./kit.ts";
import { letteredWhole } from "./lettering/words-of.ts";
import { wide } from "./promo.ts";
import { stepOf } from "./staging.ts";
import { cartoon } from "./styles/cartoon.ts";
import { minimalistic } from "./styles/minimalistic.ts";
import { pixel } from "./styles/pixel.ts";
import { realistic } from "./styles/realistic.ts";
import { unchanged } from "./take-change.ts";
import { takeOf } from "./takes.ts";
import type { DrawingOrder } from "./token-staging.ts";

const styles: Record<ImageStyle, Style> = { minimalistic, cartoon, realistic, pixel };

/** Fetches what the idea needs drawn, and gives the drawings to be made when they are wanted. */
export const drawToken = async (
  asked: DrawingOrder,
): Promise<{
  palette: Palette;
  logo(): Drawn;
  banner(): Drawn;
  kit(ticker: string, memes?: readonly Meme[]): Kit;
}> => {
  const order = { ...asked, reading: letteredWhole(asked.reading) };
  const style = styles[order.style];
  const take = takeOf(order.reading, stepOf(order.seed).step);
  const shown = await castToken(order, take);
  // Where the motif plays the hero, it does so in the logo alone: the rest of the brand is the hero's.
  const own = take.isSwapped ? await castToken(order, unchanged(order.reading)) : shown;
  const others = hasPosesOfItsOwn(own.logo) ? [] : await playedElse(order);
  return {
    palette: own.palette,
    logo: () => ({ svg: style.logo(shown.logo), width: LOGO, height: LOGO }),
    banner: () => wide(style, own.promo("banner"), "banner"),
    kit: (ticker, memes = []) =>
      drawKit(
        style,
        order.style,
        { cast: own.besideName, promo: own.promo, inPose: own.inPose, others, moving: shown.moving },
        ticker,
        memes,
      ),
  };
};

/** A body alone says all of the idea in any pose; a thing looks alike in each, and an act needs what it is done to. */
const hasPosesOfItsOwn = ({ act, set, isBuilt }: Cast): boolean =>
  isBuilt && act.relation === null && set.length === 0;

/** The next tries of the idea, for the poses of its page: the same joke in other ways, in the same colours. */
const playedElse = async (order: DrawingOrder): Promise<Cast[]> => {
  const { step } = stepOf(order.seed);
  const takes = NEXT.map((nth) => takeOf(order.reading, step + nth)).filter(
    ({ isSwapped, crop, reading }) =>
      !isSwapped && crop !== "close" && !FACELESS.test(reading.relation ?? ""),
  );
  const casts = await Promise.all(takes.slice(0, PLAYED).map((take) => castToken(order, take)));
  return casts.map(({ besideName }) => besideName);
};
const FACELESS = /^head/;
const NEXT = [1, 2, 3, 4];
const PLAYED = 2;

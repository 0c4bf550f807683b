import type { ImageStyle } from "#contract/generation.ts";
import type { Meme } from "../memes/write-memes.ts";
import type { Palette } from "../palette.ts";
import { type Drawn, LOGO, type Style } from "./cast.ts";
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
  return {
    palette: own.palette,
    logo: () => ({ svg: style.logo(shown.logo), width: LOGO, height: LOGO }),
    banner: () => wide(style, own.promo("banner"), "banner"),
    kit: (ticker, memes = []) =>
      drawKit(
        style,
        order.style,
        { cast: own.besideName, promo: own.promo, inPose: own.inPose, moving: shown.moving },
        ticker,
        memes,
      ),
  };
};

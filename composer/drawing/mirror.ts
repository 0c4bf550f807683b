import { type Drawing, lazyPicture, type Picture } from "../pictures.ts";
import type { Cast } from "./cast.ts";
import { num, type Point } from "./svg.ts";

/** The picture as in a mirror: who looked to the left looks to the right. */
export const mirrored = (picture: Picture): Picture => {
  const { colours, letters } = picture;
  return lazyPicture(
    { colours, ...(letters && { letters }) },
    {
      flat: () => mirroredDrawing(picture.flat),
      toon: () => mirroredDrawing(picture.toon),
      shaded: () => mirroredDrawing(picture.shaded),
      cut: () => mirroredDrawing(picture.cut ?? picture.flat),
    },
  );
};

/** The picture the wrong way up, as somebody holds it who does not see that. */
export const headlong = (picture: Picture): Picture => {
  const { colours } = picture;
  const over = (drawing: Drawing): Drawing => {
    const { body, unit, box } = drawing;
    const [left, top, width, height] = box;
    return {
      ...drawing,
      body: body === "" ? "" : `<g transform="matrix(-1 0 0 -1 ${num(unit)} ${num(unit)})">${body}</g>`,
      box: [unit - left - width, unit - top - height, width, height],
      crown: [unit - drawing.crown[0], unit - top - height, drawing.crown[2]],
    };
  };
  return lazyPicture(
    { colours },
    {
      flat: () => over(picture.flat),
      toon: () => over(picture.toon),
      shaded: () => over(picture.shaded),
      cut: () => over(picture.cut ?? picture.flat),
    },
  );
};

/** The cast for one of the hero's kind that may look the other way. One of them speaks for all. */
export const castFor = <C extends Pick<Cast, "subject" | "mark">>(
  cast: C,
  { isMirrored }: { isMirrored?: true },
): C => ({
  ...cast,
  mark: cast.mark === "chatter" || cast.mark === "dots" ? null : cast.mark,
  ...(isMirrored && { subject: mirrored(cast.subject) }),
});

export function mirroredDrawing(drawing: Drawing): Drawing {
  const { body, unit, box, crown, eyes, head, hands, joints } = drawing;
  const turned = (pair: readonly [Point, Point]): [Point, Point] => [
    [unit - pair[1][0], pair[1][1]],
    [unit - pair[0][0], pair[0][1]],
  ];
  const [left, top, width, height] = box;
  return {
    ...drawing,
    body: body === "" ? "" : `<g transform="matrix(-1 0 0 1 ${num(unit)} 0)">${body}</g>`,
    box: [unit - left - width, top, width, height],
    crown: [unit - crown[0], crown[1], crown[2]],
    eyes: eyes && [unit - eyes[0], eyes[1], eyes[2]],
    head: head ? [unit - head[0], head[1], head[2]] : null,
    ...(hands && { hands: turned(hands) }),
    ...(joints && { joints: { shoulders: turned(joints.shoulders), hips: turned(joints.hips) } }),
  };
}

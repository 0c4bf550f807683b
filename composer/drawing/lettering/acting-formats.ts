import { type Format, rect, round } from "./shapes.ts";

const RED = "#f0435e";
const GREEN = "#1fae7a";
const YOLK = "#ffb627";
const BOARD = "#22303c";

/** A candle of a chart: its wick and its body. */
const candle = (x: number, top: number, high: number): string =>
  rect(x + 14, top - 18, 6, high + 36) + round(x, top, 34, high, 5);

/** Things that tell a joke of their own beside the words: two halves, a meeting, a chat. */
export const acting = {
  split: {
    paper: round(22, 4, 468, 504, 44),
    box: [22, 4, 468, 504],
    words: { x: 42, y: 10, width: 428, height: 88 },
    second: { x: 42, y: 264, width: 428, height: 88 },
    face: [256, 418, 38],
    others: [{ face: [256, 164, 38] }],
    marks: [
      { d: `M22 256H490V464A44 44 0 0 1 446 508H66A44 44 0 0 1 22 464Z`, tone: "pale" },
      { d: rect(22, 251, 468, 10), tone: "ink" },
    ],
  },
  // One voice that thinks better of it: said above, and below.
  turn: {
    paper:
      `M56 6H428A42 42 0 0 1 470 48V196A42 42 0 0 1 428 238H96L40 274L52 237A42 42 0 0 1 14 196V48A42 42 0 0 1 56 6Z` +
      `M84 268H456A42 42 0 0 1 498 310V452A42 42 0 0 1 460 493L472 511L416 494H84A42 42 0 0 1 42 452V310A42 42 0 0 1 84 268Z`,
    box: [14, 6, 484, 505],
    words: { x: 36, y: 18, width: 412, height: 104 },
    second: { x: 64, y: 280, width: 412, height: 104 },
    face: [270, 436, 34],
    others: [{ face: [242, 174, 34] }],
    marks: [
      {
        d: `M84 268H456A42 42 0 0 1 498 310V452A42 42 0 0 1 460 493L472 511L416 494H84A42 42 0 0 1 42 452V310A42 42 0 0 1 84 268Z`,
        tone: "pale",
      },
    ],
  },
  meeting: {
    paper:
      `M66 66H120A52 52 0 0 1 172 118V290H14V118A52 52 0 0 1 66 66ZM392 66H446A52 52 0 0 1 498 118V290H340V118A52 52 0 0 1 392 66Z` +
      `M222 10H290A62 62 0 0 1 352 72V290H160V72A62 62 0 0 1 222 10Z` +
      round(4, 262, 504, 220, 28),
    box: [4, 10, 504, 472],
    words: { x: 30, y: 310, width: 452, height: 158 },
    face: [256, 118, 40],
    others: [
      { face: [88, 148, 30], mood: "deadpan" },
      { face: [424, 148, 30], mood: "sleepy" },
    ],
    marks: [
      { d: `M66 66H120A52 52 0 0 1 172 118V290H14V118A52 52 0 0 1 66 66Z`, tone: "#ffd98a" },
      { d: `M392 66H446A52 52 0 0 1 498 118V290H340V118A52 52 0 0 1 392 66Z`, tone: "#bfe3d0" },
      { d: `M222 10H290A62 62 0 0 1 352 72V290H160V72A62 62 0 0 1 222 10Z`, tone: "paper" },
      { d: `M158 120h6v150h-6zM348 120h6v150h-6z`, tone: "ink" },
      { d: round(4, 262, 504, 220, 28), tone: "paper" },
      { d: `M32 262H480A28 28 0 0 1 508 290V302H4V290A28 28 0 0 1 32 262Z`, tone: "accent" },
    ],
  },
  typing: {
    paper: round(66, 8, 380, 496, 50),
    box: [66, 8, 380, 496],
    words: { x: 110, y: 106, width: 292, height: 116 },
    face: [256, 310, 38],
    marks: [
      { d: `M116 8H396A50 50 0 0 1 446 58V76H66V58A50 50 0 0 1 116 8Z`, tone: "accent" },
      { d: `M110 24a20 20 0 1 0 .1 0z`, tone: "paper" },
      { d: `${round(142, 36, 130, 14, 7)}`, tone: "paper" },
      {
        d: `M118 90H394A26 26 0 0 1 420 116V214A26 26 0 0 1 394 240L424 266L360 240H118A26 26 0 0 1 92 214V116A26 26 0 0 1 118 90Z`,
        tone: "pale",
      },
      { d: round(92, 418, 136, 52, 26), tone: "quiet" },
      { d: `M126 434a10 10 0 1 0 .1 0zM160 434a10 10 0 1 0 .1 0zM194 434a10 10 0 1 0 .1 0z`, tone: "ink" },
    ],
  },
  chat: {
    paper: round(46, 8, 420, 496, 50),
    box: [46, 8, 420, 496],
    words: { x: 96, y: 98, width: 306, height: 132 },
    face: [256, 382, 42],
    marks: [
      { d: `M96 8H416A50 50 0 0 1 466 58V70H46V58A50 50 0 0 1 96 8Z`, tone: "quiet" },
      { d: `M94 20a19 19 0 1 0 .1 0z`, tone: "paper" },
      { d: round(124, 32, 130, 14, 7), tone: "paper" },
      {
        d: `M104 82H396A26 26 0 0 1 422 108V216L450 250L394 242H104A26 26 0 0 1 78 216V108A26 26 0 0 1 104 82Z`,
        tone: "#cdf3d4",
      },
      // Read, and not answered.
      {
        d: `M300 276l16 -14l20 22l44 -48l14 14l-58 64zM352 296l14 -14l8 8l44 -48l14 14l-58 64z`,
        tone: "#1f9bf0",
      },
    ],
  },
  megaphone: {
    paper: `M60 30H452A48 48 0 0 1 500 78V392A48 48 0 0 1 452 440H330L236 506L246 440H60A48 48 0 0 1 12 392V78A48 48 0 0 1 60 30Z`,
    box: [12, 30, 488, 476],
    words: { x: 44, y: 50, width: 424, height: 122 },
    face: [256, 286, 58],
    marks: [
      {
        d: `M34 226l52 20l-4 14l-54 -18zM26 302h56v15h-56zM28 384l54 -26l7 13l-52 28zM478 226l-52 20l4 14l54 -18zM486 302h-56v15h56zM484 384l-54 -26l-7 13l52 28z`,
        tone: "accent",
      },
    ],
  },
  shirt: {
    paper: `M176 78L214 66A46 34 0 0 0 298 66L336 78L500 160L452 270L392 244V500H120V244L60 270L12 160Z`,
    tint: "#f7c6d9",
    box: [12, 4, 488, 496],
    words: { x: 134, y: 152, width: 244, height: 142 },
    face: [256, 386, 42],
    marks: [
      {
        d: `M176 78L214 66A46 34 0 0 0 298 66L336 78L320 84A70 54 0 0 1 192 84Z`,
        tone: "accent",
      },
      {
        d: `M249 62V50C249 40 270 40 270 27C270 17 260 13 254 15C247 17 244 23 246 30L234 33C230 18 240 5 254 4C270 3 282 13 282 27C282 44 263 46 263 54V62Z`,
        tone: "ink",
      },
      { d: `M120 480H392V500H120Z`, tone: "accent" },
    ],
  },
  alarm: {
    paper: `${round(22, 96, 468, 356, 76)}M96 20a58 58 0 0 1 76 62L62 130a66 66 0 0 1 34 -110zM416 20a58 58 0 0 0 -76 62L450 130a66 66 0 0 0 -34 -110z`,
    tint: "#f6c445",
    box: [22, 14, 468, 438],
    words: { x: 72, y: 142, width: 368, height: 118 },
    face: [256, 346, 40],
    marks: [{ d: round(52, 122, 408, 158, 34), tone: "paper" }],
  },
  chart: {
    paper: round(18, 40, 476, 432, 36),
    box: [18, 40, 476, 432],
    words: { x: 46, y: 54, width: 420, height: 118 },
    face: [256, 316, 40],
    marks: [
      { d: candle(44, 214, 78) + candle(96, 246, 60), tone: GREEN },
      { d: candle(382, 262, 72) + candle(434, 332, 104), tone: RED },
      { d: rect(46, 186, 420, 6), tone: "quiet" },
    ],
  },
  rally: {
    paper: round(18, 40, 476, 432, 36),
    box: [18, 40, 476, 432],
    words: { x: 46, y: 54, width: 420, height: 118 },
    face: [256, 316, 40],
    marks: [
      { d: candle(44, 372, 60) + candle(96, 350, 50), tone: RED },
      { d: candle(382, 318, 90) + candle(434, 220, 120), tone: GREEN },
      { d: rect(46, 186, 420, 6), tone: "quiet" },
    ],
  },
  battery: {
    paper: round(28, 90, 430, 350, 48) + round(452, 196, 46, 138, 18),
    box: [28, 90, 470, 350],
    words: { x: 50, y: 106, width: 386, height: 118 },
    face: [263, 304, 34],
    marks: [{ d: round(52, 378, 382, 42, 14), tone: "quiet" }],
    bar: [52, 378, 382, 42],
  },
  egg: {
    paper: `${round(40, 84, 432, 420, 190)}M222 4h68a22 22 0 0 1 22 22v90h-112v-90a22 22 0 0 1 22 -22z`,
    tint: "#3b4150",
    box: [40, 4, 432, 500],
    words: { x: 116, y: 142, width: 280, height: 112 },
    face: [256, 360, 34],
    marks: [
      {
        d: `M172 122C240 96 330 104 378 146C432 196 424 246 418 296C412 380 400 452 288 474C180 486 108 440 92 352C78 286 86 166 172 122Z`,
        tone: "paper",
      },
      { d: `M256 266a106 100 0 1 0 .1 0z`, tone: YOLK },
    ],
  },
  medal: {
    paper: `M256 92a200 200 0 1 0 .1 0zM120 8h96l60 100h-84zM392 8h-96l-60 100h84z`,
    tint: "#ffd24a",
    box: [56, 8, 400, 484],
    words: { x: 116, y: 178, width: 280, height: 112 },
    face: [256, 366, 38],
    marks: [
      { d: `M256 112a180 180 0 1 0 .1 0zM256 124a168 168 0 1 1 -.1 0z`, tone: "#d99a1c" },
      { d: `M120 8h96l60 100h-84zM392 8h-96l-60 100h84z`, tone: "accent" },
    ],
  },
  clapper: {
    paper: `${round(30, 150, 452, 324, 26)}M26 92L462 20L474 92L38 164Z`,
    box: [26, 20, 456, 454],
    words: { x: 62, y: 176, width: 388, height: 118 },
    face: [256, 372, 40],
    marks: [
      { d: `M26 92L462 20L474 92L38 164Z`, tone: "ink" },
      {
        d: `M84 83l62 -10l30 68l-62 10zM208 62l62 -10l30 68l-62 10zM332 42l62 -10l30 68l-62 10z`,
        tone: "paper",
      },
    ],
  },
  window: {
    paper: round(18, 56, 476, 400, 30),
    box: [18, 56, 476, 400],
    words: { x: 48, y: 138, width: 416, height: 126 },
    face: [256, 350, 40],
    marks: [
      { d: `M48 56H464A30 30 0 0 1 494 86V120H18V86A30 30 0 0 1 48 56Z`, tone: "accent" },
      {
        d: `M440 68l10 10l10 -10l10 10l-10 10l10 10l-10 10l-10 -10l-10 10l-10 -10l10 -10l-10 -10z`,
        tone: "paper",
      },
    ],
  },
  pillow: {
    paper: `M60 82C40 60 74 34 100 56C190 92 322 92 412 56C438 34 472 60 452 82C428 190 428 330 452 430C472 456 438 478 412 458C322 424 190 424 100 458C74 478 40 456 60 430C84 330 84 190 60 82Z`,
    tint: "#e6ecf7",
    box: [50, 46, 412, 420],
    words: { x: 112, y: 116, width: 288, height: 128 },
    face: [256, 330, 40],
    marks: [],
  },
  heart: {
    paper: `M256 488C120 400 14 300 14 176C14 88 80 30 146 30C200 30 236 60 256 104C276 60 312 30 366 30C432 30 498 88 498 176C498 300 392 400 256 488Z`,
    tint: "#ff8fa8",
    box: [14, 30, 484, 458],
    words: { x: 80, y: 122, width: 352, height: 112 },
    face: [256, 318, 40],
    marks: [],
  },
  flag: {
    paper: `M34 8h22v496h-22zM56 34C150 4 220 70 312 44C380 26 430 28 490 50V404C430 382 380 380 312 398C220 424 150 358 56 388Z`,
    box: [34, 8, 456, 496],
    words: { x: 84, y: 82, width: 376, height: 130 },
    face: [262, 294, 40],
    marks: [
      { d: `M34 8h22v496h-22z`, tone: "ink" },
      {
        d: `M56 34C150 4 220 70 312 44C380 26 430 28 490 50V80C430 58 380 56 312 74C220 100 150 34 56 64Z`,
        tone: "accent",
      },
    ],
  },
  tape: {
    paper: round(10, 74, 492, 350, 40),
    tint: BOARD,
    box: [10, 74, 492, 350],
    words: { x: 52, y: 98, width: 408, height: 110 },
    face: [256, 312, 30],
    marks: [
      { d: round(34, 90, 444, 128, 18), tone: "paper" },
      { d: round(150, 238, 212, 148, 74), tone: "paper" },
      { d: `M92 264a40 40 0 1 0 .1 0zM420 264a40 40 0 1 0 .1 0z`, tone: "accent" },
    ],
  },
} satisfies Record<string, Format>;

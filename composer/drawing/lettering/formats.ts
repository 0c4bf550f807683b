import { acting } from "./acting-formats.ts";
import { type Format, rect, round, zigzag } from "./shapes.ts";

export const formats = {
  board: {
    paper: round(26, 70, 460, 372, 54),
    box: [26, 70, 460, 372],
    words: { x: 62, y: 90, width: 388, height: 146 },
    face: [256, 330, 46],
    marks: [],
  },
  calendar: {
    paper: round(56, 46, 400, 420, 34),
    box: [56, 46, 400, 420],
    words: { x: 84, y: 140, width: 344, height: 128 },
    face: [256, 358, 42],
    marks: [
      { d: `M90 46h332a34 34 0 0 1 34 34v46H56V80a34 34 0 0 1 34-34z`, tone: "accent" },
      { d: rect(138, 26, 22, 62) + rect(352, 26, 22, 62), tone: "ink" },
    ],
  },
  day: {
    paper: round(56, 46, 400, 420, 34),
    box: [56, 20, 400, 446],
    words: { x: 70, y: 150, width: 372, height: 124 },
    face: [256, 358, 42],
    marks: [
      { d: `M90 46h332a34 34 0 0 1 34 34v46H56V80a34 34 0 0 1 34-34z`, tone: "accent" },
      { d: rect(138, 20, 22, 68) + rect(352, 20, 22, 68), tone: "ink" },
    ],
  },
  receipt: {
    paper: `M96 24H416V460${zigzag(96, 460, 320, 8)}Z`,
    box: [96, 24, 320, 458],
    words: { x: 116, y: 48, width: 280, height: 130 },
    face: [256, 282, 38],
    marks: [
      {
        d:
          rect(126, 376, 150, 12) + rect(336, 376, 50, 12) + rect(126, 404, 110, 12) + rect(350, 404, 36, 12),
        tone: "quiet",
      },
      { d: rect(126, 192, 260, 8), tone: "accent" },
    ],
  },
  loading: {
    paper: round(20, 96, 472, 330, 40),
    box: [20, 96, 472, 330],
    words: { x: 52, y: 112, width: 408, height: 114 },
    face: [256, 296, 34],
    marks: [{ d: round(56, 372, 400, 34, 17), tone: "quiet" }],
    bar: [56, 372, 400, 34],
  },
  nametag: {
    paper: round(24, 90, 464, 350, 46),
    box: [24, 90, 464, 350],
    words: { x: 56, y: 160, width: 400, height: 112 },
    face: [256, 350, 38],
    marks: [{ d: `M70 90h372a46 46 0 0 1 46 46v18H24v-18a46 46 0 0 1 46-46z`, tone: "accent" }],
  },
  bubble: {
    paper: `M76 60H436A52 52 0 0 1 488 112V340A52 52 0 0 1 436 392H236L150 470L160 392H76A52 52 0 0 1 24 340V112A52 52 0 0 1 76 60Z`,
    box: [24, 60, 464, 410],
    words: { x: 56, y: 80, width: 400, height: 124 },
    face: [256, 296, 40],
    marks: [],
  },
  caution: {
    paper: `M256 8L504 256L256 504L8 256Z`,
    tint: "#ffc933",
    box: [8, 8, 496, 496],
    words: { x: 134, y: 158, width: 244, height: 98 },
    face: [256, 340, 36],
    marks: [{ d: `M256 30L482 256L256 482L30 256ZM256 46L46 256L256 466L466 256Z`, tone: "ink" }],
  },
  tombstone: {
    paper: `M76 480V210A180 180 0 0 1 436 210V480Z`,
    tint: "#c3c9d1",
    box: [40, 30, 432, 462],
    words: { x: 104, y: 130, width: 304, height: 140 },
    face: [256, 354, 40],
    marks: [
      { d: round(40, 452, 432, 40, 16), tone: "ink" },
      { d: rect(248, 62, 16, 60) + rect(232, 78, 48, 16), tone: "ink" },
    ],
  },
  phone: {
    paper: round(104, 16, 304, 480, 48),
    box: [104, 16, 304, 480],
    words: { x: 128, y: 92, width: 256, height: 174 },
    face: [256, 338, 34],
    marks: [
      { d: round(206, 34, 100, 20, 10), tone: "ink" },
      { d: round(186, 462, 140, 12, 6), tone: "quiet" },
      { d: round(128, 414, 256, 30, 15), tone: "accent" },
    ],
  },
  machine: {
    paper: round(66, 66, 380, 400, 36),
    box: [40, 20, 432, 472],
    words: { x: 96, y: 94, width: 320, height: 130 },
    face: [256, 308, 40],
    marks: [
      { d: rect(244, 20, 24, 50) + round(40, 466, 432, 26, 12), tone: "ink" },
      { d: `M256 8a22 22 0 1 0 .1 0z`, tone: "accent" },
      {
        d: round(104, 402, 110, 34, 17) + round(300, 402, 34, 34, 17) + round(352, 402, 34, 34, 17),
        tone: "accent",
      },
    ],
  },
  bottle: {
    paper: `M206 60H306V130C306 170 388 180 388 250V452A44 44 0 0 1 344 496H168A44 44 0 0 1 124 452V250C124 180 206 170 206 130Z`,
    box: [124, 16, 264, 480],
    words: { x: 140, y: 222, width: 232, height: 108 },
    face: [256, 408, 34],
    marks: [
      { d: round(196, 16, 120, 56, 16), tone: "accent" },
      { d: rect(124, 212, 264, 8) + rect(124, 332, 264, 8), tone: "quiet" },
    ],
  },
  thought: {
    paper: `M130 118A84 84 0 0 1 262 70A92 92 0 0 1 402 112A82 82 0 0 1 462 236A84 84 0 0 1 404 366A92 92 0 0 1 260 402A92 92 0 0 1 112 366A82 82 0 0 1 50 240A80 80 0 0 1 130 118ZM118 424a22 22 0 1 0 .1 0zM66 462a13 13 0 1 0 .1 0z`,
    box: [48, 44, 416, 450],
    words: { x: 96, y: 112, width: 320, height: 118 },
    face: [256, 304, 38],
    marks: [],
  },
  note: {
    paper: `M62 46H450V384L368 466H62Z`,
    tint: "#ffe07a",
    box: [62, 46, 388, 420],
    words: { x: 88, y: 74, width: 336, height: 150 },
    face: [250, 316, 40],
    marks: [{ d: `M450 384H368V466Z`, tone: "accent" }],
  },
  letter: {
    paper: round(22, 76, 468, 366, 24),
    box: [22, 76, 468, 366],
    words: { x: 60, y: 192, width: 392, height: 88 },
    face: [256, 362, 34],
    marks: [
      {
        d: `M40 82L256 176L472 82L484 96L256 194L28 96Z`,
        tone: "accent",
      },
    ],
  },
  placard: {
    paper: round(16, 76, 480, 320, 30),
    box: [16, 76, 480, 320],
    // Hands hold its lower edge.
    words: { x: 48, y: 96, width: 416, height: 216 },
    face: [256, 236, 46],
    marks: [],
  },
  form: {
    paper: round(76, 20, 360, 476, 18),
    box: [76, 20, 360, 476],
    words: { x: 100, y: 62, width: 312, height: 150 },
    face: [256, 330, 40],
    marks: [
      { d: rect(76, 38, 360, 14), tone: "accent" },
      { d: rect(108, 236, 296, 12) + rect(108, 270, 296, 12) + rect(108, 304, 220, 12), tone: "quiet" },
      { d: `M108 352h26v26h-26zM114 358v14h14v-14z`, tone: "ink" },
      { d: rect(150, 358, 180, 12), tone: "quiet" },
    ],
  },
  card: {
    paper: round(16, 96, 480, 310, 36),
    box: [16, 96, 480, 310],
    words: { x: 178, y: 160, width: 292, height: 146 },
    face: [256, 356, 20],
    marks: [
      { d: `M52 96H460A36 36 0 0 1 496 132V150H16V132A36 36 0 0 1 52 96Z`, tone: "accent" },
      { d: round(44, 178, 110, 130, 14), tone: "quiet" },
      { d: `M99 192a28 28 0 1 0 .1 0zM52 300q4 -46 47 -46t47 46z`, tone: "ink" },
      { d: rect(44, 342, 260, 14), tone: "quiet" },
    ],
  },
  bay: {
    paper: round(66, 16, 380, 400, 44),
    tint: "#2f6bff",
    box: [66, 16, 380, 480],
    words: { x: 104, y: 236, width: 304, height: 138 },
    face: [256, 430, 26],
    marks: [
      { d: round(240, 410, 32, 86, 6), tone: "ink" },
      { d: round(92, 222, 328, 168, 22), tone: "paper" },
      { d: `M206 52h64a46 46 0 0 1 0 96h-28v54h-36zM242 84v32h24a16 16 0 0 0 0 -32z`, tone: "paper" },
    ],
  },
  ...acting,
} satisfies Record<string, Format>;

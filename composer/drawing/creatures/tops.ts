import { bow, oval } from "../acting/strokes.ts";
import type { Creature } from "./creature.ts";
import { type HeadFrame, X } from "./head-frame.ts";
import { pricklesBefore, pricklesBehind } from "./prickles.ts";
import { blob, bothSides, form, mark, polygonOf, type Shape } from "./shapes.ts";

/** What grows on a head: behind it. */
export const topBehind = ({ top: kind, extra, dark }: Creature, { rx, ry, y }: HeadFrame): Shape[] => {
  const top = y - ry;
  switch (kind) {
    case "antlers":
      return bothSides(X, (_, at) => [
        form(bow(extra, [at(20), top + 10], [at(34), top - 18], [at(62), top - 34], 10)),
        form(bow(extra, [at(34), top - 12], [at(36), top - 28], [at(30), top - 40], 8)),
        form(bow(extra, [at(48), top - 24], [at(66), top - 22], [at(74), top - 10], 8)),
      ]);
    case "moose":
      return bothSides(X, (_, at) => [
        form(
          blob(extra, [
            [at(22), top + 12],
            [at(44), top + 4],
            [at(60), top - 14],
            [at(58), top - 40],
            [at(70), top - 22],
            [at(76), top - 42],
            [at(82), top - 16],
            [at(94), top - 26],
            [at(90), top + 4],
            [at(70), top + 18],
            [at(30), top + 26],
          ]),
        ),
      ]);
    case "bull":
      return bothSides(X, (_, at) => [
        form(
          blob("#f6ead0", [
            [at(30), top + 14],
            [at(58), top + 8],
            [at(66), top - 18],
            [at(72), top + 8],
            [at(56), top + 24],
            [at(34), top + 28],
          ]),
        ),
      ]);
    case "goat":
      return bothSides(X, (_, at) => [
        form(bow(dark, [at(12), top + 12], [at(14), top - 20], [at(36), top - 34], 11)),
      ]);
    case "long-hair":
      return [
        form(
          blob(extra, [
            [X, top - 14],
            [X + rx * 0.9, top + 2],
            [X + rx * 1.22, y + 20],
            [X + rx * 1.1, y + 62],
            [X + rx * 0.5, y + 66],
            [X - rx * 0.5, y + 66],
            [X - rx * 1.1, y + 62],
            [X - rx * 1.22, y + 20],
            [X - rx * 0.9, top + 2],
          ]),
        ),
      ];
    case "hood":
      return [
        form(
          blob(extra, [
            [X - rx * 0.6, top - 8],
            [X + rx * 0.6, top - 8],
            [X + rx * 1.5, y + 6],
            [X + rx * 1.1, y + 56],
            [X, y + 66],
            [X - rx * 1.1, y + 56],
            [X - rx * 1.5, y + 6],
          ]),
        ),
      ];
    case "plates":
      return [-58, -30, 0, 30, 58].map((dx) => {
        const tall = 44 - Math.abs(dx) * 0.36;
        const foot = top + Math.abs(dx) * 0.5 + 18;
        return form(
          polygonOf(extra, [X + dx - 19, foot], [X + dx * 1.16, foot - tall - 16], [X + dx + 19, foot]),
        );
      });
    case "cowl":
      return [
        form(
          blob(extra, [
            [X, top - 13],
            [X + rx * 0.92, top + 6],
            [X + rx * 1.2, y + 8],
            [X + rx * 0.9, y + 56],
            [X - rx * 0.9, y + 56],
            [X - rx * 1.2, y + 8],
            [X - rx * 0.92, top + 6],
          ]),
        ),
      ];
    case "habit":
      return [
        form(
          blob(extra, [
            [X, top - 14],
            [X + rx, top + 4],
            [X + rx * 1.28, y + 40],
            [X + rx * 1.1, y + 74],
            [X - rx * 1.1, y + 74],
            [X - rx * 1.28, y + 40],
            [X - rx, top + 4],
          ]),
        ),
      ];
    case "bun":
      return [form(oval(extra, [X, top - 10], 24, 21)), form(oval(extra, [X, y - 14], rx + 9, ry))];
    case "ram":
      return bothSides(X, (_, at) => [
        form(oval("#b5894a", [at(rx * 1.1), y - 8], 31, 34)),
        mark({ kind: "ring", fill: "#6e4f26", x: at(rx * 1.12), y: y - 6, rx: 18, ry: 20, width: 5 }),
        mark(oval("#6e4f26", [at(rx * 1.12), y - 4], 7, 8)),
      ]);
    case "ossicones":
      return bothSides(X, (_, at) => [
        form(bow("#e8b45a", [at(14), top + 12], [at(15), top - 4], [at(17), top - 20], 7)),
        form(oval("#6e3f1f", [at(17), top - 23], 8, 8)),
      ]);
    case "gills":
      return bothSides(X, (_, at) =>
        [-24, -2, 20].map((dy, nth) =>
          form(
            bow(
              extra,
              [at(rx * 0.84), y + dy * 0.7],
              [at(rx * 1.2), y + dy - 6],
              [at(rx * 1.42), y + dy - 14 + nth * 4],
              11,
            ),
          ),
        ),
      );
    default:
      return pricklesBehind(kind, { extra }, { rx, ry, y });
  }
};

/** What grows on a head: before it. */
export const topBefore = ({ top: kind, extra, coat, dark }: Creature, { rx, ry, y }: HeadFrame): Shape[] => {
  const top = y - ry;
  switch (kind) {
    case "tuft":
      return [
        form(
          blob(extra, [
            [X - 16, top + 10],
            [X - 14, top - 12],
            [X - 2, top - 4],
            [X + 4, top - 20],
            [X + 10, top - 4],
            [X + 20, top - 8],
            [X + 16, top + 10],
          ]),
        ),
      ];
    case "comb":
      return [-16, 0, 16].map((dx, nth) =>
        form(oval("#e5383b", [X + dx, top - (nth === 1 ? 6 : 0)], 11, 13)),
      );
    case "crest":
      return [-14, 2, 18].map((dx) =>
        form(bow(extra, [X + dx * 0.4, top + 10], [X + dx, top - 14], [X + dx * 1.8 + 6, top - 26], 9)),
      );
    case "wool":
      return [-30, -11, 11, 30].map((dx, nth) =>
        form(oval(extra, [X + dx, top + (nth % 3 === 0 ? 12 : 2)], 19, 17)),
      );
    case "shag":
      return [
        form(
          blob(extra, [
            [X - rx * 0.7, top + 20],
            [X - rx * 0.5, top - 4],
            [X, top - 14],
            [X + rx * 0.5, top - 4],
            [X + rx * 0.7, top + 20],
            [X + rx * 0.3, top + 12],
            [X + 4, top + 26],
            [X - rx * 0.3, top + 12],
          ]),
        ),
      ];
    case "habit":
      return [
        form(
          blob(extra, [
            [X - rx * 1.06, y - 6],
            [X - rx * 0.8, top + 2],
            [X, top - 12],
            [X + rx * 0.8, top + 2],
            [X + rx * 1.06, y - 6],
            [X, top + 12],
          ]),
        ),
        form(
          blob("#ffffff", [
            [X - rx * 1.02, y - 6],
            [X, top + 4],
            [X + rx * 1.02, y - 6],
            [X + rx * 0.96, y + 4],
            [X, top + 22],
            [X - rx * 0.96, y + 4],
          ]),
        ),
      ];
    case "long-hair":
    case "bun":
    case "cowl":
      return [
        form(
          blob(extra, [
            [X - rx * 1.06, y - 4],
            [X - rx * 0.8, top + 2],
            [X, top - 11],
            [X + rx * 0.8, top + 2],
            [X + rx * 1.06, y - 4],
            [X + rx * 0.6, top + 24],
            [X - rx * 0.6, top + 24],
          ]),
        ),
        ...bothSides(X, (_, at) => [
          form(
            blob(extra, [
              [at(rx * 1.04), y - 10],
              [at(rx * 1.06), y + 14],
              [at(rx * 0.74), y + ry * 0.86],
              [at(0), y + ry * 1.08],
              [at(rx * 0.5), y + ry * 0.72],
              [at(rx * 0.8), y + 12],
            ]),
          ),
        ]),
      ];
    case "hair":
      return [
        form(
          blob(extra, [
            [X - rx * 1.04, y - 8],
            [X - rx * 0.8, top + 4],
            [X, top - 10],
            [X + rx * 0.8, top + 4],
            [X + rx * 1.04, y - 8],
            [X + rx * 0.7, top + 30],
            [X + rx * 0.1, top + 22],
            [X - rx * 0.5, top + 30],
          ]),
        ),
      ];
    case "bald":
      return bothSides(X, (_, at) => [form(oval(extra, [at(rx * 0.96), y - 6], 11, 16))]);
    case "horn":
      return [form(polygonOf("#ffd66b", [X - 10, top + 14], [X, top - 40], [X + 10, top + 14]))];
    case "fin":
      return [
        form(
          blob(coat, [
            [X - 14, top + 12],
            [X - 6, top - 18],
            [X + 12, top - 30],
            [X + 12, top + 12],
          ]),
        ),
      ];
    case "stem":
      return [form(bow(extra, [X, top + 8], [X - 2, top - 10], [X + 12, top - 20], 11))];
    case "yuzu":
      return [
        form(oval("#f59a23", [X, top - 12], 21, 18)),
        mark(oval("#ffc56b", [X - 7, top - 18], 6, 4)),
        form(polygonOf("#4f9a3a", [X, top - 28], [X + 20, top - 40], [X + 17, top - 26])),
      ];
    case "plate":
      return [
        form(
          blob(extra, [
            [X - rx * 0.98, y - 10],
            [X - rx * 0.7, top + 4],
            [X, top - 10],
            [X + rx * 0.7, top + 4],
            [X + rx * 0.98, y - 10],
            [X + rx * 0.4, y - 26],
            [X, y - 14],
            [X - rx * 0.4, y - 26],
          ]),
        ),
        ...[4, 16].map((down) =>
          mark(
            bow(
              dark,
              [X - rx * 0.66, top + 10 + down],
              [X, top - 6 + down],
              [X + rx * 0.66, top + 10 + down],
              3,
            ),
          ),
        ),
      ];
    case "whips":
      return bothSides(X, (_, at) => [
        form(bow(extra, [at(12), top + 8], [at(30), top - 44], [at(76), top - 26], 5)),
        form(bow(extra, [at(8), top + 8], [at(10), top - 20], [at(26), top - 24], 4)),
      ]);
    case "swirl":
      return [
        form(oval(coat, [X, top + 4], 34, 16)),
        form(
          blob(coat, [
            [X - 18, top - 4],
            [X - 8, top - 22],
            [X + 10, top - 36],
            [X + 10, top - 16],
            [X + 20, top - 4],
          ]),
        ),
      ];
    case "feelers":
      return bothSides(X, (_, at) => [
        form(bow(coat, [at(16), top + 10], [at(20), top - 16], [at(24), top - 28], 8)),
        form(oval(coat, [at(24), top - 30], 9, 9)),
      ]);
    case "aerial":
      return [
        form(bow("#5a6472", [X, top + 6], [X, top - 10], [X, top - 22], 5)),
        form(oval(extra, [X, top - 26], 9, 9)),
      ];
    case "antennae":
      return bothSides(X, (_, at) => [
        form(bow(extra, [at(12), top + 8], [at(18), top - 20], [at(34), top - 30], 5)),
        form(oval(extra, [at(35), top - 31], 7, 7)),
      ]);
    default:
      return pricklesBefore(kind, { extra, coat }, { rx, ry, y });
  }
};

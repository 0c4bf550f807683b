/** A chart of one or more lines over a logarithmic axis. */
export interface Chart {
  title: string;
  /** What the axis counts. */
  over: string;
  unit: string;
  lines: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
}

const WIDTH = 460;
const HEIGHT = 300;
const LEFT = 64;
const RIGHT = 24;
const TOP = 74;
const BOTTOM = 52;
const COLOURS = ["#c2410c", "#0f766e", "#6d28d9"];

/** The charts beside each other, as one SVG that stands on white and on dark pages alike. */
export const drawCharts = (charts: readonly Chart[]): string => {
  const drawn = charts.map(
    (chart, at) => `<g transform="translate(${at * WIDTH} 0)">${drawChart(chart)}</g>`,
  );
  const width = WIDTH * charts.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" fill="#1c1917"><title>${charts.map(({ title, over }) => `${title} by ${over}`).join("; ")}</title><rect width="100%" height="100%" fill="#fffdf8"/>${drawn.join("")}</svg>\n`;
};

function drawChart({ title, over, unit, lines }: Chart): string {
  const all = lines.flatMap(({ points }) => points);
  const xs = [...new Set(all.map(([x]) => x))].sort((one, other) => one - other);
  const most = roundUp(Math.max(...all.map(([, y]) => y)));
  const [first = 1, last = 1] = [xs[0], xs.at(-1)];
  const x = (value: number) =>
    LEFT + (Math.log(value / first) / Math.log(last / first || 2)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const grid = [0, most / 2, most].map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#e7e0d4"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${shown(value)}</text>`,
  );
  const ticks = xs.map(
    (value) =>
      `<text x="${x(value)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${shown(value)}</text>`,
  );
  const drawn = lines.map(({ name, points }, at) => {
    const colour = COLOURS[at % COLOURS.length];
    const path = points
      .map(([px, py], i) => `${i ? "L" : "M"}${x(px).toFixed(1)} ${y(py).toFixed(1)}`)
      .join("");
    const dots = points.map(
      ([px, py]) => `<circle cx="${x(px).toFixed(1)}" cy="${y(py).toFixed(1)}" r="4"/>`,
    );
    const key = `<text x="${LEFT + at * 190}" y="52" fill="${colour}">● ${name}</text>`;
    return `${key}<g fill="${colour}"><path d="${path}" fill="none" stroke="${colour}" stroke-width="2.5"/>${dots.join("")}</g>`;
  });
  return [
    `<text x="${LEFT}" y="28" font-size="16" font-weight="600">${title}, ${unit}</text>`,
    ...grid,
    ...ticks,
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle" fill="#57534e">${over}</text>`,
    ...drawn,
  ].join("");
}

const shown = (value: number): string => value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

/** 1, 2 or 5 and noughts. */
export const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
};

import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  /** `X` is one with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread. */
  tdur?: number;
}

/** What a page's main thread did from the navigation to a point in time: ms of CPU by kind of work, and by the clock. */
export interface Work {
  cpu: Map<string, number>;
  clock: number;
}

const CATEGORIES = ["devtools.timeline", "v8", "v8.execute", "loading", "blink.user_timing", "toplevel"];
/** Events by the kind of work that they are; what stands in none is the browser's own. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ["reading HTML", /^ParseHTML$/],
  ["compiling scripts", /[Cc]ompile|^v8\.produce/],
  ["collecting garbage", /GC|Heap/],
  [
    "running scripts",
    /^(EvaluateScript|v8\.|FunctionCall|RunMicrotasks|TimerFire|EventDispatch|FireAnimationFrame)/,
  ],
  ["style and layout", /^(ParseAuthorStyleSheet|UpdateLayoutTree|Layout|RecalculateStyles|ScheduleStyle)/],
  ["painting", /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|Decode|Draw)/],
];

/** Traces a page from its navigation until `seen` says that it is there. */
export async function traced(
  context: BrowserContext,
  page: Page,
  seen: () => Promise<unknown>,
): Promise<{ untilPaint: Work; untilSeen: Work }> {
  const browser = context.browser();
  if (!browser) throw new Error("A trace is the whole browser's.");
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send("Tracing.start", {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: "ReportEvents",
  });
  await seen();
  // Chromium reports the first paint after the frame has been shown.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const [seenAt = 0, paintedAt = 0] = await page.evaluate(() => [
    performance.mark("seen").startTime,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  ]);
  await ended(devtools);
  const mark = events.find(({ name }) => name === "seen");
  if (!mark) throw new Error("The trace does not have the page.");
  const thread = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const start = mark.ts - seenAt * 1_000;
  const until = (time: number) => between(thread, start, start + time * 1_000);
  return { untilPaint: until(paintedAt), untilSeen: until(Math.max(seenAt, paintedAt)) };
}

async function ended(devtools: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
}

/** The events' own time, without that of the events within them, by kind. */
function between(events: readonly TraceEvent[], start: number, end: number): Work {
  const cpu = new Map<string, number>();
  const add = (kind: string, time: number) => cpu.set(kind, (cpu.get(kind) ?? 0) + time / 1_000);
  const open: { kind: string; until: number }[] = [];
  const spans = events
    .filter(({ ph, ts, dur = 0 }) => ph === "X" && dur > 0 && ts < end && ts + dur > start)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 1, tdur = 0 } of spans) {
    while ((open.at(-1)?.until ?? Infinity) <= ts) open.pop();
    const outer = open.at(-1)?.kind;
    const kind = KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? outer ?? "the browser's own";
    const within = (tdur * (Math.min(ts + dur, end) - Math.max(ts, start))) / dur;
    add(kind, within);
    if (outer) add(outer, -within);
    open.push({ kind, until: ts + dur });
  }
  return { cpu, clock: (end - start) / 1_000 };
}

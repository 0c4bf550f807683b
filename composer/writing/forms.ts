import { eventForms, forms as formLines, moodForms, saidForms, seenForms } from "./texts.gen.ts";

/** One joke in one form: its name, and its steps. */
export interface Form {
  key: string;
  steps: readonly Step[];
  /** How narrow the ideas are that it is made for. */
  rank: number;
  /** It can be told of nearly every idea. */
  isOfAnybody: boolean;
}
export const MADE_FOR_IT = 3;
export const MADE_FOR_ITS_KIND = 2;
export const MADE_FOR_ITS_DEED = 1;
interface Step {
  lines: readonly string[];
  /** The story stands without it. */
  isOptional: boolean;
}

/** Slots of one mood, one turn of phrase or one kind of deed; and slots of one relation or one theme. */
const OF_IT =
  /\{(event|foreign|none|lasting|full|crime|flopping|wanted|envious|lonely|sad|angry|tired|nervous|proud|idle)\}/i;
const OF_ITS_KIND =
  /\{(office|worn|ridden|foe|guarded|stolen|hiding|sold|soon|coping|losing|holding|rising|outdoors|waking|trusting|working|owing|thinking|texting|vibing|shrugging|grunting|posing|advising|eating|glitching|ordered|regretting|dreading|weeping|fixing|giving|refusing|more|permit|boast|seesaw)\}/i;
/** Slots of what a deed of one kind is done to. */
const OF_ITS_DEED = /\{(dealt|sent|kept|made|eaten|chased|driven|stuck)\}/i;
const OF_ANYBODY = /\{seen\}/i;
const rankOf = (steps: readonly Step[]): number => {
  const lines = steps.flatMap(({ lines }) => lines).join(" ");
  return OF_IT.test(lines)
    ? MADE_FOR_IT
    : OF_ITS_KIND.test(lines)
      ? MADE_FOR_ITS_KIND
      : OF_ITS_DEED.test(lines)
        ? MADE_FOR_ITS_DEED
        : 0;
};

/** All forms: below `name:` a step a line, `? ` before one that may be left out, `/ ` before another line of the same step. */
export const forms: readonly Form[] = [formLines, seenForms, saidForms, eventForms, moodForms]
  .flatMap((text) => text.trim().split(/^(?=[a-z0-9]+:$)/m))
  .map((text) => {
    const [head = "", ...lines] = text.trim().split("\n");
    const steps: { lines: string[]; isOptional: boolean }[] = [];
    for (const line of lines) {
      const mark = /^[?/] /.exec(line)?.[0] ?? "";
      const step = mark === "/ " ? steps.at(-1) : undefined;
      if (step) step.lines.push(line.slice(mark.length));
      else steps.push({ lines: [line.slice(mark.length)], isOptional: mark === "? " });
    }
    return { key: head.slice(0, -1), steps, rank: rankOf(steps), isOfAnybody: OF_ANYBODY.test(text) };
  });

import type { Word } from "./words.ts";

/** Words that name things one by one, and nothing that can be drawn together. */
export const IDIOMS = new Set(
  "fan club,hot take,cold feet,piece of cake,by the way,cold war,rest in peace,fair game,big time,on the house,rule of thumb,best friend,plot twist,red flag,red flags,side hustle,mental health,dead line,last minute,last minutes,in the end,no cap,high key,low key,top notch,dark humor,black friday,world record,full time,part time,life goals,hot mess".split(
    ",",
  ),
);

/** Whether a word is one of two or three that mean something else together. */
export const inIdiom = (words: readonly Word[], at: number): boolean =>
  [2, 3].some((length) =>
    Array.from({ length }, (_, back) => words.slice(Math.max(0, at - back), at - back + length)).some((run) =>
      IDIOMS.has(run.map(({ folded }) => folded).join(" ")),
    ),
  );

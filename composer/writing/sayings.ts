import { inIdiom } from "../reading/idioms.ts";
import { languageOf } from "../reading/languages.ts";
import { meantBy } from "../reading/picture-index.ts";
import type { Reading } from "../reading/read-idea.ts";
import { isSlipped } from "../reading/slips.ts";
import { matchVerb } from "../reading/verbs.ts";
import { formsOf, singulars } from "../reading/word-forms.ts";
import { SMALL_WORDS } from "../reading/words.ts";
import { screenWords } from "../screening/screen-words.ts";
import { isDoing } from "./doing.ts";

/** Nouns of the idea that no picture shows: "stairs", "mayor", "password". */
export const sayings = (reading: Reading): string[] => {
  if (languageOf(reading.words) !== null) return [];
  const drawn = new Set(
    [reading.subject?.word, reading.motif?.word].flatMap((word) => [word, ...(word?.split(" ") ?? [])]),
  );
  return reading.words
    .filter(
      ({ folded, at }) =>
        /^[a-z]{3,10}$/.test(folded) &&
        !SMALL_WORDS.has(folded) &&
        !DULL.test(folded) &&
        !matchVerb(folded) &&
        !isDoing(folded) &&
        !/^(who|that|which)$/.test(reading.words[at - 1]?.folded ?? "") &&
        !reading.action?.base.startsWith(folded) &&
        !isSlipped(folded) &&
        !inIdiom(reading.words, at) &&
        meantBy(folded) === undefined &&
        !formsOf(folded).some((form) => drawn.has(form)) &&
        at !== reading.subject?.at &&
        screenWords(folded) === null,
    )
    .map(({ folded, at }) => {
      const one = singulars(folded)[0] ?? folded;
      const number = reading.words[at - 1]?.folded ?? "";
      return /^\d{1,4}$/.test(number) ? `${number}-${one}` : one;
    });
};

const DULL =
  /(ed|ly|ing|er|est)$|^(afraid|scared|small|old|tiny|little|big|great|huge|young|sad|happy|honest|lonely|sleepy|want|wants|like|likes|loves|maybe|never|always|ever|every|lot|very|new|good|bad|long|right|wrong|first|second|other|half|own|next|real|much|many|can|thinks|tries|became|goes|gets|makes|says|said|saw|was|had|has|when|gives|named|called|idk|irl|lol|fear|fears|left|learn|refuses|guy|man|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|million|gang|herd|flock|crew|free|range|support|trained|issued|approved|allergic|terrified|addicted|obsessed|full|nobody|someone|everyone|somebody|anything|something|too|late|only|last|night|day|year|week|month|time|that|dis|wat|seen|full|stuck|just|basically|anymore|again)$/;

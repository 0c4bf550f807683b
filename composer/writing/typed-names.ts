import type { Reading } from "../reading/read-idea.ts";
import { isActivity } from "../reading/word-forms.ts";
import { addClauses } from "./clause-names.ts";
import { addDeeds } from "./deed-names.ts";
import { type Add, namedHero } from "./name-hero.ts";
import { addObjects } from "./object-names.ts";
import { isDoer, type Parts } from "./parts.ts";
import { addTraits, missedIn } from "./trait-names.ts";

/** Names of the idea's own words: its hero beside what it is, has, does, and has to do with. */
export const addTyped = (reading: Reading, said: Parts, add: Add): void => {
  const { action, heart } = reading;
  // "a nurse with a fear of needles": of what, is the joke.
  const others = said.others.filter(({ phrase }) => heart.dread === null || !FEAR.test(phrase));
  const parts = { ...said, others };
  const named = namedHero(reading, parts);
  const { hero, core, first, last, behind, isShort } = named;
  const missed = missedIn(reading, parts);
  if (missed) add("missing", 9.8, missed, behind(missed));
  addObjects(reading, parts, named, missed !== null, add);
  addTraits(reading, parts, named, add);
  addDeeds(reading, parts, named, add);
  addClauses(reading, parts, add);
  if (reading.place && action !== null && isShort(core, reading.place))
    add("placed", 6.2, core, reading.place);
  const isAll =
    parts.others.length === 0 && action === null && !/\b(who|that|which|whose)\b/i.test(reading.text);
  // "hedgehog ballet teacher": what it does stands before what it is.
  const trade = hero.split(" ").slice(1);
  if (core === first && trade.length > 1 && isDoer(last)) {
    const whole = isShort(...trade, core);
    add("compound", 11, ...(whole ? trade : trade.slice(0, -1)), core);
  }
  const isDoing = isActivity(last) && first !== last;
  if (first !== last && !isDoing)
    add(
      "compound",
      named.isOfTrade && !isAll
        ? 11.4
        : isAll
          ? parts.traits.length > 0
            ? 6
            : 9
          : core === first && parts.state === null
            ? 7.9
            : 6,
      hero,
    );
};

const FEAR = /^(fears?|phobia|terror)$/;

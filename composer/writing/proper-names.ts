import { capital } from "./title-case.ts";

const PROPER =
  /\b(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|halloween|easter|new york|new jersey|new zealand|los angeles|las vegas|vegas|san francisco|wall street|silicon valley|paris|london|tokyo|berlin|rome|venice|milan|naples|florence|lisbon|vienna|prague|amsterdam|brussels|dublin|moscow|cairo|athens|barcelona|seoul|beijing|shanghai|bangkok|singapore|sydney|melbourne|madrid|miami|boston|seattle|texas|florida|ohio|california|nebraska|hawaii|alaska|canada|mexico|brazil|argentina|peru|cuba|spain|france|italy|portugal|greece|germany|austria|switzerland|poland|russia|ukraine|china|japan|korea|india|egypt|kenya|istanbul|norway|sweden|finland|denmark|iceland|ireland|scotland|england|britain|wales|america|africa|europe|asia|australia|antarctica|toronto|chicago|hollywood|brooklyn|manhattan|ikea|walmart|costco|starbucks|google|amazon prime|netflix|tesla|honda civic|honda|toyota|ford|ferrari|nokia|nintendo|lego|mars|venus|jupiter|saturn|neptune|pluto|atlantis|everest|tibet|siberia|dubai|sahara|alps|french|german|italian|spanish|english|japanese|chinese|american|british|russian|shakespeare|mozart|chopin|beethoven|bach)\b/gi;

/** Weekdays, months, places and makes as they are written. */
export const properly = (phrase: string): string =>
  phrase.replace(PROPER, (name) =>
    name.toLowerCase() === "ikea" ? "IKEA" : name.split(" ").map(capital).join(" "),
  );

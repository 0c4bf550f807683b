/**
 * 500 payloads in every field of every template, and in a model's page: none runs. `npm run prove -- xss
 * [payloads] [pages a template]`
 */
import { conclude } from "./finding.ts";
import { attackPremium } from "./xss/premium.ts";
import { attackTemplates } from "./xss/run.ts";

const [payloads = "500", rounds = payloads] = process.argv.slice(2);
const [premium, templates] = [
  await attackPremium(Number(payloads)),
  await attackTemplates(Number(payloads), Number(rounds)),
];
conclude("xss", {
  numbers: { ...templates.numbers, "on premium pages": premium.numbers.placed ?? 0 },
  faults: [...premium.faults, ...templates.faults],
});

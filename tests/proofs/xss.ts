/** 500 payloads in every field of every template: none runs. `npm run prove -- xss [payloads] [pages a template]` */
import { conclude } from "./finding.ts";
import { attackTemplates } from "./xss/run.ts";

const [payloads = "500", rounds = payloads] = process.argv.slice(2);
conclude("xss", await attackTemplates(Number(payloads), Number(rounds)));

import { provedIn } from "./row.ts";

/** The rules of sections 4 and 5, and the constants of section 9. */
export const ruleRows = [
  ...provedIn("contract/token.test.ts", [
    ["§4 display status", "display status > %s with mint %s is %s"],
    ["§4 card actions of a draft", "offers a draft its deployment"],
    ["§4 card actions without a website", "offers a deployed token without a website one"],
    ["§4 card actions: neither", "offers an imported token, and a launched one with a website, neither"],
    ["§5 ticker", "is upper-cased, limited to A-Z and 0-9, at most 10"],
  ]),
  ...provedIn("contract/wizard.test.ts", [
    ["§4 wizard entry: the query's step", "takes the query's step, clamped to 1 to 4"],
    ["§4 wizard entry: no step", "without one: 4 with a website, 3 when complete, else 2"],
    ["§5 step 3, standard", "standard needs a subdomain and an existing website or a template"],
    ["§5 step 3, premium", "premium needs a prompt and a subdomain"],
    ["§9 hints at 100 and 200", "narrative hint > %i characters: %s"],
  ]),
  ...provedIn("contract/website.test.ts", [
    ["§4 automation status", "automation status > waits for the mint address"],
  ]),
  ...provedIn("contract/limits.test.ts", [
    ["§9 dev buy, fees, slippage 10, priority fee 0.0005, pool", "money > is the specification's"],
  ]),
  ...provedIn("web/src/features/tokens/pagination.test.ts", [
    ["§9 pages", "counts pages and keeps within them"],
  ]),
  ...provedIn("contract/subdomain.test.ts", [
    ["§5 subdomain of the wizard", "the wizard's form > %s becomes %s"],
    ["§9 suggestion 20", "suggests letters and digits of the name, at most 20"],
    ["§5 subdomain of the automation modal", "drops everything outside a-z and 0-9"],
  ]),
  ...provedIn("contract/shapes.test.ts", [
    ["§5 contact: four fields, a subject of the list", "needs all four, with a subject of the list"],
    ["§5 social links", "social links > takes http and https"],
    ["§9 list 100 and 0", "defaults to 100 and 0, and takes 1 to 500"],
    ["§9 trading service's fields", "has the specification's fields, field for field"],
  ]),
  ...provedIn("contract/endpoints.test.ts", [
    ["§9 time-outs 180 s, 10 s, 15 s, 10 s, 5 min, 15 min", "keeps the specification's timeouts"],
  ]),
  ...provedIn("contract/primitives.test.ts", [
    ["§9 public key of 32 bytes", "is base58 of exactly 32 bytes"],
    ["§9 addresses 4 and 4, cards 6 and 4", "is shortened to 4 and 4 in navigation, 6 and 4 on cards"],
  ]),
  ...provedIn("launch/guard/inspect.test.ts", [
    ["§9 transactions of 1232 bytes", "the guard refuses > what is no transaction of ours: %s"],
  ]),
  ...provedIn("web/src/api-client/session-cookies.test.ts", [
    ["§9 three cookies", "are three: access, refresh and CSRF token"],
    [
      "§9 7 days, secure, strict same-site, path /",
      "last 7 days, are secure, strict same-site, and for the whole site",
    ],
  ]),
  ...provedIn("web/src/features/tokens/sync-tokens.test.ts", [
    ["§9 dashboard fetch 500", "is stored on the device, 500 at a time"],
    ["§9 tokens are fresh for 5 minutes", "is reused for 5 minutes"],
    ["§9 stats are fresh for 2 minutes", "are reused for 2 minutes"],
    ["§4 unless a refresh is forced", "is read again by a forced refresh, which drops deleted tokens"],
  ]),
  ...provedIn("web/src/db/tokens.test.ts", [
    ["§3 bulky fields are stripped before caching", "are kept without the bulky fields"],
  ]),
  ...provedIn("web/src/features/wizard/with-work.test.ts", [
    ["§4 a line each 15 s", "adds a line each 15 seconds of waiting"],
    ["§4 success modals close after 2 s", "the success modal > closes after 2 seconds"],
    ["§4 timed steps of 2 s, done half a second after the last", "shows a timed step every two seconds"],
  ]),
  ...provedIn("web/src/features/wizard/generate-premium.test.ts", [
    ["§4 a line each 30 s of a premium website", "adds a line each 30 seconds of waiting"],
  ]),
  ...provedIn("web/src/features/tokens/token-picture.test.tsx", [
    ["§9 images are fresh for 30 minutes", "is fetched again only after 30 minutes"],
    ["§3 inline images over 500,000 characters", "of %i characters inline is shown at once"],
    ["§3 missing logo and banner", "is the placeholder if there is none, and the logo if there is no banner"],
  ]),
  ...provedIn("web/src/features/device/keep.test.ts", [
    ["§9 caches older than 1 hour are purged", "takes the place of what was fetched more than an hour ago"],
  ]),
  ...provedIn("web/src/ui/copy-button.test.tsx", [
    ["§9 copy success 2 s", "copies its text and shows success for 2 seconds"],
  ]),
  ...provedIn("web/src/features/session/log-out.test.ts", [
    ["§9 log-out waits half a second", "waits half a second first"],
  ]),
  ...provedIn("web/src/features/wizard/choose-image.test.ts", [
    ["§5 any image, up to 10MB", "takes a file %s or says why not"],
  ]),
  ...provedIn("web/src/ui/dialog.test.tsx", [
    ["§4 the page does not scroll under a modal", "locks the page's scrolling while it is open"],
  ]),
  ...provedIn("web/src/stores/launch-events.test.ts", [
    ["§4 any failure goes to error", "a launch, event by event > %j is at %s with %i steps done"],
    ["§4 no cancelling in create and confirm", "can be cancelled before the wallet is asked"],
  ]),
  ...provedIn("launch/await-landing.test.ts", [["§4 confirmed on chain", "polls until it is confirmed"]]),
  ...provedIn("api/src/services/websites/websites.test.ts", [
    ["§9 hosting of 24 hours", "is live when the call answers, for 24 hours"],
    ["§9 previews are temporary", "that are only to be looked at last three hours"],
    ["§9 domains and hosting prices", "offers its own domain, and says what hosting costs"],
  ]),
  ...provedIn("api/src/services/imports/import-token.test.ts", [
    ["§5 import without an image", "is a gem of its own where it leads to %s"],
  ]),
];

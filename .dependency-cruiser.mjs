// The dependency rules: which imports between modules must never be. `npm run verify` fails on any of them.
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: typeof from === "string" ? { path: from } : from,
  to: typeof to === "string" ? { path: to } : to,
});

const TESTS = "\\.test\\.tsx?$|(^|/)testing/";
/** The folders of api/src/services. Each may import only those before it, so that they never form a circle. */
const services = `limits progress idempotency jobs ownership screening models instance auth wallets messages
  maintenance websites operator automation launches tokens generations imports`.split(/\s+/);
const inService = (names) => `^api/src/services/(${names.join("|")})/`;

const shipped = (room) => ({ path: `^${room}/`, pathNot: TESTS });

/** What is no component, no hook and no test. */
const ACTIONS = { path: "^web/src/features/.*\\.ts$", pathNot: `${TESTS}|/use-[^/]+$` };

/** By which a feature of the app may be used by another one. */
const doors = Object.entries({
  automation: "open-automation",
  coin: "coin-(glance|link)|figures",
  composing: "compose-here|composing-errors|render-here|use-art-tries",
  contact: "kept-message",
  device: "cached-list|clear-copies|keep|keep-token|offer-install|with-room",
  gallery: "newest-launches",
  launch: "creator-fees|deploy-step",
  outbox: "enqueue|flush-outbox|intents|outbox-lock|queue|unsent-work|unsent-work-note|use-queue",
  server: "load-config|use-reachable|while-away",
  session:
    "forget-dialog|forgetting|linked-wallets|log-out|phone-prompt|return-to-server|sign-in|unlock-wallet|use-connect",
  tokens: "keep-picture|redraw-token|refresh-token|sync-tokens|(use-)?token-picture",
  websites:
    "deploy-website|download-archive|is-edited|renew-website|request-website|subdomain-field|template-choice|use-domains|website-id",
}).map(([feature, files]) => `^web/src/features/${feature}/(${files})\\.tsx?$`);

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(icon|made):" },
    },
    never(
      "contract-alone",
      "^contract/",
      "^(composer|launch|web|api|sandbox|tests)/",
      "contract imports nothing of ours",
    ),
    never("contract-zod-alone", shipped("contract"), {
      dependencyTypes: ["npm", "npm-dev", "core"],
      pathNot: "node_modules/zod",
    }),
    never("composer-pure", "^composer/", "^(launch|web|api|sandbox)/"),
    never(
      "composer-no-node",
      { path: "^composer/", pathNot: `${TESTS}|^composer/making/` },
      { dependencyTypes: ["core"] },
    ),
    never("launch-pure", "^launch/", "^(composer|web|api|sandbox)/"),
    never("web-not-api", "^web/", "^api/"),
    never("api-not-web", "^api/", "^web/"),
    never("sandbox-met-over-http", "^(web|api|contract|composer|launch)/", "^sandbox/"),
    never("sandbox-contract-at-most", "^sandbox/", "^(composer|launch|web|api)/"),
    never(
      "shipped-not-tests",
      { path: "^(contract|composer|launch|web|api|sandbox)/", pathNot: TESTS },
      "^tests/",
    ),
    never("web-ui-plain", "^web/src/ui/", "^web/src/(?!ui/)"),
    never("web-stores-moment", "^web/src/stores/", "^web/src/(db|api-client|features|app|ui|wallet)/"),
    never("web-db-alone", "^web/src/db/", "^web/src/(stores|features|app|ui|api-client|wallet)/"),
    never(
      "web-actions-without-ui",
      ACTIONS,
      "^web/src/ui/(?!when\\.)",
      "what an action says goes through deps.toast",
    ),
    never(
      "web-feature-not-feature",
      { path: "^web/src/features/([^/]+)/", pathNot: TESTS },
      {
        path: "^web/src/features/",
        pathNot: ["^web/src/features/$1/", ...doors],
      },
    ),
    never("web-feature-not-app", "^web/src/features/", {
      path: "^web/src/app/",
      pathNot:
        "/(deps|load-deps|instance|page|public-page|install-prompt|received|background-sync|theme)\\.tsx?$",
    }),
    never(
      "api-services-plain",
      { path: "^api/src/services/", pathNot: TESTS },
      "node_modules/hono|^api/src/(env|routes|settings|caller-settings)",
    ),
    ...services
      .slice(0, -1)
      .map((name, at) =>
        never(
          `api-services-order-${name}`,
          { path: inService([name]), pathNot: TESTS },
          inService(services.slice(at + 1)),
        ),
      ),
    never(
      "api-services-ordered",
      { path: "^api/src/services/", pathNot: `${TESTS}|${inService(services)}` },
      ".",
      "a new folder of services takes its place in the order",
    ),
    never("api-hosting-not-services", { path: "^api/src/hosting/", pathNot: TESTS }, "^api/src/services/"),
    never("api-routes-not-db", "^api/src/routes/", "^api/src/db/"),
    never("api-gateways-out", { path: "^api/src/gateways/", pathNot: TESTS }, "^api/src/(db|services)/"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.cache|dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

// The walls between rooms: which import arrows must never be. `npm run verify` fails on any of them.
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: typeof from === "string" ? { path: from } : from,
  to: typeof to === "string" ? { path: to } : to,
});

const TESTS = "\\.test\\.tsx?$|(^|/)testing/";
const shipped = (room) => ({ path: `^${room}/`, pathNot: TESTS });

export default {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
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
    never("web-ui-plain", "^web/src/ui/", "^web/src/(stores|db|api-client|wallet|flows)/"),
    never("web-screen-not-screen", "^web/src/screens/([^/]+)/", {
      path: "^web/src/screens/",
      pathNot: "^web/src/screens/$1/",
    }),
    never("web-stores-moment", "^web/src/stores/", "^web/src/(db|api-client)/"),
    never(
      "api-services-plain",
      { path: "^api/src/services/", pathNot: TESTS },
      "node_modules/hono|^api/src/(env|routes)",
    ),
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

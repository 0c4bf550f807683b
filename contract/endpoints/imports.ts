import type { Endpoint } from "../endpoint.ts";
import * as imports from "../import.ts";
import { get, post } from "./rows.ts";

export const importsEndpoints = {
  checkDuplicate: {
    ...get,
    path: "/import/check-duplicate",
    summary: "Whether the user has imported this mint",
    access: "user",
    query: imports.DuplicateQuery,
    output: imports.DuplicateCheck,
    errors: [],
  },
  importToken: {
    ...post,
    path: "/import/token-metadata",
    summary: "Import a token by its mint",
    access: "user",
    body: imports.ImportRequest,
    output: imports.ImportResult,
    errors: ["duplicate_token", "mint_not_found", "metadata_missing", "token_deployed", "website_failed"],
  },
} as const satisfies Record<string, Endpoint>;

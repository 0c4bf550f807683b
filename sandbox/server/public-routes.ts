import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Route, text } from "./http.ts";

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
};

/** The built browser files: the wallet's script at the root, the rest under /assets. */
export const publicRoutes = (directory: string): Route[] => [
  {
    method: "GET",
    path: /^\/(?:assets\/)?([a-z-]+\.(?:js|css|svg))$/,
    cors: true,
    handle: ({ groups: [name = ""] }) => {
      try {
        const body = readFileSync(join(directory, name));
        const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
        const headers = { "content-type": type, "cross-origin-resource-policy": "cross-origin" };
        return { status: 200, headers, body };
      } catch {
        return text("Not found", 404);
      }
    },
  },
];

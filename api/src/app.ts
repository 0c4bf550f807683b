import { Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "./deps.ts";
import { accessLog } from "./routes/access-log.ts";
import { compress } from "./routes/compress.ts";
import { mountDocs } from "./routes/docs.ts";
import { answerFailure } from "./routes/failures.ts";
import { mountFiles } from "./routes/files.ts";
import { mountHealth } from "./routes/health.ts";
import { countFiles } from "./routes/limit.ts";
import { mountMetrics } from "./routes/metrics.ts";
import { mountModelsPage } from "./routes/models-page.ts";
import { mountNotices } from "./routes/notices.ts";
import { mountOpenApi } from "./routes/openapi.ts";
import { mountOperatorPage } from "./routes/operator-page.ts";
import { routes } from "./routes/routes.ts";
import { securityHeaders } from "./routes/security-headers.ts";
import { mountTlsCheck } from "./routes/tls-check.ts";
import { mountWebApp } from "./routes/web-app.ts";

const BASE = "/api/v1";

/** Builds the app that answers on the app's own host. */
export function createApp(deps: ServerDeps): Hono {
  const app = new Hono();
  app.onError((error, c) => answerFailure(deps, error, c));
  app.use(requestId({ limitLength: 64, generator: () => deps.random.uuid() }));
  app.use(accessLog(deps));
  app.use(`${BASE}/*`, compress);
  app.use(securityHeaders);
  app.use(`${BASE}/*`, allowOrigins(deps.settings.allowedOrigins));
  const countFile = countFiles(deps);
  for (const path of ["openapi.json", "docs", "docs/*"]) app.use(`${BASE}/${path}`, countFile);
  mountOpenApi(app, deps);
  mountDocs(app, deps);
  mountEndpoints(app, deps);
  app.use(countFile);
  mountHealth(app, deps);
  mountMetrics(app, deps);
  mountModelsPage(app, deps);
  mountOperatorPage(app, deps);
  mountTlsCheck(app, deps);
  mountNotices(app, deps);
  mountFiles(app, deps);
  mountWebApp(app, deps);
  app.all("*", () => {
    throw new CodedError("not_found");
  });
  return app;
}

function mountEndpoints(app: Hono, deps: ServerDeps): void {
  // Fixed paths are mounted first, with a 405 for their other methods, so that `DELETE /wallet/list` cannot
  // match `DELETE /wallet/{id}`.
  for (const isMeant of [isFixed, (path: string) => !isFixed(path)]) {
    for (const route of routes.filter(({ endpoint }) => isMeant(endpoint.path))) {
      app.on(route.endpoint.method, honoPath(route.endpoint), (c) => {
        c.set("endpoint", route.name);
        return route.handle(deps, c);
      });
    }
    for (const [path, methods] of methodsByPath(isMeant)) {
      app.all(path, (c) => {
        c.header("Allow", methods.join(", "));
        throw new CodedError("method_not_allowed");
      });
    }
  }
  app.all(`${BASE}/*`, () => {
    throw new CodedError("not_found");
  });
}

const isFixed = (path: string): boolean => !path.includes("{");

const honoPath = ({ path }: Endpoint): string => BASE + path.replace(/\{(\w+)\}/g, ":$1");

function methodsByPath(isMeant: (path: string) => boolean): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const endpoint of Object.values<Endpoint>(endpoints).filter(({ path }) => isMeant(path))) {
    const path = honoPath(endpoint);
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
  }
  return methods;
}

/**
 * Answers the browser's question whether another origin's page may call the API. Hono's own middleware does the same,
 * and doubles the time of a small answer: it makes a Response before the answer's.
 */
function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (c, next) => {
    const origin = c.req.header("origin") ?? "";
    const isAllowed = allowed.has(origin);
    c.header("Vary", "Origin", { append: true });
    if (isAllowed) c.header("Access-Control-Allow-Origin", origin);
    if (isAllowed) c.header("Access-Control-Expose-Headers", EXPOSED);
    if (c.req.method !== "OPTIONS") return next();
    c.header("Access-Control-Max-Age", "600");
    c.header("Access-Control-Allow-Methods", "GET,POST,PUT,PATCH,DELETE");
    c.header("Access-Control-Allow-Headers", ALLOWED);
    c.header("Vary", "Access-Control-Request-Headers", { append: true });
    return c.body(null, 204);
  };
}

const ALLOWED = [
  "Authorization",
  "Content-Type",
  "X-CSRF-Token",
  "Idempotency-Key",
  "If-None-Match",
  "ngrok-skip-browser-warning",
  "solana-client",
].join();

const EXPOSED = [
  "ETag",
  "Retry-After",
  "Idempotency-Replayed",
  "X-Request-Id",
  "RateLimit-Limit",
  "RateLimit-Remaining",
  "RateLimit-Reset",
].join();

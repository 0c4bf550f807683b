import { defineConfig } from "vitest/config";

const project = (name: string, include: string[], rest = {}) => ({
  test: { name, include, ...rest },
});

export default defineConfig({
  test: {
    projects: [
      project("contract", ["contract/**/*.test.ts"]),
      project("composer", ["composer/**/*.test.ts"], { testTimeout: 60_000 }),
      project("launch", ["launch/**/*.test.ts"]),
      project("api", ["api/**/*.test.ts"], { testTimeout: 60_000 }),
      project("sandbox", ["sandbox/**/*.test.ts"], { testTimeout: 60_000 }),
      project("tooling", ["tooling/**/*.test.ts"], { testTimeout: 60_000 }),
      project("web", ["web/**/*.test.{ts,tsx}"], { environment: "jsdom", setupFiles: ["web/testing/setup.ts"] }),
    ],
  },
});

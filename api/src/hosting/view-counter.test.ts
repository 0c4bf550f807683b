import { expect, it } from "vitest";
import { type Plan, STEP_ROWS } from "../db/plan.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createViewCounter } from "./view-counter.ts";

it("saves the views of many sites in small commits, each view once", async () => {
  const { store } = createTestApp().deps;
  const plans: Plan[] = [];
  const counter = createViewCounter({
    websites: store.websites,
    commit: async (plan) => {
      plans.push(plan);
      await store.commit(plan);
    },
  });
  for (let n = 0; n < 500; n++) counter.count(`website ${n % 250}`);
  await counter.flush();
  await counter.flush();
  expect(plans.map(({ length }) => length)).toEqual(Array(250 / STEP_ROWS).fill(STEP_ROWS));
  expect(new Set(plans.flat().map(({ values }) => values.id)).size).toBe(250);
  expect(new Set(plans.flat().map(({ values }) => values.views))).toEqual(new Set([2]));
});

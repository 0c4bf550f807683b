import { expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
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

it("keeps the views that a flush could not save for the next one", async () => {
  const { store } = createTestApp().deps;
  const saved = new Map<unknown, number>();
  let commits = 0;
  const counter = createViewCounter({
    websites: store.websites,
    commit: async (plan) => {
      if (++commits === 2) throw new CodedError("unavailable");
      for (const { values } of plan) saved.set(values.id, (saved.get(values.id) ?? 0) + Number(values.views));
    },
  });
  const view = () => {
    for (let n = 0; n < 3 * STEP_ROWS; n++) counter.count(`website ${n}`);
  };
  view();
  await expect(counter.flush()).rejects.toMatchObject({ code: "unavailable" });
  view();
  await counter.flush();
  expect([saved.size, new Set(saved.values())]).toEqual([3 * STEP_ROWS, new Set([2])]);
});

/** @module-tag slow */

import { afterAll, beforeAll, expect, it } from "vitest";
import { fundedWallet, launch } from "../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start-test-sandbox.ts";
import { planCrowd } from "./crowd.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const newCoin = async () => (await launch(sandbox, await fundedWallet(sandbox))).mint.toBase58();
const send = (mint: string, body: unknown) =>
  fetch(`${sandbox.url}/token/${mint}/crowd`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const page = async (mint: string) => (await fetch(`${sandbox.url}/token/${mint}`)).text();
/** Who traded what, without the signatures, which belong to one coin. */
const traded = (html: string) =>
  [
    ...html.matchAll(
      />(Buy|Sell)<\/a><\/td>\s*<td>([\d.]+)<\/td><td>([\d,]+)<\/td>\s*<td><a href="([^"]+)"/g,
    ),
  ].map(([, ...row]) => row);

it("plans the same for the same seed, and something else for another", () => {
  expect(planCrowd(7, 100)).toEqual(planCrowd(7, 100));
  expect(planCrowd(7, 100).slice(0, 20)).toEqual(planCrowd(7, 20));
  expect(planCrowd(8, 100)).not.toEqual(planCrowd(7, 100));
});

it("plans mostly purchases, of 0.05 to 4 SOL", () => {
  const plans = planCrowd(1, 1_000);
  const buys = plans.filter(({ isBuy }) => isBuy).length;
  expect(buys).toBeGreaterThan(700);
  expect(buys).toBeLessThan(800);
  for (const { lamports, share, trader } of plans) {
    expect(lamports >= 50_000_000n && lamports <= 4_000_000_000n).toBe(true);
    expect(share >= 0.05 && share < 0.4).toBe(true);
    expect(trader >= 0 && trader < 40).toBe(true);
  }
});

it("trades by real transactions, the same ones on two coins in the same state", async () => {
  const [one, other] = [await newCoin(), await newCoin()];
  const answer = await (await send(one, { seed: 7, trades: 20 })).json();
  expect(answer).toMatchObject({ graduated: false });
  expect(answer.signatures).toHaveLength(20);
  const { value } = await sandbox.connection.getSignatureStatuses(answer.signatures);
  expect(value.every((status) => status?.err === null)).toBe(true);
  await send(other, { seed: 7, trades: 20 });
  const [rows, others] = [traded(await page(one)), traded(await page(other))];
  expect(rows).toHaveLength(12);
  expect(others).toEqual(rows);
  expect(rows.some(([side]) => side === "Sell")).toBe(true);
});

it("stops when the coin graduates, and the page shows it", async () => {
  const mint = await newCoin();
  const answer = await (await send(mint, { seed: 1, trades: 500 })).json();
  expect(answer.graduated).toBe(true);
  expect(answer.signatures.length).toBeLessThan(500);
  const html = await page(mint);
  expect(html).toContain("$OTTER has graduated");
  expect(html).toContain("100%");
  expect(html).not.toContain("data-trade=");
  expect(await (await fetch(sandbox.url)).text()).toContain("<strong>Graduated</strong>");
  expect(await (await send(mint, { seed: 1, trades: 5 })).json()).toEqual({
    signatures: [],
    graduated: true,
  });
});

it("is one crowd at a time, and says what it cannot do", async () => {
  const mint = await newCoin();
  const [first, second] = await Promise.all([
    send(mint, { seed: 3, trades: 30 }),
    send(mint, { seed: 4, trades: 30 }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  for (const body of [{}, { seed: -1, trades: 5 }, { seed: 1.5, trades: 5 }, { seed: 1, trades: 501 }, null])
    expect((await send(mint, body)).status).toBe(400);
  expect((await send("nonsense", { seed: 1, trades: 1 })).status).toBe(404);
});

import { expect, it } from "vitest";
import { type Visitor, visit } from "../support/browser.ts";
import { openStage } from "../support/stage.ts";
import { connect, generate, launch, makeWebsite } from "../support/steps.ts";

const stage = openStage();

/** The whole path, as one user. Returns what must stay theirs. */
async function wholePath(visitor: Visitor, idea: string, style: string) {
  const { page } = visitor;
  await connect(page, stage.product.url);
  await generate(page, idea, style);
  const name = await page.getByLabel("Name", { exact: true }).inputValue();
  await makeWebsite(page);
  const id = new URL(page.url()).searchParams.get("token_id") ?? "";
  const mint = await launch(page);
  await page.getByRole("dialog").getByRole("link", { name: "View Live Website" }).waitFor();
  return { name, mint, id };
}

it("two users do the whole path and never see each other's tokens", { tags: "long" }, async () => {
  const [first, second] = [await visit(stage.browser), await visit(stage.browser)];
  const [mine, yours] = await Promise.all([
    wholePath(first, "a heron who teaches ballet to traffic cones", "cartoon"),
    wholePath(second, "a badger who collects other people's umbrellas", "realistic"),
  ]);
  expect(mine.mint).not.toBe(yours.mint);
  for (const [visitor, own, other] of [
    [first, mine, yours],
    [second, yours, mine],
  ] as const) {
    await visitor.page.goto(`${stage.product.url}/dashboard`);
    await visitor.page.getByRole("heading", { name: own.name }).waitFor();
    expect(await visitor.page.getByRole("heading", { name: other.name }).count()).toBe(0);
    // A slow page may have shown the message, and taken it away, before it has loaded whole.
    const refused = visitor.page.getByText("Token not found. Redirecting to create new token.").waitFor();
    await Promise.all([visitor.page.goto(`${stage.product.url}/create?token_id=${other.id}`), refused]);
    expect(await visitor.page.getByText(other.name, { exact: true }).count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  }
});

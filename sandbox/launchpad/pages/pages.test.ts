import { Keypair } from "@solana/web3.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fundedWallet, launch } from "../../testing/launch.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/start-test-sandbox.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const open = async (path: string) => {
  const answer = await fetch(sandbox.url + path);
  return {
    status: answer.status,
    policy: answer.headers.get("content-security-policy"),
    html: await answer.text(),
  };
};
const launchNamed = async (name: string, symbol = "OTTER", uri = "http://localhost:8000/m/0.json") =>
  launch(sandbox, await fundedWallet(sandbox), { tokenMetadata: { name, symbol, uri } });

it("shows a coin as the chain has it", async () => {
  const wallet = await fundedWallet(sandbox);
  const { mint, signature } = await launch(sandbox, wallet);
  const { status, html } = await open(`/token/${mint}`);
  expect(status).toBe(200);
  for (const shown of [
    "Moon Otter",
    "$OTTER",
    mint.toBase58(),
    wallet.publicKey.toBase58(),
    signature,
    "1,000,000,000 tokens, 6 decimals",
    "Revoked: no more can ever be made",
    "998,236,647",
    "1,763,352",
    "bonding curve",
    "0.0000000281",
    "play money",
    "Gemwright",
    "http://localhost:8000/m/0123456789abcdef.json",
  ]) {
    expect(html).toContain(shown);
  }
});

it("escapes what a creator wrote, and links to web addresses alone", async () => {
  const name = `<img src=x onerror=a()>"'\u202e`;
  const { mint } = await launchNamed(name, "</p><b>&", 'javascript:alert(1)//"<i>');
  for (const path of [`/token/${mint}`, "/"]) {
    const { html } = await open(path);
    expect(html).toContain("&lt;img src=x onerror=a()&gt;&quot;&#39;");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<b>");
    expect(html).not.toContain("<i>");
    expect(html).not.toContain("\u202e");
    expect(html).not.toMatch(/href="javascript/i);
  }
});

it("answers 404 with a page for a coin it does not have", async () => {
  for (const mint of [Keypair.generate().publicKey.toBase58(), "nonsense", "%3Cscript%3E", "constructor"]) {
    const { status, html } = await open(`/token/${mint}`);
    expect(status).toBe(404);
    expect(html).toContain("No such coin here");
    expect(html).not.toContain("<script>");
  }
});

it("lists coins newest first", async () => {
  await launchNamed("Older coin");
  await launchNamed("Newer coin");
  const { html } = await open("/");
  expect(html.indexOf("Newer coin")).toBeLessThan(html.indexOf("Older coin"));
  expect(html.indexOf("Newer coin")).toBeGreaterThan(0);
});

it("forbids inline scripts, styles and framing", async () => {
  const { policy, html } = await open("/");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(html).not.toMatch(/<\w[^>]* (?:style|on\w+)=|<style|<script>/);
});

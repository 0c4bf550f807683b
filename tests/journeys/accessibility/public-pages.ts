import type { Auditor } from "./auditor.ts";

export async function publicPages({ page, go, title, look, press }: Auditor) {
  for (const [path, name] of [
    ["/about", /workshop/],
    ["/how-it-works", /Four steps/],
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
    ["/gallery", "Gallery"],
    ["/contact", "Contact Us"],
  ] as const) {
    await go(path);
    await title(name);
    await look(path);
  }
  await page.route("**/api/v1/contact/submit", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel("Name").fill("Ann");
  await page.getByLabel("Email").fill("ann@example.com");
  await page.getByLabel("Subject").selectOption("Bug Report");
  await page.getByRole("textbox", { name: "Message" }).fill("It is broken.");
  await press("Send Message");
  await page.getByRole("alert").first().waitFor();
  await look("/contact, not sent");
  await go(`/preview/website/${crypto.randomUUID()}`);
  await page.getByRole("alert").first().waitFor();
  await look("/preview, none");
}

export async function home({ go, look }: Auditor) {
  await go("/");
  await look("/");
}

export async function connects({ page, wallet, title, look, press }: Auditor) {
  wallet.rejects = "connect";
  await press("Connect Wallet & Start");
  await page.getByText(/^Failed to connect Phantom/).waitFor();
  await look("/, with a toast");
  wallet.rejects = null;
  await press("Connect Wallet & Start");
  await title("My Gems");
  await page.getByText("Your first gem is one sentence away").waitFor();
  await look("My Gems, empty");
}

import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { WebSocketServer } from "ws";
import { type Visitor, visit } from "./browser.ts";
import { createWalletEnd, type WalletApp } from "./wallet-end.ts";

/** What happens when a page opens the wallet app. */
export type Opening =
  | "answers"
  | "answers late"
  | "is not installed"
  | "never listens"
  | "goes away"
  | "goes away when asked to sign";

export interface Phone extends Visitor {
  app: WalletApp;
  opening: Opening;
  /** The links by which pages opened the app. */
  links: string[];
}

const USER_AGENT =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36";

/** An Android phone of 390 pixels with a wallet app. Its browser may reach apps unless `permission` says otherwise. */
export async function aPhone(
  browser: Browser,
  app: WalletApp,
  { permission = "granted", ...options }: BrowserContextOptions & { permission?: PermissionState } = {},
): Promise<Phone> {
  const visitor = await visit(browser, {
    userAgent: USER_AGENT,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ...options,
  });
  const phone: Phone = { ...visitor, app, opening: "answers", links: [] };
  await letReachApps(browser, phone.page, permission);
  await openAppFrom(phone);
  return phone;
}

/** Playwright does not know this permission yet. It lasts as long as the connection to the browser. */
export async function letReachApps(browser: Browser, page: Page, setting: PermissionState): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  const { browserContextId } = targetInfo;
  const permission = { name: "loopback-network" };
  const where = browserContextId ? { browserContextId } : {};
  await (await browser.newBrowserCDPSession()).send("Browser.setPermission", {
    permission,
    setting,
    ...where,
  });
}

/** Android hands such a link to the app, and the page stays. A desktop's browser would ask its owner about it. */
async function openAppFrom(phone: Phone): Promise<void> {
  await phone.context.exposeFunction("openWalletApp", (link: string) => {
    phone.links.push(link);
    if (phone.opening !== "is not installed") openApp(phone, new URL(link));
  });
  await phone.context.addInitScript(() => {
    const { navigation, openWalletApp } = window as unknown as PhoneWindow;
    navigation.addEventListener("navigate", (event) => {
      if (!event.destination.url.startsWith("solana-wallet:")) return;
      event.preventDefault();
      openWalletApp(event.destination.url);
    });
  });
}

interface PhoneWindow {
  navigation: {
    addEventListener(
      type: "navigate",
      listener: (event: Event & { destination: { url: string } }) => void,
    ): void;
  };
  openWalletApp(link: string): void;
}

function openApp({ app, opening, page }: Phone, link: URL): void {
  void page.evaluate(() => window.dispatchEvent(new Event("blur"))).catch(() => {});
  if (opening === "never listens") return;
  const encoded = link.searchParams.get("association") ?? "";
  const association = Buffer.from(encoded.replaceAll(".", "="), "base64url");
  const server = new WebSocketServer({
    host: "localhost",
    port: Number(link.searchParams.get("port")),
    path: "/solana-wallet",
    handleProtocols: () => "com.solana.mobilewalletadapter.v1",
    verifyClient: (_, accept) => void setTimeout(accept, opening === "answers late" ? 5_000 : 0, true),
  });
  server.on("connection", (socket) => {
    if (opening === "goes away") socket.terminate();
    const end = createWalletEnd(app, association);
    let turn = Promise.resolve();
    socket.on("message", (frame: Buffer) => {
      turn = turn.then(async () => {
        const asked = app.asked.length;
        const answers = await end(frame).catch(() => []);
        const method = app.asked.length > asked ? app.asked.at(-1)?.method : undefined;
        if (opening === "goes away when asked to sign" && method?.startsWith("sign_"))
          return socket.terminate();
        for (const answer of answers) socket.send(answer);
      });
    });
    socket.on("close", () => server.close());
  });
  page.context().on("close", () => server.close());
}

const AGAIN_MS = 3_000;
const AT_MOST_EVERY_MS = 400;

/**
 * Calls back when something lands that names this address, once the websocket has opened anew, and when the
 * chain cannot be listened to (with false).
 */
export function watch(address: string, onNews: (connected: boolean) => void): void {
  const socket = new WebSocket(location.origin.replace("http", "ws"));
  let waiting = false;
  const say = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      onNews(true);
    }, AT_MOST_EVERY_MS);
  };
  socket.addEventListener("open", () => {
    const params = [{ mentions: [address] }, { commitment: "processed" }];
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "logsSubscribe", params }));
    say();
  });
  socket.addEventListener("message", ({ data }) => {
    if (String(data).includes("logsNotification")) say();
  });
  socket.addEventListener("close", () => {
    onNews(false);
    setTimeout(() => watch(address, onNews), AGAIN_MS);
  });
}

/** Puts the parts of this page that the server has anew in their places; `onWhole` follows parts that are new. */
export async function renew(onWhole: () => void): Promise<void> {
  const answer = await fetch(location.pathname);
  if (!answer.ok) throw new Error(`The page answers ${answer.status}.`);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = [...fresh.querySelectorAll("[data-live]")];
  const [main, whole] = [document.querySelector("main"), fresh.querySelector("main")];
  if (main && whole && parts.some(({ id }) => !document.getElementById(id))) {
    replace(main, whole);
    onWhole();
    return;
  }
  for (const part of parts) {
    const here = document.getElementById(part.id);
    if (here && here.outerHTML !== part.outerHTML) replace(here, part);
  }
}

/** The focus stays on the link that it was on, where the new part still has it. */
function replace(here: Element, part: Element): void {
  const focused = document.activeElement;
  const href = here.contains(focused) ? focused?.getAttribute("href") : undefined;
  here.replaceWith(part);
  if (href) part.querySelector<HTMLElement>(`[href="${CSS.escape(href)}"]`)?.focus();
}

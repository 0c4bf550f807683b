// The launchpad's pages show what the chain has; what lies behind a coin's metadata address is fetched here.
import { startCrowd } from "./crowd-form.ts";
import { renew, watch } from "./live.ts";
import { startTrading } from "./trade-form.ts";

interface Metadata {
  description?: unknown;
  image?: unknown;
}

showAllMetadata();
const quotes = [...document.querySelectorAll<HTMLFormElement>("[data-trade]")].map(startTrading);
for (const form of document.querySelectorAll<HTMLFormElement>("[data-crowd]")) startCrowd(form);
const watched = document.querySelector<HTMLElement>("[data-watch]")?.dataset.watch;
if (watched) watch(watched, (connected) => void refresh(connected));
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  button.addEventListener("click", () => void copy(button));
}

/** Says when the page stands still, since its figures may then be old. */
async function refresh(connected: boolean): Promise<void> {
  const isLive =
    connected &&
    (await renew(showAllMetadata).then(
      () => true,
      () => false,
    ));
  const note = document.querySelector<HTMLElement>("[data-stale]");
  if (note) note.hidden = isLive;
  if (isLive) for (const quote of quotes) quote();
}

function showAllMetadata(): void {
  for (const coin of document.querySelectorAll<HTMLElement>("[data-metadata-uri]:not([data-shown])")) {
    coin.dataset.shown = "";
    void showMetadata(coin, coin.dataset.metadataUri ?? "");
  }
}

async function showMetadata(coin: HTMLElement, uri: string): Promise<void> {
  const description = coin.querySelector<HTMLElement>("[data-description]");
  try {
    const metadata = await fetchMetadata(uri);
    if (description) description.textContent = textOr(metadata.description, "No description.");
    const image = webAddress(metadata.image);
    if (image) showPicture(coin.querySelector<HTMLElement>("[data-art]"), image);
  } catch {
    if (description) description.textContent = "The metadata could not be read.";
  }
}

async function fetchMetadata(uri: string): Promise<Metadata> {
  const address = webAddress(uri);
  if (!address) throw new Error("not a web address");
  const answer = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(10_000) });
  const metadata: unknown = await answer.json();
  if (!answer.ok || typeof metadata !== "object" || metadata === null) throw new Error("no metadata");
  return metadata;
}

/** The letter stays until the picture is there. */
function showPicture(frame: HTMLElement | null, address: string): void {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.decoding = "async";
  picture.addEventListener("load", () => frame?.replaceChildren(picture));
  picture.src = address;
}

function webAddress(value: unknown): string | undefined {
  const url = typeof value === "string" ? URL.parse(value) : null;
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url.href : undefined;
}

const textOr = (value: unknown, fallback: string) =>
  typeof value === "string" && value.trim() !== "" ? value : fallback;

const COPIED_MS = 2_000;

async function copy(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  button.textContent = "Copied";
  setTimeout(() => {
    button.textContent = "Copy";
  }, COPIED_MS);
}

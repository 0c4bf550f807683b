// The launchpad's pages show what the chain has; what lies behind a coin's metadata address is fetched here.

interface Metadata {
  description?: unknown;
  image?: unknown;
}

for (const coin of document.querySelectorAll<HTMLElement>("[data-metadata-uri]")) {
  void showMetadata(coin, coin.dataset.metadataUri ?? "");
}
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  button.addEventListener("click", () => void copy(button));
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

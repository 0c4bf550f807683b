import { builtFacts, type InstanceFacts } from "#contract/pages.ts";

function read(): InstanceFacts {
  if (typeof document === "undefined") return builtFacts;
  try {
    const facts = JSON.parse(document.getElementById("instance")?.textContent ?? "{}") as object;
    return { ...builtFacts, ...facts };
  } catch {
    return builtFacts;
  }
}

/** The instance's settings for the public pages, read from the page that the server sent. */
export const instance: InstanceFacts = read();

export const titleOf = (page: string): string => `${page} · ${instance.product_name}`;

/** Title and description of the whole app, for browsers and search engines. index.html has the same. */
export const appTitle = `${instance.product_name}: from one sentence to a launched token`;
export const appDescription =
  "Make a Solana meme token with its logo, story and website from one sentence, read what you sign, and launch it.";

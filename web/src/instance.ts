/** What the public pages know of the instance, out of the page that the server sent. */
export interface Instance {
  product_name: string;
  support_email: string;
  social_url: string;
  /** Where the sites are, behind their subdomain. */
  default_domain: string;
  /** The first of the supported wallets that is installed, not brought by the instance. */
  main_wallet: string;
}

const built: Instance = {
  product_name: "Gemwright",
  support_email: "support@example.com",
  social_url: "https://x.com",
  default_domain: "localhost:8000",
  main_wallet: "Phantom",
};

function read(): Instance {
  try {
    return { ...built, ...(JSON.parse(document.getElementById("instance")?.textContent ?? "{}") as object) };
  } catch {
    return built;
  }
}

export const instance: Instance = read();

export const titleOf = (page: string): string => `${page} · ${instance.product_name}`;

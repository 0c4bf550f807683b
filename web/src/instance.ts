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
  social_url: "https://social.invalid/",
  default_domain: "sites.invalid",
  main_wallet: "Phantom",
};

function read(): Instance {
  if (typeof document === "undefined") return built;
  try {
    return { ...built, ...(JSON.parse(document.getElementById("instance")?.textContent ?? "{}") as object) };
  } catch {
    return built;
  }
}

export const instance: Instance = read();

export const titleOf = (page: string): string => `${page} · ${instance.product_name}`;

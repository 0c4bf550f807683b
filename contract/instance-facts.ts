/** What the public pages say of the instance. The server puts it into each page that it sends. */
export interface InstanceFacts {
  product_name: string;
  support_email: string;
  social_url: string;
  /** Where the sites are, behind their subdomain. */
  default_domain: string;
  /** The first of the supported wallets that is installed, not brought by the instance. */
  main_wallet: string;
}

/** What stands in the built pages for what only the instance knows. */
export const builtFacts: InstanceFacts = {
  product_name: "Gemwright",
  support_email: "support@example.com",
  social_url: "https://social.invalid/",
  default_domain: "sites.invalid",
  main_wallet: "Phantom",
};

/** Of these, what painted pages show and nothing else of theirs is spelled like. No public page names one wallet. */
export const paintedFacts = ["product_name", "support_email", "social_url", "default_domain"] as const;

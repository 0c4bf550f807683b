import type { ManifestOptions } from "vite-plugin-pwa";

/** The installed app's identity. Screenshots, share target and file handlers come with the whole of offline. */
export const manifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Gemwright",
  short_name: "Gemwright",
  description: "From one sentence to a launched Solana meme token with a live website.",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: "#14110f",
  theme_color: "#14110f",
  categories: ["finance", "productivity"],
  launch_handler: { client_mode: ["focus-existing", "auto"] },
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: "My Gems", url: "/dashboard", icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
    { name: "Generate", url: "/create", icons: [{ src: "/icons/icon-192.png", sizes: "192x192" }] },
  ],
};

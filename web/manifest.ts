const IMAGES = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
  "image/gif": [".gif"],
  "image/avif": [".avif"],
  "image/svg+xml": [".svg"],
};

/** The installed app's identity, and what the device may give to it. */
export const manifest = {
  id: "/",
  lang: "en",
  name: "Gemwright",
  short_name: "Gemwright",
  description: "From one sentence to a launched Solana meme token with a live website.",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  display_override: ["window-controls-overlay", "standalone"],
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
  screenshots: [
    {
      src: "/install/wide.webp",
      sizes: "1280x800",
      type: "image/webp",
      form_factor: "wide",
      label: "A token made from one sentence, on a desktop",
    },
    {
      src: "/install/narrow.webp",
      sizes: "390x844",
      type: "image/webp",
      form_factor: "narrow",
      label: "A token made from one sentence, on a phone",
    },
  ],
  // Answered by the service worker (web/src/service-worker/receive.ts).
  share_target: {
    action: "/share-target",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "image", accept: Object.keys(IMAGES) }],
    },
  },
  file_handlers: [{ action: "/create", accept: IMAGES }],
};

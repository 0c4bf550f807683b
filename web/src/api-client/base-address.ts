declare const __API_BASE__: string | undefined;

/**
 * The app's own server also serves the API. An app on another host gets the address at build time (`__API_BASE__`).
 */
export const apiBase = (): string => {
  const built = typeof __API_BASE__ === "undefined" ? "" : __API_BASE__.replace(/\/+$/, "");
  return `${built}/api/v1`;
};

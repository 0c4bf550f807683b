declare const __API_BASE__: string | undefined;

/** The server that serves the app serves its API; an app hosted elsewhere is told at build (`__API_BASE__`). */
export const apiBase = (): string => {
  const built = typeof __API_BASE__ === "undefined" ? "" : __API_BASE__.replace(/\/+$/, "");
  return `${built}/api/v1`;
};

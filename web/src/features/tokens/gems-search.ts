export const statusFilters = ["all", "deployed", "draft", "imported"] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The list's search, filter and page in the address; defaults are left out. */
export interface GemsSearch {
  q?: string;
  status?: Exclude<StatusFilter, "all">;
  page?: number;
}

/** Reads them from an address, which may have been typed by hand. */
export function gemsSearch({ q, status, page }: Record<string, unknown>): GemsSearch {
  const words = typeof q === "string" || typeof q === "number" ? String(q) : "";
  const filter = statusFilters.find((each) => each !== "all" && each === status);
  const number = Number(page);
  return {
    ...(words && { q: words }),
    ...(filter && filter !== "all" && { status: filter }),
    ...(Number.isSafeInteger(number) && number > 1 && { page: number }),
  };
}

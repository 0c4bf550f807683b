export const statusFilters = ["all", "deployed", "draft", "imported"] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** What the address says of the list; what is as ever is left out of it. */
export interface GemsSearch {
  q?: string;
  status?: Exclude<StatusFilter, "all">;
  page?: number;
}

/** Out of an address that anybody may have typed. */
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

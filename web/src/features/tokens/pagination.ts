export type PageSlot = number | "ellipsis";

/** The first and last page and those within 2 of the current one; a gap is an ellipsis. Pages count from 1. */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const slots: PageSlot[] = [];
  let previous = 0;
  for (let page = 1; page <= pages; page++) {
    const shown = page === 1 || page === pages || Math.abs(page - current) <= 2;
    if (!shown) continue;
    if (page - previous > 1) slots.push("ellipsis");
    slots.push(page);
    previous = page;
  }
  return slots;
}

export const pageCount = (items: number, pageSize: number): number =>
  Math.max(1, Math.ceil(items / pageSize));

/** A page number brought into range, e.g. after a deletion emptied the last page. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages);

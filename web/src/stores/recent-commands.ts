const KEPT = 8;
const keyOf = (owner: string): string => `gemwright.recent.${owner}`;

/** The ids of the commands that an owner used last, latest first. */
export function readRecent(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function keepRecent(owner: string, id: string): void {
  const recent = [id, ...readRecent(owner).filter((each) => each !== id)].slice(0, KEPT);
  localStorage.setItem(keyOf(owner), JSON.stringify(recent));
}

export const forgetRecent = (owner: string): void => localStorage.removeItem(keyOf(owner));

const NO = "(?:reject|declin|deni|cancel|abort|clos)[a-z]*";
const rejections = new RegExp(
  `user ${NO}|${NO} by (?:the )?user|(?:request|approval|transaction|signature) (?:was |has been )?${NO}|${NO} the request`,
  "i",
);

/** Whether a wallet's error means that its owner said no: by its code, or by the words that wallets have for it. */
export function isRejection(error: unknown): boolean {
  const thrown = error as { code?: unknown; message?: unknown; error?: { code?: unknown } } | null;
  return (
    thrown?.code === 4001 || thrown?.error?.code === 4001 || rejections.test(String(thrown?.message ?? ""))
  );
}

/** A foreign error's own words, for sentences with a blank for them. */
export function foreignMessage(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === "string") return error;
  try {
    return JSON.stringify(error) ?? "Unknown error";
  } catch {
    return "Unknown error";
  }
}

/** A script that speaks to wallets could not be loaded, so nothing is known of any wallet. */
export class WalletsNotLoaded extends Error {}

/** What a wallet's script gives, or a rejection with `WalletsNotLoaded`. */
export const loadedScript = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((cause: Error) => {
    throw new WalletsNotLoaded(cause.message, { cause });
  });

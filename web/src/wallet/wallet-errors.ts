/** Whether a wallet's error means that its owner said no. */
export function isRejection(error: unknown): boolean {
  const told = error as { code?: unknown; message?: unknown; error?: { code?: unknown } } | null;
  return (
    told?.code === 4001 ||
    told?.error?.code === 4001 ||
    /user rejected|rejected the request/i.test(String(told?.message ?? ""))
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

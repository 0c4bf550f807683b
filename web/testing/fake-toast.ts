import type { ToastOptions } from "../src/ui/toast.ts";

/** What was toasted since the last `forgetToasts`: `success: Done`. */
export const toasts: string[] = [];
/** The options of each, in the same order. */
export const toastOptions: (ToastOptions | undefined)[] = [];

const keep = (kind: string) => async (text: string, options?: ToastOptions) => {
  toasts.push(`${kind}: ${text}`);
  toastOptions.push(options);
};

/** setup.ts puts it in place of `ui/toast.ts`. */
export const toast = { success: keep("success"), error: keep("error"), info: keep("info") };

export const forgetToasts = (): void => {
  toasts.length = 0;
  toastOptions.length = 0;
};

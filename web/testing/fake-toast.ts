import type { Toaster, ToastOptions } from "../src/ui/toast.ts";

/** What was toasted since the last `forgetToasts`: `success: Done`. */
export const toasts: string[] = [];
/** The options of each, in the same order. */
export const toastOptions: (ToastOptions | undefined)[] = [];

const recordToast = (kind: string) => async (text: string, options?: ToastOptions) => {
  toasts.push(`${kind}: ${text}`);
  toastOptions.push(options);
};

/** The toaster of `fakeDeps`. */
export const toast: Toaster = {
  success: recordToast("success"),
  error: recordToast("error"),
  info: recordToast("info"),
};

export const forgetToasts = (): void => {
  toasts.length = 0;
  toastOptions.length = 0;
};

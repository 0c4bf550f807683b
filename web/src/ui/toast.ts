/** Toasts, without sonner in the first script. The same `id` replaces a toast instead of stacking it. */
export interface ToastOptions {
  id?: string;
  duration?: number;
  description?: string;
}

export interface Toaster {
  success(text: string, options?: ToastOptions): unknown;
  error(text: string, options?: ToastOptions): unknown;
  info(text: string, options?: ToastOptions): unknown;
}

const sonner = () => import("sonner");

export const toast: Toaster = {
  success: (text: string, options?: ToastOptions) =>
    sonner().then((module) => module.toast.success(text, options)),
  error: (text: string, options?: ToastOptions) =>
    sonner().then((module) => module.toast.error(text, options)),
  info: (text: string, options?: ToastOptions) => sonner().then((module) => module.toast(text, options)),
};

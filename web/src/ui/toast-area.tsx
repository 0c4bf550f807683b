import { Toaster } from "sonner";

/** Top right, always there. */
export function ToastArea() {
  return (
    <Toaster
      position="top-right"
      // Over dialogs, and under the menus that open where toasts come.
      style={{ zIndex: 60 }}
      offset={{ top: 76 }}
      mobileOffset={{ top: 72 }}
      toastOptions={{
        unstyled: true,
        style: { fontFamily: "var(--font-sans)" },
        classNames: {
          toast: "panel flex w-[min(92vw,22rem)] items-center gap-3 px-4 py-3 text-[0.95rem] leading-snug",
          success: "[&_[data-icon]]:text-good",
          error: "[&_[data-icon]]:text-bad",
          description: "text-muted text-sm",
        },
      }}
    />
  );
}

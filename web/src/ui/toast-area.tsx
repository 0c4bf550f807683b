import { Toaster } from "sonner";

/** Top right, always there: on a phone on the header, else low enough between that and the page, so that a line covers no title. */
export function ToastArea() {
  return (
    <Toaster
      position="top-right"
      // Over dialogs, and under the menus that open where toasts come.
      style={{ zIndex: 60 }}
      offset={{ top: 72 }}
      mobileOffset={{ top: 6 }}
      toastOptions={{
        unstyled: true,
        style: { fontFamily: "var(--font-sans)" },
        classNames: {
          toast:
            "panel flex w-[min(92vw,22rem)] items-center gap-3 px-4 py-3 text-[0.95rem] sm:py-2 leading-snug",
          success: "[&_[data-icon]]:text-good",
          error: "[&_[data-icon]]:text-bad",
          description: "text-muted text-sm",
        },
      }}
    />
  );
}

import X from "icon:x";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useFocusBack } from "./use-focus-back.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** While false, neither Esc nor the close control nor a click outside closes it. */
  closable?: boolean;
  wide?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** A field that asks for it is focused first, rather than the close control. */
function focusFirst(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[data-autofocus]");
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** A modal: traps focus, locks scrolling, closes by Esc, gives focus back. A sheet from below on phones. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closable = true,
  wide = false,
  children,
  footer,
}: DialogProps) {
  const { remember, giveBack } = useFocusBack();
  const keepOpen = (event: Event) => !closable && event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && closable && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-shade" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            remember();
            focusFirst(event);
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keepOpen}
          onPointerDownOutside={keepOpen}
          onInteractOutside={keepOpen}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "panel fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-b-none focus:outline-none",
            "sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:w-[min(92vw,34rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-b-[14px]",
            wide && "sm:w-[min(94vw,64rem)]",
          )}
        >
          <header className="flex items-start gap-4 px-5 pb-1 pt-5 sm:px-7 sm:pt-6">
            <div className="grow">
              <Radix.Title className="text-xl sm:text-2xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              disabled={!closable}
              aria-label="Close"
              className="-mr-2 -mt-1 grid size-11 shrink-0 place-items-center rounded-[10px] text-muted hover:bg-raised hover:text-ink disabled:opacity-40"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          <div
            className={classNames(
              "min-h-0 grow overflow-y-auto px-5 pt-4 sm:px-7",
              footer ? "pb-4" : "pb-5 sm:pb-7",
            )}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

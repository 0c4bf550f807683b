import { TokenPicture } from "../../features/tokens/token-picture.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Keys } from "../shortcuts/keys.tsx";
import type { Command } from "./command.ts";

interface CommandOptionProps {
  id: string;
  command: Command;
  isRecent: boolean;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One row of the palette. The focus stays in the field above, which handles the keyboard. */
export function CommandOption({ id, command, isRecent, isActive, onPoint, onChoose }: CommandOptionProps) {
  const { title, detail, kind, keys, picture } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is the field's, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field tells which option is meant, by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      className={classNames(
        "flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3",
        isActive && "bg-raised shadow-[inset_3px_0_0_var(--accent)]",
      )}
    >
      <Picture picture={picture} />
      <span className="min-w-0 grow truncate">
        {title}
        {detail && <span className="ml-2 text-muted">{detail}</span>}
      </span>
      {keys && <Keys keys={keys} className="max-sm:hidden" />}
      <span className="shrink-0 text-sm text-muted">{isRecent ? "Recent" : kind}</span>
    </div>
  );
}

function Picture({ picture: Picture }: { picture: Command["picture"] }) {
  if ("token" in Picture)
    return <TokenPicture token={Picture.token} kind="logo" alt="" className="size-8 shrink-0 rounded-md" />;
  return <Picture className="mx-2 size-4 shrink-0 text-muted" aria-hidden="true" />;
}

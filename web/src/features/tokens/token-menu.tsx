import MoreHorizontal from "icon:more-horizontal";
import { ContextMenu, DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import type { SavedToken } from "#contract/token.ts";
import { classNames } from "../../ui/class-names.ts";
import { useTokenMenu } from "./use-token-menu.ts";

interface TokenMenuProps {
  token: SavedToken;
  onDelete: (token: SavedToken) => void;
}

const sheet = "panel z-40 min-w-56 max-w-[90vw] animate-rise p-2";
const item =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-raised";

/** The card's menu on right click, on a long press and on the menu key. */
export function TokenContextMenu({ children, ...props }: TokenMenuProps & { children: ReactElement }) {
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content className={sheet} aria-label={`Actions for ${props.token.name}`}>
          <Entries {...props} Item={ContextMenu.Item} Separator={ContextMenu.Separator} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

/** The same menu behind a button, for users who do not know the others. */
export function MoreButton(props: TokenMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`More for ${props.token.name}`}
        className="-mr-2 grid size-11 shrink-0 place-items-center self-start rounded-[10px] text-muted hover:bg-raised hover:text-ink"
      >
        <MoreHorizontal className="size-5" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className={sheet}>
          <Entries {...props} Item={DropdownMenu.Item} Separator={DropdownMenu.Separator} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface EntriesProps extends TokenMenuProps {
  Item: typeof DropdownMenu.Item | typeof ContextMenu.Item;
  Separator: typeof DropdownMenu.Separator | typeof ContextMenu.Separator;
}

/** Mounted only while the menu is open: ten closed menus cost nothing. */
function Entries({ token, onDelete, Item, Separator }: EntriesProps) {
  const groups = useTokenMenu(token, onDelete);
  return groups.map((entries, at) => (
    <div key={entries[0]?.label}>
      {at > 0 && <Separator className="mx-1 my-2 border-t border-line" />}
      {entries.map((entry) => (
        <Item key={entry.label} onSelect={entry.run} className={classNames(item, entry.danger && "text-bad")}>
          <entry.Icon
            className={classNames("size-4 shrink-0", !entry.danger && "text-muted")}
            aria-hidden="true"
          />
          <span>
            {entry.label}
            {entry.waits && <span className="block text-sm text-muted">{entry.waits}</span>}
          </span>
        </Item>
      ))}
    </div>
  ));
}

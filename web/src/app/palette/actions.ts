import Download from "icon:download";
import Keyboard from "icon:keyboard";
import LogOut from "icon:log-out";
import Monitor from "icon:monitor";
import Moon from "icon:moon";
import Plus from "icon:plus";
import RefreshCw from "icon:refresh-cw";
import Sun from "icon:sun";
import Wallet from "icon:wallet";
import { askToDisconnect } from "../../stores/disconnect.ts";
import { openShortcuts } from "../../stores/overlay.ts";
import { loadDeps } from "../load-deps.ts";
import { chooseTheme, readTheme, type Theme } from "../theme.ts";
import type { Command } from "./command.ts";

interface Means {
  signedIn: boolean;
  connect: () => void;
  go: (to: string, search?: object) => void;
}

const action = (
  id: string,
  title: string,
  picture: Command["picture"],
  run: () => void,
  more: Partial<Command> = {},
): Command => ({ id: `action:${id}`, kind: "Action", title, picture, run, ...more });

export const actions = ({ signedIn, connect, go }: Means): Command[] => [
  ...(signedIn
    ? ofCreators(go)
    : [action("connect", "Connect Wallet", Wallet, connect, { words: "sign in|log in" })]),
  theme("light", "Light theme", Sun),
  theme("dark", "Dark theme", Moon),
  theme("system", "System theme", Monitor),
  action("shortcuts", "Keyboard shortcuts", Keyboard, openShortcuts, { words: "help|keys", keys: ["?"] }),
];

const ofCreators = (go: Means["go"]): Command[] => [
  action("new", "Create a token", Plus, () => go("/create"), { words: "new|make|coin", keys: ["n"] }),
  action("import", "Import a token", Download, () => void importToken(go), {
    words: "existing|mint|address",
  }),
  action("refresh", "Refresh my tokens", RefreshCw, () => void refresh(), { words: "reload|sync" }),
  action("disconnect", "Disconnect Wallet", LogOut, askToDisconnect, { words: "sign out|log out" }),
];

const theme = (each: Theme, title: string, picture: Command["picture"]): Command =>
  action(`theme-${each}`, title, picture, () => chooseTheme(each), {
    words: "theme|appearance|colours|mode",
    ...(readTheme() === each && { detail: "Chosen" }),
  });

async function importToken(go: Means["go"]): Promise<void> {
  const [deps, { beginWith }] = await Promise.all([
    loadDeps(),
    import("../../features/wizard/begin-with.ts"),
  ]);
  const draft = await beginWith(deps, "import");
  go("/create", draft === null ? {} : { draft });
}

async function refresh(): Promise<void> {
  const [deps, { syncTokens }, { sentences }] = await Promise.all([
    loadDeps(),
    import("../../features/tokens/sync-tokens.ts"),
    import("#contract/sentences.ts"),
  ]);
  await syncTokens(deps, { force: true }).catch(() =>
    deps.toast.error(sentences.tokens.loadFailed, { id: "tokens" }),
  );
}

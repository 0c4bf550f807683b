import { sentences } from "#contract/sentences.ts";
import { instance } from "../../app/instance.ts";
import { Page } from "../../app/page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { CurrencyRow } from "./currency-row.tsx";
import { LogOutRow } from "./log-out-row.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { StoragePart } from "./storage-part.tsx";
import { ThemeRow } from "./theme-row.tsx";
import { WalletRow } from "./wallet-row.tsx";

declare const __APP_VERSION__: string;

export function SettingsScreen() {
  const online = useReachable();
  return (
    <Page title="Settings" note={!online && <Notice sentence={sentences.settings.offline} />}>
      <CurrencyRow />
      <WalletRow />
      <SessionsPart />
      <StoragePart />
      <LogOutRow />
      <ThemeRow />
      <p className="border-t border-line pt-6 text-sm text-muted tabular-nums">
        {instance.product_name} version {__APP_VERSION__}
      </p>
    </Page>
  );
}

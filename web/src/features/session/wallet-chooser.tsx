import ExternalLink from "icon:external-link";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { chooserStore } from "../../stores/chooser.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { isPhone, openInWallet } from "../../wallet/open-in-wallet.ts";
import { canOpenWalletApp } from "../../wallet/phone-wallet.ts";

/** On a phone, links into the wallets' own browsers. With a wallet in this browser none is needed. */
function waysIn(names: string[]): [label: string, link: string][] {
  if (!isPhone()) return [];
  return names.flatMap((name) => {
    const link = openInWallet(name, location.href);
    return link ? [[`Open in ${name}`, link] as [string, string]] : [];
  });
}

const choice =
  "flex min-h-16 w-full items-center gap-4 rounded-[10px] border border-line-strong px-4 text-left text-lg font-medium hover:border-accent hover:bg-raised";

export function WalletChooser() {
  const { open, wallets, supported, asking, choose } = useStore(chooserStore);
  const installable = supported.filter((wallet) => !wallet.script_url);
  const absent = installable.filter(({ name }) => !wallets.some((wallet) => wallet.name === name));
  const ways = waysIn(absent.map(({ name }) => name));
  return (
    <Dialog
      open={open && asking === null}
      onClose={() => choose(null)}
      title={sentences.wallet.chooserTitle}
      description={wallets.length > 0 ? sentences.wallet.choose : undefined}
    >
      <ul className="grid gap-2">
        {wallets.map(({ name, icon, hint }) => (
          <li key={name}>
            <button type="button" onClick={() => choose(name)} disabled={asking !== null} className={choice}>
              <img src={icon} alt="" className="size-9 rounded-lg" />
              <span>
                {name}
                {hint && <span className="block text-base font-normal text-muted">{hint}</span>}
              </span>
              {asking === name && <Spinner className="ml-auto" />}
            </button>
          </li>
        ))}
      </ul>
      {ways.length > 0 && (
        <>
          <p className="mt-4 text-muted">
            {canOpenWalletApp()
              ? "Or open this page in a wallet's own browser:"
              : "On this phone, open this page in your wallet's own browser. It connects there:"}
          </p>
          <ul className="mt-2 grid gap-2">
            {ways.map(([label, link]) => (
              <li key={link}>
                <a href={link} className={choice}>
                  {label}
                  <ExternalLink className="ml-auto size-5 text-muted" aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-muted">
        Next, your wallet asks for a signature. It proves that the wallet is yours: it is free, moves no money
        and gives no permission to spend.
      </p>
      <div className="mt-5 border-t border-line pt-4">
        <p className="text-muted">{sentences.wallet.noWalletYet}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {installable.map(({ name, install_url }) => (
            <li key={name}>
              <a
                href={install_url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center gap-1.5 text-accent-ink underline underline-offset-4"
              >
                Install {name}
                <ExternalLink className="size-4" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

import { ExternalLink } from "lucide-react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { chooserStore } from "../stores/chooser.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Spinner } from "../ui/spinner.tsx";

export function WalletChooser() {
  const { open, wallets, supported, asking, choose } = useStore(chooserStore);
  const installable = supported.filter((wallet) => !wallet.script_url);
  return (
    <Dialog
      open={open && asking === null}
      onClose={() => choose(null)}
      title={sentences.wallet.chooserTitle}
      description={wallets.length > 0 ? sentences.wallet.choose : undefined}
    >
      <ul className="grid gap-2">
        {wallets.map(({ name, icon }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => choose(name)}
              disabled={asking !== null}
              className="flex min-h-16 w-full items-center gap-4 rounded-[10px] border border-line-strong px-4 text-left text-lg font-medium hover:border-accent hover:bg-raised"
            >
              <img src={icon} alt="" className="size-9 rounded-lg" />
              {name}
              {asking === name && <Spinner className="ml-auto" />}
            </button>
          </li>
        ))}
      </ul>
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

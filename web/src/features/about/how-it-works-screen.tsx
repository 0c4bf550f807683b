import { Link } from "@tanstack/react-router";
import { useStore } from "zustand";
import { instance, titleOf } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Steps } from "../../ui/steps.tsx";

const steps = [
  [
    "Connect your wallet",
    "You sign a short message that proves the wallet is yours. It is free, moves no money and gives no permission to spend.",
  ],
  [
    "Say what it is",
    "One sentence and an image style become a name, a ticker, a story, a logo and a banner. Or type them in, or import a token by its mint address.",
  ],
  [
    "Review and customize",
    "Take another name, draw another logo, choose one of five templates, say what should be different, click any sentence of the site to change it.",
  ],
  [
    "Deploy and launch",
    "Read the cost and what you sign, approve in your wallet, and the token is on the launchpad. Its website goes live by itself.",
  ],
] as const;

const features = [
  [
    "Four styles",
    "Minimalistic, cartoon, realistic or pixel: the logo and banner are drawn as one family, on subject.",
  ],
  [
    "Five templates",
    "Five different layouts, not one in five colors. The palette comes from your logo and stays readable.",
  ],
  [
    "24 hours live",
    "Each deployment hosts your site for a day on its own subdomain. Deploy again to renew it.",
  ],
  [
    "Take it with you",
    "Download the site as a ZIP that opens from disk, with logo and banner as PNG and SVG.",
  ],
  [
    "No surprises",
    "Each transaction is checked before your wallet sees it: the payer, the programs, the amounts, the mint.",
  ],
  [
    "Pick up anywhere",
    "Close the tab in the middle of a launch: when you come back, the chain tells you how it ended.",
  ],
  [
    "On your phone",
    "Install it from the browser. It opens at once, and shows your gems with no connection too.",
  ],
  [
    "Free in the beta",
    "Making websites and hosting them costs nothing for now. A launch costs what the launchpad takes.",
  ],
] as const;

const { main_wallet: wallet } = instance;

const gettingWallet = [
  [
    `Install ${wallet}`,
    "A Solana wallet is a free browser extension or phone app. Create a wallet in it, and write its recovery words on paper: nobody can restore them for you.",
  ],
  [
    "Come back and connect",
    "Reload this page, press Connect Wallet and approve. You sign a short message; it is free and moves no money.",
  ],
  ["On a phone", `Open this site in the browser inside the ${wallet} app.`],
  [
    "“No compatible wallets found”?",
    `The browser shows us no wallet. Check that ${wallet} is installed, switched on for this site and unlocked, then reload the page.`,
  ],
] as const;

const walletWarns = [
  [
    "What it means",
    "Wallets warn about every site that they have not known for long. Each copy of this software runs at its own address, so yours may be new to them. The warning usually goes away after some days.",
  ],
  [
    "What to compare",
    "The address in your browser must be the one that you meant to open. The figures that your wallet shows must match the card “What you sign”: at most that much leaves your wallet, and one new token comes in.",
  ],
  [
    "When to stop",
    "If your wallet names another amount, moves other tokens, asks for approvals or for your recovery words, reject it. Nothing is spent by a rejection, and your token stays as it is.",
  ],
  [
    "If you run this site",
    "Ask the wallet to review your domain, and put the tag that it gives you into WALLET_VERIFICATION. Each launch is one transaction, which wallets can simulate.",
  ],
] as const;

export function HowItWorksScreen() {
  const signedIn = useStore(sessionStore, isAuthenticated);
  return (
    <PublicPage
      title={titleOf("How It Works")}
      description="Connect a wallet, say what your token is, review and customize it, then deploy and launch: four steps from one sentence to a live token with a website."
    >
      <section className="mx-auto w-full max-w-7xl px-5 pb-16 pt-12 sm:px-6 lg:pt-20">
        <h1 className="max-w-4xl text-4xl sm:text-6xl">Four steps, about two minutes</h1>
        <p className="mt-6 max-w-2xl text-lg text-muted">
          {instance.product_name} takes you from a sentence to a launched token with a website. You decide at
          each step, and can go back to any of them before the launch.
        </p>
        <h2 className="sr-only">The four steps</h2>
        <div className="mt-12">
          <Steps steps={steps} />
        </div>
      </section>
      <section aria-labelledby="features" className="border-y border-line bg-surface">
        <div className="mx-auto max-w-7xl px-5 py-16 sm:px-6">
          <h2 id="features" className="mb-10 text-3xl sm:text-4xl">
            What you get
          </h2>
          <Facts facts={features} />
        </div>
      </section>
      <section aria-labelledby="wallet" className="mx-auto w-full max-w-7xl px-5 pt-16 sm:px-6">
        <h2 id="wallet" className="mb-10 scroll-mt-24 text-3xl sm:text-4xl">
          How do I get a wallet?
        </h2>
        <Facts facts={gettingWallet} />
      </section>
      <section aria-labelledby="wallet-warns" className="mx-auto w-full max-w-7xl px-5 pt-16 sm:px-6">
        <h2 id="wallet-warns" className="mb-10 scroll-mt-24 text-3xl sm:text-4xl">
          Does your wallet warn about this site?
        </h2>
        <Facts facts={walletWarns} />
      </section>
      <section className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-6 px-5 py-16 sm:px-6">
        <h2 className="max-w-xl text-3xl sm:text-4xl">The idea is the hard part, and you have it.</h2>
        <Link
          to={signedIn ? "/create" : "/signup"}
          className={buttonClasses("primary", "min-h-14 px-7 text-lg")}
        >
          {signedIn ? "Make a token" : "Get Started"}
        </Link>
      </section>
    </PublicPage>
  );
}

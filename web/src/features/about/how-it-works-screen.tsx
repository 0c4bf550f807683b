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
    "One sentence and an image style become a name, a ticker, a story, a logo and a banner. You can also type everything in, or import a token by its mint address.",
  ],
  [
    "Review and customize",
    "Pick another name, try another logo, choose one of five templates, ask for changes, or click any sentence on the website to edit it.",
  ],
  [
    "Deploy and launch",
    "Check the cost and what you sign, then approve in your wallet. The token appears on the launchpad, and its website goes live.",
  ],
] as const;

const features = [
  [
    "Four styles",
    "Minimalistic, cartoon, realistic or pixel: the logo and banner are drawn as a pair, from your idea.",
  ],
  ["Five templates", "Five different layouts, each in colors from your logo that stay readable."],
  [
    "24 hours live",
    "Each deployment keeps your website live for 24 hours on its own subdomain. Deploy again to renew it.",
  ],
  [
    "Take it with you",
    "Download the website as a ZIP that opens offline, with the logo and banner as PNG and SVG, a pack of stickers, memes and a moving avatar.",
  ],
  [
    "No surprises",
    "Each transaction is checked before your wallet sees it: the payer, the programs, the amounts, the mint.",
  ],
  [
    "Pick up where you left off",
    "Close the tab in the middle of a launch? When you come back, the app gets the result from the chain.",
  ],
  ["On your phone", "Install it from the browser. It opens instantly and shows your gems even offline."],
  [
    "Free in the beta",
    "Making and hosting websites is free for now. For a launch, you pay the launchpad and network fees.",
  ],
] as const;

const { main_wallet: wallet } = instance;

const gettingWallet = [
  [
    `Install ${wallet}`,
    "A Solana wallet is a free browser extension or phone app. Create a wallet in it and write its recovery phrase on paper: nobody can restore it for you.",
  ],
  [
    "Come back and connect",
    "Reload this page, press Connect Wallet and approve. You sign a short message, which is free and moves no money.",
  ],
  ["On a phone", `Open this site in the browser inside the ${wallet} app.`],
  [
    "“No compatible wallets found”?",
    `We cannot find a wallet in this browser. Check that ${wallet} is installed, switched on for this site and unlocked, then reload the page.`,
  ],
] as const;

const walletWarns = [
  [
    "What it means",
    "Wallets warn about any site that is new to them. Each copy of this software runs at its own address, so this one may be new. The warning usually goes away after a few days.",
  ],
  [
    "What to compare",
    "The address in your browser must be the one you meant to open. The amounts in your wallet must match the card “What you sign”: at most that much leaves, and one new token comes in.",
  ],
  [
    "When to stop",
    "If your wallet shows another amount, moves other tokens, or asks for approvals or your recovery phrase, reject it. Rejecting costs nothing, and your token stays as it is.",
  ],
  [
    "If you run this site",
    "Ask the wallet's maker to review your domain, and put the tag they give you into WALLET_VERIFICATION. Each launch is one transaction, which wallets can simulate.",
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
          each step and can go back at any time before the launch.
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
          {signedIn ? "Create a token" : "Get Started"}
        </Link>
      </section>
    </PublicPage>
  );
}

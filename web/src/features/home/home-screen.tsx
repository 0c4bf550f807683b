import { useRouter } from "@tanstack/react-router";
import { lazy } from "react";
import { useStore } from "zustand";
import { appDescription, appTitle, instance } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { isAuthenticated, sessionStore } from "../../stores/session.ts";
import { Button } from "../../ui/button.tsx";
import { SparePart } from "../../ui/spare-part.tsx";
import { Steps } from "../../ui/steps.tsx";
import { useSeen } from "../../ui/use-seen.ts";
import { useConnect } from "../session/use-connect.ts";
import { ArrivalNotice } from "./arrival-notice.tsx";
import { FeatureList } from "./feature-list.tsx";
import { HeroDemo } from "./hero-demo.tsx";

const NewestLaunches = lazy(() =>
  import("../gallery/newest-launches.tsx").then((module) => ({ default: module.NewestLaunches })),
);

const steps = [
  ["Connect your wallet", "Your wallet is your account. Signing in is free and moves no money."],
  ["Say what it is", "Your idea becomes words, a logo and a banner. Try again until you like them."],
  ["Review and customize", "Edit every word, choose a template, pick an address."],
  ["Deploy and launch", "Read what you sign, launch on the launchpad, and your website goes live."],
] as const;

export function HomeScreen() {
  return (
    <PublicPage title={appTitle} description={appDescription}>
      <ArrivalNotice />
      <section className="mx-auto grid w-full max-w-7xl items-start gap-10 px-5 pb-20 pt-12 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-16">
        <div className="lg:sticky lg:top-28">
          <h1 className="text-[clamp(2.6rem,6.4vw,5rem)] leading-[0.98]">
            From one sentence to a <span className="text-accent-ink">launched token</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-muted">
            Name, story, logo, banner and a live website in about two minutes. You read what you sign, and
            launch it from your own wallet.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-4">
            <StartButton label="Connect Wallet & Start" />
            <a
              href={instance.social_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center px-2 text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              Follow on X
            </a>
          </div>
        </div>
        <HeroDemo />
      </section>

      <section aria-labelledby="features" className="border-y border-line bg-surface">
        <div className="mx-auto max-w-7xl px-5 py-16 sm:px-6">
          <h2 id="features" className="max-w-2xl text-3xl sm:text-4xl">
            Everything your token needs to get noticed
          </h2>
          <div className="mt-10">
            <FeatureList />
          </div>
        </div>
      </section>

      <Proof />

      <section aria-labelledby="how" className="mx-auto max-w-7xl px-5 py-16 sm:px-6">
        <h2 id="how" className="text-3xl sm:text-4xl">
          How It Works
        </h2>
        <div className="mt-10">
          <Steps steps={steps} />
        </div>
      </section>

      <section className="mx-auto max-w-7xl px-5 pb-20 sm:px-6">
        <div className="panel flex flex-col items-start gap-6 p-6 sm:p-12 lg:flex-row lg:items-center lg:justify-between">
          <h2 className="max-w-xl text-3xl sm:text-4xl">You have the idea. The rest takes two minutes.</h2>
          <StartButton label="Connect Wallet & Get Started" />
        </div>
      </section>
    </PublicPage>
  );
}

/** What others launched here. Its script is not fetched before the visitor comes near. */
function Proof() {
  const { place, isSeen } = useSeen<HTMLDivElement>("300px");
  return <div ref={place}>{isSeen && <SparePart>{<NewestLaunches />}</SparePart>}</div>;
}

function StartButton({ label }: { label: string }) {
  const user = useStore(sessionStore, isAuthenticated);
  const { connect, connecting, warm } = useConnect();
  const router = useRouter();
  const start = () => (user ? void router.navigate({ to: "/dashboard" }) : connect());
  return (
    <Button
      className="min-h-14 text-lg sm:px-7"
      busy={connecting}
      onClick={start}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {user ? "Go to Dashboard" : connecting ? "Connecting..." : label}
    </Button>
  );
}

import { Link } from "@tanstack/react-router";
import { instance, titleOf } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";

const principles = [
  [
    "You read what you sign",
    "Before your wallet opens, the transaction is taken apart and put in plain words: what is created, what it costs, what leaves your wallet. Anything unexpected is refused.",
  ],
  [
    "Your keys stay yours",
    "Your wallet is your account. The key of a new mint is made in your browser, sealed on your device, and never sent to us.",
  ],
  [
    "Nothing you made is lost",
    "What you type is on your device as you type it. A launch that was interrupted says, from the chain itself, what became of it.",
  ],
  [
    "It works without a model",
    "Names, stories, logos, banners and sites come from a composer of our own. An AI model can take over where one is set up; nothing breaks where none is.",
  ],
] as const;

export function AboutScreen() {
  const { product_name } = instance;
  return (
    <PublicPage
      title={titleOf("About")}
      description={`What ${product_name} is, who it is for, and what it promises: a meme token with its logo, story and website from one sentence.`}
    >
      <section className="mx-auto w-full max-w-7xl px-5 pb-14 pt-12 sm:px-6 lg:pt-20">
        <h1 className="max-w-3xl text-4xl sm:text-6xl">A workshop for people with one good idea</h1>
        <div className="mt-8 grid max-w-5xl gap-x-12 gap-y-5 text-lg text-muted md:grid-cols-2">
          <p>
            A meme begins as a sentence somebody laughs at. Turning it into a token takes a name, a ticker, a
            logo, a banner, a story, a website, and a transaction you understand. Most of it is work that has
            nothing to do with the joke.
          </p>
          <p>
            {product_name} does that work. Say what it is, look at what came out, change what you like, and
            launch it from your own wallet. The website is live on its own address a moment later, and knows
            its mint.
          </p>
        </div>
      </section>
      <section aria-labelledby="principles" className="border-y border-line bg-surface">
        <div className="mx-auto max-w-7xl px-5 py-16 sm:px-6">
          <h2 id="principles" className="mb-10 text-3xl sm:text-4xl">
            What we stand by
          </h2>
          <Facts facts={principles} />
        </div>
      </section>
      <section className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-6">
        <h2 className="text-3xl">Who runs this</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          {product_name} is software that anybody can host. This instance, its prices and its rules are its
          operator's. Questions about it, and reports of a site that does harm, go to them.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/contact" className={buttonClasses("primary")}>
            Contact us
          </Link>
          <a href={instance.social_url} target="_blank" rel="noreferrer" className={buttonClasses("quiet")}>
            Follow on X
          </a>
        </div>
      </section>
    </PublicPage>
  );
}

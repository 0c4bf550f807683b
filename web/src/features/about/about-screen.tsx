import { Link } from "@tanstack/react-router";
import { instance, titleOf } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { buttonClasses } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";

const principles = [
  [
    "You read what you sign",
    "Before your wallet opens, you see in plain words what the transaction creates, what it costs and what leaves your wallet. Anything unexpected is refused.",
  ],
  [
    "Your keys stay yours",
    "Your wallet is your account. A new token's key is made in your browser, encrypted on your device and never sent to us.",
  ],
  [
    "Nothing you made is lost",
    "Your work is saved on your device as you type. If a launch is interrupted, the app checks the chain and shows you the result.",
  ],
  [
    "It works without an AI model",
    "Names, stories, logos, banners and websites come from our own built-in composer. An AI model is optional.",
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
            A meme starts with a sentence that makes someone laugh. Turning it into a token takes a name, a
            ticker, a logo, a banner, a story, a website, and a transaction you understand. Most of that work
            has nothing to do with the joke.
          </p>
          <p>
            {product_name} does that work. Describe your idea, change whatever you like, and launch from your
            own wallet. A moment later the website is live at its own address and shows the mint address.
          </p>
        </div>
      </section>
      <section aria-labelledby="principles" className="border-y border-line bg-surface">
        <div className="mx-auto max-w-7xl px-5 py-16 sm:px-6">
          <h2 id="principles" className="mb-10 text-3xl sm:text-4xl">
            What you can count on
          </h2>
          <Facts facts={principles} />
        </div>
      </section>
      <section className="mx-auto w-full max-w-7xl px-5 py-16 sm:px-6">
        <h2 className="text-3xl">Who runs this</h2>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          {product_name} is software that anyone can host. The operator of this instance sets its prices and
          rules. Send them your questions, and report harmful websites to them.
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

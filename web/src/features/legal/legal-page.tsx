import { titleOf } from "../../app/instance.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { today } from "./today.ts";

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

interface LegalPageProps {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
  warning: { title: string; text: string };
}

/** The host of an instance is responsible for it, and this text is no legal advice. */
const REVIEW =
  "This text comes with the software and is not legal advice. Operators must have it reviewed for the places where they offer the service, and add their own name and address.";

/** Terms or privacy: numbered sections with their contents beside them, and the warning at the end. */
export function LegalPage({ title, description, intro, sections, warning }: LegalPageProps) {
  return (
    <PublicPage title={titleOf(title)} description={description}>
      <article className="mx-auto w-full max-w-7xl px-5 pb-20 pt-12 sm:px-6 lg:pt-16">
        <header className="max-w-3xl">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-3 text-muted">
            Last updated: <span data-today>{today()}</span>
          </p>
          <p className="mt-6 text-lg">{intro}</p>
          <p className="mt-5 rounded-[10px] border border-accent/60 px-4 py-3">{REVIEW}</p>
        </header>
        <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,44rem)]">
          <nav aria-label={`Contents of the ${title}`}>
            <ol className="gap-x-8 text-[0.95rem] max-lg:columns-1 sm:max-lg:columns-2 lg:sticky lg:top-24">
              {sections.map((section, index) => (
                <li key={section.title} className="break-inside-avoid">
                  <a
                    href={`#section-${index + 1}`}
                    className="inline-block py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {index + 1}. {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="space-y-10">
            {sections.map(({ title: heading, paragraphs, points }, index) => (
              <section key={heading} id={`section-${index + 1}`} aria-labelledby={`heading-${index + 1}`}>
                <h2 id={`heading-${index + 1}`} className="text-2xl">
                  {index + 1}. {heading}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-3">
                    {paragraph}
                  </p>
                ))}
                {points && (
                  <ul className="mt-3 list-disc space-y-1.5 pl-6">
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <section className="rounded-[14px] border-2 border-accent px-6 py-6" aria-labelledby="warning">
              <h2 id="warning" className="text-2xl">
                {warning.title}
              </h2>
              <p className="mt-3">{warning.text}</p>
            </section>
          </div>
        </div>
      </article>
    </PublicPage>
  );
}

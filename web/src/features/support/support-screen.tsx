import ChevronDown from "icon:chevron-down";
import Mail from "icon:mail";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { instance, titleOf } from "../../app/instance.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { type FaqCategory, faq } from "./faq-text.ts";

const quickLinks = [
  ["/how-it-works", "How It Works"],
  ["/create", "Create a token"],
  ["/profile", "Profile"],
  ["/settings", "Settings"],
] as const;

/** 'Support Center': questions by category, and how to reach a person. */
export function SupportScreen() {
  const [search, setSearch] = useState("");
  const found = matching(search);
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{titleOf("Support Center")}</title>
      <h1 className="text-4xl">Support Center</h1>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <SearchField label="Search the questions" value={search} onSearch={setSearch} className="block" />
          {found.map((category) => (
            <Category key={category.title} {...category} open={search.trim() !== ""} />
          ))}
          {found.length === 0 && (
            <p role="status" className="panel mt-6 px-6 py-10 text-center text-muted">
              No question matches. Try another word, or write to us.
            </p>
          )}
        </div>
        <aside className="space-y-5 lg:sticky lg:top-24 lg:h-fit">
          <section className="panel p-5 sm:p-6" aria-labelledby="by-email">
            <h2 id="by-email" className="flex items-center gap-2.5 text-xl">
              <Mail className="size-5 text-accent-ink" aria-hidden="true" />
              Contact by email
            </h2>
            <p className="mt-2 text-muted">We reply within 24 hours.</p>
            <a
              href={`mailto:${instance.support_email}`}
              className="inline-flex min-h-11 items-center break-all font-medium text-accent-ink underline underline-offset-4"
            >
              {instance.support_email}
            </a>
            <Link to="/contact" className={buttonClasses("quiet", "mt-2 w-full")}>
              Use the form
            </Link>
          </section>
          <nav aria-label="Quick links" className="panel p-5 sm:p-6">
            <h2 className="text-xl">Quick links</h2>
            <ul className="mt-2">
              {quickLinks.map(([to, label]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
      </div>
    </div>
  );
}

function Category({ title, questions, open }: FaqCategory & { open: boolean }) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 divide-y divide-line border-y border-line">
        {questions.map(([question, answer]) => (
          <details key={question} open={open || undefined} className="group">
            <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-medium marker:content-none">
              {question}
              <ChevronDown
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-3xl pb-5 pr-8 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The categories with the questions that contain every word of the search. */
function matching(search: string): FaqCategory[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return faq
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(([question, answer]) => fits(`${title} ${question} ${answer}`)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

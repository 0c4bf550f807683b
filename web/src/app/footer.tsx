import { Link } from "@tanstack/react-router";
import { legal } from "#contract/limits.ts";
import { instance } from "./instance.ts";

const links = [
  ["/gallery", "Gallery"],
  ["/how-it-works", "How It Works"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
] as const;

const look = "inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4";

/** Below every public page. */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-6 text-muted sm:px-6">
        <p>
          © {legal.copyrightYear} {instance.product_name}
        </p>
        <ul className="flex flex-wrap gap-x-6">
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={look}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <a href={instance.social_url} target="_blank" rel="noreferrer" className={look}>
              X<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

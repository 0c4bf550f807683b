import { SocialLinks } from "#contract/primitives.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Field } from "../../ui/field.tsx";

const fields = [
  ["twitter", "X / Twitter", "https://x.com/…"],
  ["telegram", "Telegram", "https://t.me/…"],
  ["discord", "Discord", "https://discord.gg/…"],
  ["website", "Website", "https://…"],
] as const;

/** Optional links for the site's community section. */
export function SocialFields({ social, error }: { social: SocialLinks; error: string | null }) {
  return (
    <details className="group" open={error !== null || Object.keys(social).length > 0 || undefined}>
      <summary className="min-h-11 py-2 font-medium">Social links (optional)</summary>
      <div className="mt-2 grid gap-5 sm:grid-cols-2">
        {fields.map(([name, label, placeholder]) => (
          <Field key={name} label={label} error={isLink(name, social[name]) ? null : error}>
            {(ids) => (
              <input
                {...ids}
                type="url"
                value={social[name] ?? ""}
                placeholder={placeholder}
                onChange={(event) => changeDraft({ social: { ...social, [name]: event.target.value } })}
                className="field"
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

const isLink = (name: string, url = ""): boolean =>
  url.trim() === "" || SocialLinks.safeParse({ [name]: url.trim() }).success;

import { Link } from "@tanstack/react-router";
import { ExternalLink, Trash2 } from "lucide-react";
import { cardAddress } from "#contract/address.ts";
import { sentences } from "#contract/sentences.ts";
import { cardActions, type DisplayStatus, displayStatus, type SavedToken } from "#contract/token.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TokenImage } from "../../ui/token-image.tsx";

const looks: Record<DisplayStatus, string> = {
  deployed: "text-good border-good/50",
  draft: "text-accent-ink border-accent-ink/50",
  imported: "text-ink border-line-strong",
  unknown: "text-muted border-line-strong",
};

/** Side by side on the narrowest card. */
const action = "shrink-0 whitespace-nowrap px-3";

export function GemCard({ token, onDelete }: { token: SavedToken; onDelete: () => void }) {
  const status = displayStatus(token);
  const actions = cardActions(token);
  const live = token.website_status === "deployed" ? token.website_url : null;
  const idle = !live && !actions.deployToken && !actions.createWebsite;
  return (
    <li className="panel flex flex-col overflow-hidden">
      <TokenImage src={token.banner_url ?? token.image_url} alt="" className="aspect-[3/1] w-full" />
      <div className="flex grow flex-col p-4">
        <div className="flex items-center gap-3">
          <TokenImage
            src={token.image_url}
            alt={`Logo of ${token.name}`}
            className="size-14 shrink-0 rounded-xl"
          />
          <div className="min-w-0 grow">
            <h2 className="line-clamp-2 text-xl">{token.name}</h2>
            <p className="whitespace-nowrap font-semibold">${token.ticker}</p>
          </div>
          <span
            className={classNames(
              "shrink-0 self-start rounded-full border px-2.5 py-0.5 text-sm capitalize",
              looks[status],
            )}
          >
            {status}
          </span>
        </div>
        <p className="mt-3 line-clamp-2 text-[0.95rem] text-muted">{token.narrative}</p>
        <p className="mt-2 flex justify-between gap-3 text-sm text-muted tabular-nums">
          <span>{createdOn(token.created_at)}</span>
          {token.mint_address && <span>{cardAddress(token.mint_address)}</span>}
        </p>
        <div className="mt-auto flex gap-2 pt-4">
          {actions.deployToken && (
            <Link
              to="/create"
              search={{ token_id: token.id, step: 4 }}
              className={buttonClasses("primary", `${action} grow`)}
            >
              Deploy Token
            </Link>
          )}
          {actions.createWebsite && (
            <Link
              to="/create"
              search={{ token_id: token.id, step: 3 }}
              className={buttonClasses("primary", `${action} grow`)}
            >
              Create Website
            </Link>
          )}
          {live && (
            <a
              href={live}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses("quiet", `${action} grow`)}
            >
              <ExternalLink className="size-4" aria-hidden="true" />
              Website
            </a>
          )}
          <Link
            to="/create"
            search={{ token_id: token.id }}
            className={buttonClasses("quiet", classNames(action, idle && "grow"))}
            aria-label={`Edit ${token.name}`}
          >
            Edit
          </Link>
          <button
            type="button"
            onClick={onDelete}
            className={buttonClasses("plain", action)}
            aria-label={`Delete ${token.name}`}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  );
}

function createdOn(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return sentences.tokens.unknownDate;
  return date.toLocaleDateString(undefined, { year: "numeric", month: "short", day: "numeric" });
}

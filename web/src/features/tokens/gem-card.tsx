import ExternalLink from "icon:external-link";
import Trash2 from "icon:trash-2";
import { Link, useNavigate } from "@tanstack/react-router";
import { memo } from "react";
import { sentences } from "#contract/sentences.ts";
import { cardActions, type DisplayStatus, displayStatus, type SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { buttonClasses } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CoinLink } from "../coin/coin-link.tsx";
import { useQueue } from "../outbox/use-queue.ts";
import { websiteIdOf } from "../websites/website-id.ts";
import { CardAddress } from "./card-address.tsx";
import { editPlace, hasWebsite, liveAddress } from "./live-address.ts";
import { MoreButton, TokenContextMenu } from "./token-menu.tsx";
import { TokenPicture } from "./token-picture.tsx";
import { UnsentMark } from "./unsent-mark.tsx";
import { hasCreation, reportUnsent } from "./unsent-token.ts";
import { WebsiteLine } from "./website-line.tsx";

const looks: Record<DisplayStatus, string> = {
  deployed: "text-good border-good/50",
  draft: "text-accent-ink border-accent-ink/50",
  imported: "text-ink border-line-strong",
  unknown: "text-muted border-line-strong",
};

interface GemCardProps {
  token: SavedToken;
  onDelete: (token: SavedToken) => void;
}

/** A token on My Gems. Its menu has the other actions. */
export const GemCard = memo(function GemCard({ token, onDelete }: GemCardProps) {
  const status = displayStatus(token);
  const queue = useQueue(token.id);
  return (
    <TokenContextMenu token={token} onDelete={onDelete}>
      <li className="panel flex flex-col overflow-hidden data-[state=open]:border-line-strong">
        <TokenPicture token={token} kind="cover" alt="" className="aspect-[3/1] w-full" />
        <div className="flex grow flex-col p-4">
          <div className="flex items-center gap-3">
            <TokenPicture
              token={token}
              kind="logo"
              alt={`Logo of ${token.name}`}
              className="size-14 shrink-0 rounded-xl"
            />
            <div className="min-w-0 grow">
              <h2 className="line-clamp-2 text-xl">{token.name}</h2>
              <p className="truncate font-semibold">${token.ticker}</p>
            </div>
            <MoreButton token={token} onDelete={onDelete} />
          </div>
          <p className="mt-3 line-clamp-2 text-[0.95rem] text-muted">{token.narrative}</p>
          <p className="mt-3 flex items-center justify-between gap-3 text-sm text-muted tabular-nums">
            {createdOn(token.created_at)}
            <span className={classNames("rounded-full border px-2.5 py-0.5 capitalize", looks[status])}>
              {status}
            </span>
          </p>
          {token.mint_address && <CardAddress address={token.mint_address} />}
          <WebsiteLine token={token} />
          {status === "deployed" && token.mint_address && (
            <CoinLink mint={token.mint_address} name={token.name} />
          )}
          <UnsentMark queue={queue} />
          <CardButtons token={token} isUnsent={hasCreation(queue)} onDelete={onDelete} />
        </div>
      </li>
    </TokenContextMenu>
  );
});

/** Side by side on the narrowest card. */
const action = "shrink-0 whitespace-nowrap px-3!";

function CardButtons({ token, isUnsent, onDelete }: GemCardProps & { isUnsent: boolean }) {
  const deps = useDeps();
  const actions = cardActions(token);
  const live = liveAddress(token);
  const step = actions.deployToken ? 4 : actions.createWebsite ? 3 : null;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-4">
      {step && isUnsent && (
        <button
          type="button"
          onClick={() => reportUnsent(deps)}
          className={buttonClasses("quiet", `${action} grow`)}
        >
          Deploy Token
        </button>
      )}
      {step && !isUnsent && (
        <Link
          to="/create"
          search={{ token_id: token.id, step }}
          className={buttonClasses("primary", `${action} grow`)}
        >
          {step === 4 ? "Deploy Token" : "Create Website"}
        </Link>
      )}
      {live && (
        <a
          href={live}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("quiet", `${action} grow`)}
          aria-label={`View website of ${token.name}`}
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          View
        </a>
      )}
      <EditButton token={token} className={classNames(action, !live && !step && "grow")} />
      <button
        type="button"
        onClick={() => onDelete(token)}
        className={buttonClasses("plain", action)}
        aria-label={`Delete ${token.name}`}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}

/** Of a launched token nothing but its website can be changed. */
function EditButton({ token, className }: { token: SavedToken; className: string }) {
  const deps = useDeps();
  const navigate = useNavigate();
  if (!token.mint_address || !hasWebsite(token))
    return (
      <Link
        to="/create"
        search={editPlace(token)}
        className={buttonClasses("quiet", className)}
        aria-label={`Edit ${token.name}`}
      >
        Edit
      </Link>
    );
  const edit = async () => {
    const websiteId = await websiteIdOf(deps, token.id);
    if (websiteId) void navigate({ to: "/edit/$websiteId", params: { websiteId } });
  };
  return (
    <button
      type="button"
      onClick={() => void edit()}
      className={buttonClasses("quiet", className)}
      aria-label={`Edit the website of ${token.name}`}
    >
      Edit
    </button>
  );
}

function createdOn(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return sentences.tokens.unknownDate;
  return date.toLocaleDateString(undefined, { year: "numeric", month: "short", day: "numeric" });
}

import RefreshCw from "icon:refresh-cw";
import { useEffect, useState } from "react";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { EditableWebsite } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { Picture } from "../../stores/site-editor.ts";
import { Button } from "../../ui/button.tsx";
import { EarlierTries } from "../../ui/earlier-tries.tsx";
import { useArtTries } from "../composing/use-art-tries.ts";
import { WhileAway } from "../server/while-away.tsx";
import { mayRedraw } from "../tokens/redraw-token.ts";
import { findToken } from "../tokens/refresh-token.ts";
import { drawAgain } from "./draw-again.ts";

/** The logo or the banner. It can be drawn again while the token is a draft of the composer's. */
export function PicturePanel({ site, picture }: { site: EditableWebsite; picture: Picture }) {
  const deps = useDeps();
  const [token, setToken] = useState<SavedToken | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void findToken(deps, site.token_id).then(
      (found) => setToken(found ?? null),
      () => {},
    );
  }, [deps, site.token_id]);
  const tries = useArtTries(token);
  const url = picture === "logo" ? site.page.logo_url : site.page.banner_url;
  const draw = async (seed?: string) => {
    setBusy(true);
    await drawAgain(deps, seed);
    setBusy(false);
  };
  return (
    <div className="space-y-4">
      <h2 className="text-lg">{picture === "logo" ? "Logo" : "Banner"}</h2>
      {url && <img src={url} alt="" className="max-h-40 rounded-[10px] border border-line" />}
      {token && mayRedraw(token) ? (
        <>
          <WhileAway sentence={sentences.offline.pictures} />
          <Button look="quiet" busy={busy} onClick={() => void draw()} className="w-full">
            <RefreshCw className="size-4" aria-hidden="true" />
            Try another
          </Button>
          <EarlierTries
            tries={tries}
            current={site.page.logo_url}
            busy={busy}
            onPick={(seed) => void draw(seed)}
          />
          <p className="text-sm text-muted">Logo and banner are drawn together, in the same style.</p>
        </>
      ) : (
        token && <p className="text-muted">{fixedReason(token)}</p>
      )}
    </div>
  );
}

const fixedReason = (token: SavedToken): string =>
  token.mint_address
    ? "A launched token keeps its pictures: they are part of what was launched."
    : "This picture came with the token and cannot be redrawn.";

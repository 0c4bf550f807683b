import Download from "icon:download";
import Laugh from "icon:laugh";
import QrCode from "icon:qr-code";
import Share2 from "icon:share-2";
import { useState } from "react";
import { networkName, type PublicConfig } from "#contract/config.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { instance } from "../../app/instance.ts";
import { useDeps } from "../../app/load-deps.ts";
import { saveFile } from "../../canvas/save-file.ts";
import { makeMeme } from "../../stores/memes.ts";
import { Button, buttonClasses } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useTokenPicture } from "../tokens/use-token-picture.ts";
import type { CardShape } from "./share-card.ts";

interface SharingProps {
  token: SavedToken;
  config: PublicConfig;
  url: string;
}

/** Ways to tell others of a launched token: a post, its address, and its art as a picture. */
export function Sharing({ token, config, url }: SharingProps) {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const [qr, setQr] = useState<string | null>(null);
  const logo = useTokenPicture(token.id, "logo", token.image_url);
  const banner = useTokenPicture(token.id, "banner", token.banner_url) ?? null;
  const text = `${token.name} ($${token.ticker}) is live.`;
  const post = `https://x.com/intent/post?${new URLSearchParams({ text, url })}`;

  /** Says so where the part that does it is not on this device, or the pictures cannot be read. */
  const trying = async (act: () => Promise<void>) => {
    setBusy(true);
    await act().catch(() => deps.toast.error(sentences.launch.shareFailed, { id: "share" }));
    setBusy(false);
  };
  const draw = async (shape: CardShape): Promise<File> => {
    if (!logo) throw new Error("The token has no picture.");
    const { drawShareCard } = await import("./share-card.ts");
    const { name, ticker } = token;
    const network = config.network === "mainnet-beta" ? null : networkName(config.network);
    const words = { name, ticker, network, address: new URL(url).host, product: instance.product_name };
    const picture = await drawShareCard(shape, words, { logo, banner });
    return new File([picture], `${ticker.toLowerCase() || "token"}-${shape}.png`, { type: "image/png" });
  };
  const save = async (shape: CardShape) => {
    const file = await draw(shape);
    saveFile(file, file.name);
  };
  const share = async () => {
    const files = await draw("tall").then(
      (file) => [file],
      () => [],
    );
    const withPicture = { text, url, files };
    // The promise rejects when the user closes the sheet, which is no error.
    const data = files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : { text, url };
    await navigator.share(data).catch(() => undefined);
  };
  const showQr = async () => {
    if (qr) return setQr(null);
    const { drawQrCode } = await import("./share-card.ts");
    setQr(drawQrCode(url));
  };

  return (
    <section aria-labelledby="tell-others" className="space-y-3">
      <h3 id="tell-others" className="text-muted">
        Share it
      </h3>
      <div className="flex flex-wrap gap-3">
        <a href={post} target="_blank" rel="noreferrer" className={buttonClasses("quiet", "min-h-10 px-3")}>
          Post on X
        </a>
        <CopyButton text={url} label="link" named />
        {"share" in navigator && (
          <Button look="quiet" disabled={busy} onClick={() => void trying(share)}>
            <Share2 className="size-4" aria-hidden="true" />
            Share…
          </Button>
        )}
        {shapes.map(([shape, name]) => (
          <Button key={shape} look="quiet" disabled={busy} onClick={() => void trying(() => save(shape))}>
            <Download className="size-4" aria-hidden="true" />
            {name}
          </Button>
        ))}
        <Button look="quiet" onClick={() => makeMeme(token)}>
          <Laugh className="size-4" aria-hidden="true" />
          Make a meme
        </Button>
        <Button look="quiet" aria-expanded={qr !== null} disabled={busy} onClick={() => void trying(showQr)}>
          <QrCode className="size-4" aria-hidden="true" />
          QR code
        </Button>
      </div>
      {qr && <img src={qr} alt={`QR code of ${url}`} className="size-52 rounded-xl bg-white" />}
    </section>
  );
}

const shapes: readonly [CardShape, string][] = [
  ["wide", "Wide picture"],
  ["tall", "Tall picture"],
];

import Copy from "icon:copy";
import Dices from "icon:dices";
import Download from "icon:download";
import Share2 from "icon:share-2";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { MemeCaption } from "#contract/meme.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { saveFile } from "../../canvas/save-file.ts";
import { makeMeme, memeStore } from "../../stores/memes.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { LoadingScreen } from "../../ui/spinner.tsx";
import { drawMeme, MEME_SIDE } from "./draw-meme.ts";
import { type Figure, useFigures } from "./use-figures.ts";

/** Makes a picture with a caption of the token that was chosen for it. */
export function MemeDialog() {
  const token = useStore(memeStore, (state) => state.token);
  return (
    <Dialog
      open={token !== null}
      onClose={() => makeMeme(null)}
      title="Make a meme"
      description={token && `Of ${token.name}. It is drawn on this device and sent nowhere.`}
      wide
    >
      {token && <MemeMaker token={token} />}
    </Dialog>
  );
}

function MemeMaker({ token }: { token: SavedToken }) {
  const found = useFigures(token);
  if (!found) return <LoadingScreen />;
  if (found.figures.length === 0)
    return <p className="py-8 text-center text-muted">{sentences.memes.noPicture}</p>;
  return <Maker token={token} {...found} />;
}

/** Grounds to stand on. */
const grounds = [
  ["Mint", "#7fe3c3"],
  ["Sky", "#6cb8f5"],
  ["Sun", "#ffce4a"],
  ["Rose", "#ff8fa8"],
  ["Violet", "#8f7bf0"],
  ["Paper", "#f1e9da"],
] as const;

interface MakerProps {
  token: SavedToken;
  figures: readonly Figure[];
  captions: readonly MemeCaption[];
  isAlone: boolean;
}

function Maker({ token, figures, captions, isAlone }: MakerProps) {
  const deps = useDeps();
  const poseOf = (name: string | undefined) =>
    Math.max(
      0,
      figures.findIndex((figure) => figure.name === name),
    );
  const [next, setNext] = useState(1);
  const [words, setWords] = useState<readonly [string, string]>(captions[0]?.words ?? ["gm", token.name]);
  const [poses, setPoses] = useState(
    () => [poseOf(captions[0]?.poses[0]), poseOf(captions[0]?.poses[1])] as const,
  );
  const [isTwo, setTwo] = useState(captions[0]?.poses.length === 2);
  const [ground, setGround] = useState<string>(grounds[0][1]);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    const [first, second] = poses.map((at) => figures[at]?.image);
    if (!context || !first) return;
    const face = getComputedStyle(document.body).getPropertyValue("--font-display");
    const draw = () =>
      drawMeme(context, { pictures: isTwo ? [first, second ?? first] : [first], words, ground }, face);
    draw();
    // The first time, the letters may still be on their way.
    void document.fonts.load(`700 80px ${face}`).then(draw);
  }, [figures, poses, words, isTwo, ground]);

  const takeNext = () => {
    const caption = captions[next % captions.length];
    if (!caption) return;
    setWords(caption.words);
    setPoses([poseOf(caption.poses[0]), poseOf(caption.poses[1])]);
    setTwo(caption.poses.length === 2);
    setGround(grounds[next % grounds.length]?.[1] ?? ground);
    setNext(next + 1);
  };
  const name = `${token.ticker.toLowerCase() || "token"}-meme.png`;
  const trying = (act: (picture: Blob) => unknown) => async () => {
    try {
      await act(await pictureOf(canvas.current));
    } catch {
      deps.toast.error(sentences.memes.failed, { id: "meme" });
    }
  };
  const share = (picture: Blob) =>
    navigator
      .share({ files: [new File([picture], name, { type: "image/png" })] })
      // The promise rejects when the user closes the sheet, which is no error.
      .catch(() => undefined);
  const copy = async (picture: Blob) => {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    deps.toast.success(sentences.memes.copied, { id: "meme" });
  };
  const setWord = (at: 0 | 1, text: string) => setWords(at === 0 ? [text, words[1]] : [words[0], text]);
  const setPose = (at: 0 | 1, pose: number) => setPoses(at === 0 ? [pose, poses[1]] : [poses[0], pose]);
  const labels = isTwo
    ? (["First words", "Second words"] as const)
    : (["Words above", "Words below"] as const);

  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="sticky -top-4 z-10 -mt-4 space-y-3 self-start bg-surface pb-2 pt-4">
        <canvas
          ref={canvas}
          width={MEME_SIDE}
          height={MEME_SIDE}
          role="img"
          aria-label={`Meme: ${words.join(" / ")}`}
          className="mx-auto aspect-square w-full max-w-[min(100%,32dvh)] rounded-xl border border-line md:max-w-none"
        />
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={trying((picture) => saveFile(picture, name))}>
            <Download className="size-4" aria-hidden="true" />
            Download
          </Button>
          {canShareFiles() && (
            <Button look="quiet" onClick={trying(share)}>
              <Share2 className="size-4" aria-hidden="true" />
              Share…
            </Button>
          )}
          {"ClipboardItem" in window && (
            <Button look="quiet" onClick={trying(copy)}>
              <Copy className="size-4" aria-hidden="true" />
              Copy
            </Button>
          )}
        </div>
      </div>
      <div className="space-y-5">
        {captions.length > 1 && (
          <Button look="quiet" className="w-full" onClick={takeNext} data-autofocus>
            <Dices className="size-4" aria-hidden="true" />
            Another idea
          </Button>
        )}
        {labels.map((label, at) => (
          <Field key={label} label={label}>
            {(ids) => (
              <input
                {...ids}
                className="field"
                value={words[at]}
                maxLength={LONGEST}
                onChange={(event) => setWord(at as 0 | 1, event.target.value)}
              />
            )}
          </Field>
        ))}
        <Choice
          label="Pictures"
          options={[
            ["One", !isTwo, () => setTwo(false)],
            ["Two", isTwo, () => setTwo(true)],
          ]}
        />
        <Poses
          label={isTwo ? "First picture" : "Picture"}
          figures={figures}
          chosen={poses[0]}
          onChoose={(pose) => setPose(0, pose)}
        />
        {isTwo && (
          <Poses
            label="Second picture"
            figures={figures}
            chosen={poses[1]}
            onChoose={(pose) => setPose(1, pose)}
          />
        )}
        {isAlone && <p className="text-sm text-muted">{sentences.memes.posesOffline}</p>}
        <fieldset>
          <legend className="mb-1.5 font-medium">Color</legend>
          <div className="flex flex-wrap gap-2">
            {grounds.map(([label, colour]) => (
              <button
                key={colour}
                type="button"
                aria-label={label}
                aria-pressed={ground === colour}
                onClick={() => setGround(colour)}
                style={{ background: colour }}
                className={swatch}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

const LONGEST = 120;
const chosenOne = "aria-pressed:outline-3 aria-pressed:outline-accent aria-pressed:outline-offset-2";
const swatch = classNames("size-11 rounded-[10px] border border-line", chosenOne);

interface ChoiceProps {
  label: string;
  options: readonly (readonly [name: string, isChosen: boolean, choose: () => void])[];
}

function Choice({ label, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex gap-2">
        {options.map(([name, isChosen, choose]) => (
          <Button
            key={name}
            look="quiet"
            aria-pressed={isChosen}
            onClick={choose}
            className="aria-pressed:border-accent aria-pressed:bg-raised"
          >
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface PosesProps {
  label: string;
  figures: readonly Figure[];
  chosen: number;
  onChoose(at: number): void;
}

function Poses({ label, figures, chosen, onChoose }: PosesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {figures.map(({ name, image }, at) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            className={classNames(
              "size-16 overflow-hidden rounded-[10px] border border-line bg-raised p-1",
              chosenOne,
            )}
          >
            <img src={image.src} alt="" className="size-full object-contain" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const canShareFiles = (): boolean =>
  navigator.canShare?.({ files: [new File([], "meme.png", { type: "image/png" })] }) ?? false;

const pictureOf = (canvas: HTMLCanvasElement | null): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas
      ? canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture."))), "image/png")
      : reject(new Error("No canvas.")),
  );

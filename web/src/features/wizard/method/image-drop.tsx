import ImageUp from "icon:image-up";
import X from "icon:x";
import { type DragEvent, useEffect, useId, useState } from "react";
import { useDeps } from "../../../app/load-deps.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { chooseImage, dropImage } from "../choose-image.ts";

interface ImageDropProps {
  image: File | null;
  error: string | null;
  /** True if the form was submitted without an image. */
  missing: boolean;
}

const firstImage = (files: FileList | undefined | null): File | undefined => files?.[0];

/** The image of a manual token: chosen, dropped here, or pasted anywhere on the page. */
export function ImageDrop({ image, error, missing }: ImageDropProps) {
  const deps = useDeps();
  const note = useId();
  const [over, setOver] = useState(false);
  const src = useObjectUrl(image);
  const wrong = error || (missing && "Please choose an image.");
  const take = (file: File | undefined) => file && void chooseImage(deps, file);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = firstImage(event.clipboardData?.files);
      if (!file) return;
      event.preventDefault();
      void chooseImage(deps, file);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [deps]);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(firstImage(event.dataTransfer.files));
  };
  return (
    <div>
      <label
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          "relative grid aspect-square w-full cursor-pointer place-items-center overflow-hidden rounded-[14px] border-2 border-dashed text-center hover:bg-raised",
          "has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-accent-ink",
          over ? "border-accent bg-raised" : wrong ? "border-bad" : "border-line-strong",
          "mx-auto max-w-80",
        )}
      >
        <span className={src ? "sr-only" : "grid justify-items-center gap-2 px-6"}>
          <ImageUp className="size-10 text-muted" aria-hidden="true" />
          <span className="font-medium">Image</span>
          <span className="text-sm text-muted">Drop it here, paste it, or choose a file</span>
        </span>
        {src && <img src={src} alt="What your token will look like" className="size-full object-cover" />}
        <input
          type="file"
          accept="image/*"
          aria-describedby={note}
          aria-invalid={wrong ? true : undefined}
          onChange={(event) => {
            take(firstImage(event.target.files));
            // So that the same file can be chosen again.
            event.target.value = "";
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <div className="mx-auto mt-2 flex max-w-80 flex-wrap items-center justify-between gap-2">
        <p
          id={note}
          role={error ? "alert" : undefined}
          className={classNames("grow text-sm", wrong ? "text-bad" : "text-muted")}
        >
          {wrong || (image ? image.name : "Any image, up to 10MB")}
        </p>
        {image && (
          <Button look="plain" className="px-2" onClick={() => void dropImage(deps)}>
            <X className="size-4" aria-hidden="true" />
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}

/** An address for a file while it is shown. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

import { Dialog } from "./dialog.tsx";

interface ImageViewerProps {
  image: { src: string; alt: string } | null;
  onClose: () => void;
}

export function ImageViewer({ image, onClose }: ImageViewerProps) {
  return (
    <Dialog open={image !== null} onClose={onClose} title={image?.alt ?? ""} wide>
      {image && <img src={image.src} alt={image.alt} className="mx-auto max-h-[70dvh] rounded-lg" />}
    </Dialog>
  );
}

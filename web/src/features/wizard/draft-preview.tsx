import type { ReactNode } from "react";
import { PageFrame } from "../../ui/page-frame.tsx";
import { framed, SiteCanvas } from "./site-canvas.tsx";

interface DraftPreviewProps {
  /** Null until it is rendered; empty if it cannot be. */
  page: string | null;
  title: string;
  note: ReactNode;
  actions?: ReactNode;
}

/** The website as this device renders it, without the server. It follows the choices beside it. */
export function DraftPreview({ page, title, note, actions }: DraftPreviewProps) {
  const frame = page && <PageFrame page={page} title={title} className={framed} />;
  return (
    <SiteCanvas actions={actions} note={note}>
      {page === null ? <div className="skeleton grow rounded-none" /> : frame}
    </SiteCanvas>
  );
}

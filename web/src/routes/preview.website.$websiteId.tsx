import { createFileRoute } from "@tanstack/react-router";
import { PreviewScreen } from "../features/websites/preview-screen.tsx";

export const Route = createFileRoute("/preview/website/$websiteId")({ component: PreviewPage });

function PreviewPage() {
  return <PreviewScreen websiteId={Route.useParams().websiteId} />;
}

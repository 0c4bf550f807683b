import { createFileRoute } from "@tanstack/react-router";
import { EditorScreen } from "../features/site-editor/editor-screen.tsx";

export const Route = createFileRoute("/_signed-in/edit/$websiteId")({ component: EditPage });

function EditPage() {
  return <EditorScreen websiteId={Route.useParams().websiteId} />;
}

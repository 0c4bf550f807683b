import { createFileRoute } from "@tanstack/react-router";
import { GalleryScreen } from "../features/gallery/gallery-screen.tsx";

export const Route = createFileRoute("/gallery")({ component: GalleryScreen });

import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../screens/about/about-screen.tsx";

export const Route = createFileRoute("/about")({ component: AboutScreen });

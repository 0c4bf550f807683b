import { createFileRoute } from "@tanstack/react-router";
import { HowItWorksScreen } from "../features/about/how-it-works-screen.tsx";

export const Route = createFileRoute("/how-it-works")({ component: HowItWorksScreen });

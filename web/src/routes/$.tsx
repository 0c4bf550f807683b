import { createFileRoute } from "@tanstack/react-router";
import { goHome } from "./-go-home.ts";

/** Any other path leads home. */
export const Route = createFileRoute("/$")({ beforeLoad: goHome });

import { createFileRoute } from "@tanstack/react-router";
import { goHome } from "./-go-home.ts";

/** Any other path leads to the home page. */
export const Route = createFileRoute("/$")({ beforeLoad: goHome });

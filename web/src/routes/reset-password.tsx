import { createFileRoute } from "@tanstack/react-router";
import { goHome } from "./-go-home.ts";

export const Route = createFileRoute("/reset-password")({ beforeLoad: goHome });

import { createFileRoute } from "@tanstack/react-router";
import { goHome } from "./-go-home.ts";

export const Route = createFileRoute("/login")({ beforeLoad: goHome });

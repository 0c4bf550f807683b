import { createFileRoute } from "@tanstack/react-router";
import { gemsRoute } from "../features/tokens/gems-route.ts";
import { MyGemsScreen } from "../features/tokens/my-gems-screen.tsx";

export const Route = createFileRoute("/_signed-in/dashboard")({
  ...gemsRoute,
  component: MyGemsScreen,
});

import { createFileRoute } from "@tanstack/react-router";
import { gemsSearch } from "../screens/my-gems/gems-search.ts";
import { MyGemsScreen } from "../screens/my-gems/my-gems-screen.tsx";

export const Route = createFileRoute("/_signed-in/my-gems")({
  validateSearch: gemsSearch,
  component: MyGemsScreen,
});

import { createFileRoute } from "@tanstack/react-router";
import { MyGemsScreen } from "../screens/my-gems/my-gems-screen.tsx";

export const Route = createFileRoute("/_signed-in/my-gems")({ component: MyGemsScreen });

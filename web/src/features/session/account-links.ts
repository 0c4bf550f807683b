import { LifeBuoy, Settings, UserRound } from "lucide-react";

/** Where the account's menus lead. */
export const accountLinks = [
  { to: "/profile", label: "Profile", Icon: UserRound },
  { to: "/settings", label: "Settings", Icon: Settings },
  { to: "/support", label: "Support", Icon: LifeBuoy },
] as const;

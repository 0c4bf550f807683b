import CircleHelp from "icon:circle-help";
import FileText from "icon:file-text";
import Gem from "icon:gem";
import House from "icon:house";
import Images from "icon:images";
import Info from "icon:info";
import LifeBuoy from "icon:life-buoy";
import Mail from "icon:mail";
import Settings from "icon:settings";
import ShieldCheck from "icon:shield-check";
import Sparkles from "icon:sparkles";
import UserRound from "icon:user-round";
import type { Command } from "./command.ts";

type PageCommand = Omit<Command, "run"> & { to: string };

const page = (
  to: string,
  title: string,
  picture: Command["picture"],
  more: Partial<Command> = {},
): PageCommand => ({
  id: `page:${to}`,
  kind: "Page",
  to,
  title,
  picture,
  ...more,
});

const own: readonly PageCommand[] = [
  page("/dashboard", "My Gems", Gem, { words: "dashboard|tokens|list", keys: ["g", "d"] }),
  page("/create", "Generate", Sparkles, { words: "create|wizard", keys: ["g", "c"] }),
  page("/profile", "Profile", UserRound, { words: "name|account" }),
  page("/settings", "Settings", Settings, {
    words: "wallets|sessions|devices|currency|log out",
    keys: ["g", "s"],
  }),
  page("/support", "Support", LifeBuoy, { words: "help|questions|faq" }),
];

const everybodys: readonly PageCommand[] = [
  page("/", "Home", House, { words: "start" }),
  page("/gallery", "Gallery", Images, { words: "launched|tokens|newest" }),
  page("/how-it-works", "How It Works", CircleHelp, { words: "help|steps" }),
  page("/about", "About", Info),
  page("/contact", "Contact", Mail, { words: "write|message|email" }),
  page("/terms", "Terms", FileText, { words: "legal|service" }),
  page("/privacy", "Privacy", ShieldCheck, { words: "legal|data" }),
];

export const pages = (signedIn: boolean): readonly PageCommand[] =>
  signedIn ? [...own, ...everybodys] : everybodys;

import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { createAppRouter } from "./app-router.ts";

/** The home page as a stranger sees it first, as markup. Runs at build, in Node. */
export async function renderHome(): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ["/"] }));
  await router.load();
  const markup = renderToString(<RouterProvider router={router} />);
  // What is fetched later leaves marks for a hydration that does not happen here.
  return markup.replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>/g, "");
}

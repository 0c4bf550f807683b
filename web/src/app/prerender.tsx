import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { paintedFile, publicPages } from "#contract/pages.ts";
import { today } from "../features/legal/today.ts";
import { createAppRouter } from "./app-router.ts";
import { keepEarlyEvents } from "./standing/early-events.ts";
import { earlyTypes } from "./standing/standing-page.ts";

export interface PaintedPage {
  /** Path of the file in the built app's folder. */
  file: string;
  /** Markup for the head: title and description. */
  head: string;
  body: string;
}

/** The markup of each public page as a first-time visitor sees it. Runs at build, in Node. */
export const paintPages = (): Promise<PaintedPage[]> =>
  Promise.all(
    publicPages.map(async (path) => {
      const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
      await router.load();
      const [head, body] = parted(renderToString(<RouterProvider router={router} />));
      return { file: paintedFile(path), head, body: dated(body) };
    }),
  );

/** React leaves markers for parts that load later. Nothing hydrates this markup, so they are removed. */
const marks = /<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>/g;
const words = /<title>[\s\S]*?<\/title>|<meta name="description"[^>]*>/g;

function parted(markup: string): [head: string, body: string] {
  const clean = markup.replace(marks, "");
  const head = clean.match(words) ?? [];
  if (head.length !== 2 || !clean.includes("<h1"))
    throw new Error(`A public page was not painted whole: ${clean.slice(0, 300)}`);
  return [head.join(""), clean.replace(words, "")];
}

/**
 * Visitors read the page on another day than the build's: a small script sets today's date before the first paint.
 */
const dated = (body: string): string =>
  body.replace(
    /<span data-today[^>]*>[^<]*<\/span>/g,
    (span) => `${span}<script>document.currentScript.previousSibling.textContent=(${today})()</script>`,
  );

/** The script that a prerendered page has in place of the app's first one, which it loads. */
export const earlyScript = (path: string): string =>
  `(${keepEarlyEvents})(${JSON.stringify(path)},${JSON.stringify(earlyTypes())});`;

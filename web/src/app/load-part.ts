/** Scripts that are here already, or on their way. */
const known = new Set<string>();

/**
 * Each `import()` of the built app comes here, with the paths of the files that it needs (vite.config.ts). A browser keeps
 * an import failed until the page is loaded anew. So without a network the scripts are fetched first, which can be
 * tried again: the service worker may have them. Each page has all styles.
 */
export async function loadPart<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const scripts = files.filter((file) => file.endsWith(".js"));
  const unknown = scripts.filter((script) => !known.has(script));
  try {
    if (navigator.onLine) unknown.forEach(preload);
    else await Promise.all(unknown.map((script) => fetch(`/${script}`)));
    const part = await load();
    for (const script of scripts) known.add(script);
    return part;
  } catch (payload) {
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    throw payload;
  }
}

function preload(script: string): void {
  known.add(script);
  const { head } = document;
  head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: `/${script}` }));
}

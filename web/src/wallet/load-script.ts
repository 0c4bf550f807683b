const loading = new Map<string, Promise<boolean>>();

/** Loads a wallet's script once. A script that cannot be had is a wallet that is not there: false, never a rejection. */
export function loadScript(url: string, timeoutMs = 5_000): Promise<boolean> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    const give = () => {
      clearTimeout(late);
      loading.delete(url);
      script.remove();
      resolve(false);
    };
    script.src = url;
    const late = setTimeout(give, timeoutMs);
    script.onerror = give;
    script.onload = () => {
      clearTimeout(late);
      resolve(true);
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

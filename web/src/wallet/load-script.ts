const loading = new Map<string, Promise<void>>();

/** Loads a wallet's script once. A script that cannot be had is a wallet that is not there: it never rejects. */
export function loadScript(url: string, timeoutMs = 5_000): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement("script");
    const give = () => {
      loading.delete(url);
      script.remove();
      resolve();
    };
    script.src = url;
    script.onload = () => resolve();
    script.onerror = give;
    setTimeout(resolve, timeoutMs);
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

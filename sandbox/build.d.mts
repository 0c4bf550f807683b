/** Bundles the sandbox: `outDir/main.js` for Node, and the browser's files under `outDir/public`. */
export function buildSandbox(options: { outDir: string }): Promise<void>;

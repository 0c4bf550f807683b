// Bun's own server with the page in brotli, made once and kept in memory: `bun rival-bun.mjs PORT FOLDER`.
const [, , port, folder] = process.argv;
const page = new Response(await globalThis.Bun.file(`${folder}/index.html.br`).bytes(), {
  headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br", Vary: "Accept-Encoding" },
});
globalThis.Bun.serve({ port: Number(port), hostname: "127.0.0.1", routes: { "/": page } });

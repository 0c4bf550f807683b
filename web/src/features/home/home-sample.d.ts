/** What the composer made at build (tooling/home-sample.ts). */
declare module "made:home-sample" {
  const sample: { idea: string; name: string; ticker: string; narrative: string };
  // biome-ignore lint/style/noDefaultExport: who imports it names it.
  export default sample;
}

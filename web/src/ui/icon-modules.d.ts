/** One of Lucide's icons by its name, made by `tooling/icons.ts`. */
declare module "icon:*" {
  const icon: import("./icon.tsx").Icon;
  // biome-ignore lint/style/noDefaultExport: who imports an icon names it.
  export default icon;
}

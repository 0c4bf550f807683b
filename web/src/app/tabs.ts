export const tabs = [
  { to: "/dashboard", label: "Dashboard", paths: ["/dashboard", "/my-gems"] },
  { to: "/create", label: "Generate", paths: ["/create"] },
] as const;

/** A tab is active when the path starts with it; My Gems has two paths. */
export const isActive = (tab: (typeof tabs)[number], path: string): boolean =>
  tab.paths.some((each) => path.startsWith(each));

export const tabs = [
  { to: "/dashboard", label: "Dashboard", paths: ["/dashboard", "/my-gems"] },
  { to: "/create", label: "Generate", paths: ["/create"] },
] as const;

/** A tab is active if the path starts with its path; My Gems has two. */
export const isActive = (tab: (typeof tabs)[number], path: string): boolean =>
  tab.paths.some((each) => path.startsWith(each));

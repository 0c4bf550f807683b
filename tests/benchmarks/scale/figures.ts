/** What the simulation replays. Times are in milliseconds, and sizes in bytes. */
export interface Figures {
  sites: number;
  /** Visits of a site on its one day, on average; Zipf's law says which site. */
  visitsPerSite: number;
  zipf: number;
  /** How much more there is at the busiest hour than on average. */
  peak: number;
  /** Requests of a visit that reach a server: the page and its pictures. */
  requestsPerVisit: number;
  bytesPerSite: number;
  /** Of the sites that go live, those that are new; the others are renewed. */
  newSites: number;
  /** For each site that goes live: sessions that are renewed, and lists that are asked for again. */
  refreshesPerSite: number;
  listsPerSite: number;
  cacheBytes: number;
  /** Of the server's own thread. */
  hit: number;
  miss: number;
  list: number;
  refresh: number;
  renewal: number;
  newSite: number;
  /** Of the same, for each commit beyond what SQLite's takes. */
  asking: number;
  /** The longest it works on one request before it answers others. */
  slice: number;
  /** Of the processes that draw and compress, for a new site. */
  drawing: number;
  drawers: number;
  /** New sites that a server works on or lets wait; above that it answers 503. */
  places: number;
  /** Until the bucket, and until the database, has answered. */
  bucket: number;
  network: number;
  commit: number;
  /** Of the database's processor. */
  databaseOf: { list: number; commit: number };
  commitsOf: { newSite: number; renewal: number; refresh: number };
  /** For a row of counted views: at most one a visit. */
  viewRow: number;
}

/** Measured, on PostgreSQL: `docs/performance.md` and `docs/costs.md`. What is assumed is named in `docs/scale.md`. */
export const figures: Figures = {
  sites: 1_000_000,
  visitsPerSite: 100,
  zipf: 1,
  peak: 3,
  requestsPerVisit: 3,
  bytesPerSite: 86_000,
  newSites: 0.3,
  refreshesPerSite: 4,
  listsPerSite: 12,
  cacheBytes: 96 * 2 ** 20,
  hit: 0.014,
  miss: 0.145,
  list: 1.4,
  refresh: 2,
  renewal: 28,
  newSite: 86 + 3 + 47 + 182,
  asking: 2.5 - 0.7,
  slice: 9,
  drawing: 371 + 323 + 404,
  drawers: 2,
  places: 84,
  bucket: 25,
  network: 0.5,
  commit: 0.27,
  databaseOf: { list: 0.9, commit: 1.5 },
  commitsOf: { newSite: 6, renewal: 3, refresh: 1 },
  viewRow: 0.02,
};

const DAY = 86_400;

/** Requests a second at the busiest hour, over all servers. */
export function ratesOf(f: Figures) {
  const goLive = (f.sites / DAY) * f.peak;
  const visits = goLive * f.visitsPerSite;
  return {
    visits,
    newSites: goLive * f.newSites,
    renewals: goLive * (1 - f.newSites),
    refreshes: goLive * f.refreshesPerSite,
    lists: goLive * f.listsPerSite,
    megabits: (visits * f.bytesPerSite * 8) / 1e6,
  };
}

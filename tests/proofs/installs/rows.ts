/** A stock Node and an npm: ranges, of which the newest version is fetched. */
export interface Row {
  node: string;
  npm: string;
}

/** The npm that the newest Node of each line ships, as its change log says, and one older and one newer. */
const rows: readonly Row[] = [
  { node: "20", npm: "10.8.2" },
  { node: "22", npm: "10.9.9" },
  // Node 24 shipped it when it became a long-term release.
  { node: "24", npm: "11.6" },
  { node: "24", npm: "11.19.0" },
  { node: "26", npm: "11.19.1" },
  // No Node ships it yet; `npm install -g npm` brings it.
  { node: "26", npm: "12.2.0" },
];

/** All rows, or those that are named: "22" is a Node with each of its npms, "26/12" is one npm. */
export function chooseRows(only?: string): readonly Row[] {
  const wanted = only?.split(",") ?? [];
  const chosen = wanted.map((each) => rows.filter((row) => isMeant(row, each)));
  const unknown = wanted.find((_, index) => chosen[index]?.length === 0);
  if (unknown !== undefined) {
    const names = rows.map(({ node, npm }) => `${node}/${npm}`).join(", ");
    throw new Error(`There is no row "${unknown}". The rows are ${names}.`);
  }
  return only === undefined ? rows : rows.filter((row) => chosen.flat().includes(row));
}

const isMeant = ({ node, npm }: Row, wanted: string) =>
  wanted === node || `${node}/${npm}.`.startsWith(`${wanted}.`);

/** A change to `package.json` with which an installation has to fail, and what is read then. */
export interface InjectedFault extends Row {
  title: string;
  spoil(manifest: Manifest): void;
  expected: RegExp;
}

export interface Manifest {
  overrides: Record<string, unknown>;
  allowScripts?: unknown;
}

export const injectedFaults: readonly InjectedFault[] = [
  {
    node: "20",
    npm: "10.8.2",
    title: "without the override of typescript",
    spoil: ({ overrides }) => {
      delete overrides.typescript;
    },
    expected: /ERESOLVE could not resolve/,
  },
  {
    node: "20",
    npm: "10.8.2",
    title: "without the override of utf-8-validate",
    spoil: ({ overrides }) => {
      delete overrides["utf-8-validate"];
    },
    expected: /Missing: utf-8-validate@\S+ from lock file/,
  },
  {
    node: "26",
    npm: "12.2.0",
    title: "without allowScripts",
    spoil: (manifest) => {
      delete manifest.allowScripts;
    },
    expected: /SQLite is not built: npm is set to run no install scripts/,
  },
];

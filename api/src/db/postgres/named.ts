/**
 * A database's address with the name of its connections, by which a move knows whether servers run. It is set in the
 * address, since a name there would win over the driver's option.
 */
export function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set("application_name", name);
  return address.href;
}

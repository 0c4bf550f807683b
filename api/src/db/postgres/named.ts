/**
 * A database's address with the name that a connection has there, by which a move knows whether servers run. What the
 * address itself says goes before what the driver is told.
 */
export function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set("application_name", name);
  return address.href;
}

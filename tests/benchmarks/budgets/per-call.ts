/** Microseconds of this process's CPU that one call takes, as the mean of so many in a row. */
export async function perCall(call: () => unknown, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let left = times; left > 0; left--) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

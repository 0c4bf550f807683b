/** One line for each thing tried; the proof counts them. */
export async function check(what, attempt) {
  try {
    await attempt();
    console.log(`ok ${what}`);
  } catch (error) {
    console.log(`FAILS ${what}: ${String(error?.message ?? error).replaceAll("\n", " ")}`);
  }
}

/** The error that an attempt ends with; its success is a fault. */
export async function errorOf(attempt) {
  try {
    await attempt();
  } catch (error) {
    return error;
  }
  throw new Error("it went through");
}

/** The first of a subscription's notifications that is wanted, within ten seconds. */
export async function firstOf(notifications, wanted = () => true) {
  const late = AbortSignal.timeout(10_000);
  return Promise.race([
    (async () => {
      for await (const notification of notifications) if (wanted(notification)) return notification;
    })(),
    new Promise((_, reject) => late.addEventListener("abort", () => reject(new Error("no notification")))),
  ]);
}

import { productProcesses } from "./processes.ts";
import { type Product, startProduct } from "./product.ts";

/** A product whose plug can be pulled. */
export interface Power {
  product: Pick<Product, "url" | "dataDir" | "remove">;
  isOn(): boolean;
  /** SIGKILL to launcher, server and sandbox at once: none of them gets to say goodbye. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Starts, and cuts the power again after so many milliseconds, ready or not. */
  flicker(ms: number): Promise<void>;
}

export async function startPowered(env: Record<string, string> = {}): Promise<Power> {
  const product = await startProduct(env);
  let on = true;
  const cut = async () => {
    on = false;
    const [launcher] = productProcesses();
    // Stopped first, so that it begins nothing between the look and the kill.
    if (launcher) signal(launcher.pid, "SIGSTOP");
    for (const { pid } of productProcesses().reverse()) signal(pid, "SIGKILL");
    await product.kill();
  };
  const restore = async () => {
    await product.start();
    on = true;
  };
  const flicker = async (ms: number) => {
    const starting = product.start().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await cut();
    await starting;
  };
  return { product, isOn: () => on, cut, restore, flicker };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "data/sandbox" },
    public: { type: "string", default: "dist/sandbox/public" },
    port: { type: "string", default: "8899" },
    product: { type: "string", default: "Gemwright" },
    control: { type: "boolean", default: false },
    "follow-parent": { type: "boolean", default: false },
  },
});

const NO_VIRTUAL_MACHINE = 3;

main().catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const { startSandbox } = await loadSandbox();
  const sandbox = await startSandbox({
    data: values.data,
    public: values.public,
    port: Number(values.port),
    product: values.product,
    control: values.control,
    now: Date.now,
  });
  if (sandbox.notice) console.error(sandbox.notice);
  console.log(JSON.stringify({ ready: true, url: sandbox.url }));

  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    sandbox.close().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (values["follow-parent"]) {
    process.stdin.on("end", stop).on("close", stop).on("error", stop).resume();
  }
}

/** The virtual machine is a native library with no build for some platforms (Windows): say so and leave. */
async function loadSandbox() {
  try {
    await import("litesvm");
  } catch {
    console.error(
      `The sandbox needs litesvm, which has no build for ${process.platform} ${process.arch}; use Linux, macOS or WSL, or set SOLANA_NETWORK to devnet.`,
    );
    process.exit(NO_VIRTUAL_MACHINE);
  }
  return import("./sandbox.ts");
}

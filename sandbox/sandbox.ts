import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openChain } from "./chain/chain.ts";
import { claimDirectory } from "./chain/claim.ts";
import type { Now } from "./chain/slots.ts";
import { launchpadGenesis } from "./launchpad/genesis.ts";
import { controlRoutes } from "./server/control-routes.ts";
import { createFaults } from "./server/faults.ts";
import { type Route, serve } from "./server/http.ts";
import { pageRoutes } from "./server/page-routes.ts";
import { publicRoutes } from "./server/public-routes.ts";
import { rpcRoutes } from "./server/rpc-routes.ts";
import { tradeRoutes } from "./server/trade-routes.ts";
import { walletRoutes } from "./server/wallet-routes.ts";
import { serveWebsocket } from "./server/websocket.ts";

export interface SandboxOptions {
  /** Where the chain lives. */
  data: string;
  /** The browser files that `buildSandbox` made. */
  public: string;
  /** 0 takes any free port. */
  port: number;
  /** What the launchpad calls the product it belongs to. */
  product: string;
  /** Serve `/control/*`. */
  control: boolean;
  now: Now;
}

export interface Sandbox {
  url: string;
  /** What whoever started it should be told. */
  notice: string | undefined;
  close(): Promise<void>;
}

/** Beside this file, in the source as in the build. */
const PROGRAMS = new URL("./program/", import.meta.url);

/** Chain, trading service, launchpad and wallet on one port of 127.0.0.1. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const release = await claimDirectory(options.data);
  const chain = openChain({
    directory: options.data,
    now: options.now,
    genesis: launchpadGenesis(PROGRAMS),
  });
  const faults = createFaults();
  const routes: Route[] = [
    ...rpcRoutes(chain, faults),
    ...tradeRoutes(chain, faults),
    ...walletRoutes(chain),
    ...pageRoutes(chain, options.product),
    ...publicRoutes(options.public),
    ...(options.control ? controlRoutes(chain, faults) : []),
  ];
  const server = createServer((request, response) => {
    serve(routes, request, response).catch(() => response.destroy());
  });
  const endWebsocket = serveWebsocket(server, chain);
  const port = await listen(server, options.port);

  return {
    url: `http://127.0.0.1:${port}`,
    notice:
      chain.setAside &&
      `The launchpad's program has changed, so a new sandbox chain begins. The old one is in ${chain.setAside}.`,
    close: async () => {
      endWebsocket();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      chain.close();
      release();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

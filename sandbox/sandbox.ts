import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openChain } from "./chain/chain.ts";
import { claimDirectory } from "./chain/claim.ts";
import type { Genesis } from "./chain/genesis.ts";
import type { Now } from "./chain/slots.ts";
import { createCrowds } from "./launchpad/crowd.ts";
import { launchpadGenesis } from "./launchpad/genesis.ts";
import { controlRoutes } from "./server/control-routes.ts";
import { createFaults } from "./server/faults.ts";
import { type Route, serve } from "./server/http.ts";
import { pageRoutes } from "./server/page-routes.ts";
import { publicRoutes } from "./server/public-routes.ts";
import { rpcRoutes } from "./server/rpc-routes.ts";
import { tradeRoutes } from "./server/trade-routes.ts";
import { walletRoutes } from "./server/wallet-routes.ts";
import { createWebsocket } from "./server/websocket.ts";

export interface SandboxOptions {
  /** Where the chain lives. */
  data: string;
  /** The browser files that `buildSandbox` made. */
  public: string;
  /** 0 takes any free port. */
  port: number;
  /** What the launchpad calls the product it belongs to. */
  product: string;
  /** What stands in the genesis beside the launchpad's own. */
  accounts?: Genesis["accounts"];
  /** Serve `/control/*`. */
  control: boolean;
  now: Now;
}

export interface Sandbox {
  url: string;
  /** What its operator should know. */
  notice: string | undefined;
  close(): Promise<void>;
}

/** Beside this file, in the source as in the build. */
const PROGRAMS = new URL("./program/", import.meta.url);

/**
 * Chain, trading service, launchpad and wallet on one port of 127.0.0.1. The next port takes websockets too,
 * since that is where web3.js dials; where another process has it, the sandbox does without.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const release = await claimDirectory(options.data);
  const genesis = launchpadGenesis(PROGRAMS);
  const chain = openChain({
    directory: options.data,
    now: options.now,
    genesis: { ...genesis, accounts: [...genesis.accounts, ...(options.accounts ?? [])] },
  });
  const faults = createFaults(chain);
  const crowds = createCrowds(chain);
  const routes: Route[] = [
    ...rpcRoutes(chain, faults),
    ...tradeRoutes(chain, faults),
    ...walletRoutes(chain),
    ...pageRoutes(chain, crowds, options.product),
    ...publicRoutes(options.public),
    ...(options.control ? controlRoutes(chain, faults, options.product) : []),
  ];
  const server = createServer((request, response) => {
    serve(routes, request, response).catch(() => response.destroy());
  });
  const websocket = createWebsocket(chain);
  websocket.attach(server);
  const port = await listen(server, options.port);
  const second = createServer((_request, response) => refusePlain(response));
  websocket.attach(second);
  const isSecondOpen = await listen(second, port + 1).then(
    () => true,
    () => false,
  );

  return {
    url: `http://127.0.0.1:${port}`,
    notice: noticeOf([
      chain.setAside &&
        `The launchpad's program has changed, so a new sandbox chain was started. The old one is in ${chain.setAside}.`,
      !isSecondOpen &&
        `Port ${port + 1} is taken, so the sandbox's websocket is at ws://127.0.0.1:${port} alone.`,
    ]),
    close: async () => {
      websocket.close();
      faults.close();
      await Promise.all([server, ...(isSecondOpen ? [second] : [])].map(close));
      crowds.stop();
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

const noticeOf = (sentences: (string | false | undefined)[]) =>
  sentences.filter(Boolean).join("\n") || undefined;

function refusePlain(response: ServerResponse): void {
  response.writeHead(426, { "content-type": "text/plain; charset=utf-8" });
  response.end("This port accepts only websockets.");
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

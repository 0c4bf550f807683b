import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

interface RawRequest {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Asks a real server with a Host header of one's own: `fetch` cannot. */
export const askHost = (port: number, host: string, raw: RawRequest = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { method = "GET", path = "/", headers = {} } = raw;
    const asked = request(
      // On a connection of its own: the server may close one that waits just as it is used again.
      { host: "127.0.0.1", port, method, path, headers: { ...headers, host }, agent: false },
      (answer) => {
        answer.toArray().then((parts: Buffer[]) => {
          const { statusCode: status = 0 } = answer;
          resolve({ status, headers: answer.headers, bytes: Buffer.concat(parts) });
        }, reject);
      },
    );
    asked.on("error", reject).end();
  });

/** Runs a listener on a free port for as long as `use` takes. */
export async function withServer<T>(
  listener: RequestListener,
  use: (port: number) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

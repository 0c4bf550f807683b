import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Random } from "../../../composer/seeded/random.ts";

/**
 * Where a wire is cut: at some byte of the request, after all of it and before the answer, at some byte of
 * the answer.
 */
const places = ["request", "before the answer", "answer"] as const;
type Place = "connecting" | (typeof places)[number];

export interface Wire {
  url: string;
  cuts: Record<Place, number>;
  lead(port: number): void;
  /** From now on a share of the exchanges is cut; none where it is nought. */
  cut(share: number): void;
  close(): void;
}

/** About what headers and a small body are, in bytes. */
const REQUEST = 1_600;
const ANSWER = 1_500;

/** A TCP connection between a browser and a server that is cut in the middle of what it carries. */
export async function openWire(random: Random): Promise<Wire> {
  let port = 0;
  let share = 0;
  const cuts: Wire["cuts"] = { connecting: 0, request: 0, "before the answer": 0, answer: 0 };
  const open = new Set<Socket>();
  const draw = () => (random.boolean(share) ? random.pick(places) : null);

  const server = createServer((near) => {
    if (random.boolean(share / 4)) {
      cuts.connecting++;
      return void near.resetAndDestroy();
    }
    const far = connect(port, "127.0.0.1");
    let place: Place | null = null;
    let left = 0;
    let isAnswering = true;
    const sever = (where: Place) => {
      cuts[where]++;
      for (const socket of [near, far]) {
        if (random.boolean(0.5)) socket.resetAndDestroy();
        else socket.destroy();
      }
    };
    near.on("data", (chunk) => {
      if (isAnswering) {
        // One exchange after another goes over a connection: each is cut or not by itself.
        isAnswering = false;
        place = draw();
        left = place === "request" ? random.between(0, REQUEST) : random.between(1, ANSWER);
      }
      if (place !== "request" || chunk.length < left) {
        far.write(chunk);
        if (place === "request") left -= chunk.length;
      } else far.write(chunk.subarray(0, left), () => sever("request"));
    });
    far.on("data", (chunk) => {
      isAnswering = true;
      if (place === "before the answer") return sever("before the answer");
      if (place !== "answer" || chunk.length < left) {
        near.write(chunk);
        if (place === "answer") left -= chunk.length;
      } else near.write(chunk.subarray(0, left), () => sever("answer"));
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cuts,
    lead: (to) => {
      port = to;
    },
    cut: (of) => {
      share = of;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Guard, publicInternet } from "./guard.ts";
import { createOutside } from "./outside.ts";
import { isPublicAddress } from "./public-address.ts";

const PUBLIC = "93.184.216.34";
const LIMIT = 64 * 1024;
const limits = { maxBytes: LIMIT, deadline: 5_000 };

/**
 * The server that nobody may reach, and one that stands for the internet: it alone is let through, by its
 * port.
 */
let inside: { port: number; hits: number };
let outsidePort = 0;
let answer: RequestListener = (_request, response) => response.end("hello");
const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  inside = { port: 0, hits: 0 };
  inside.port = await listen((_request, response) => {
    inside.hits++;
    response.end("secret");
  });
  outsidePort = await listen((request, response) => answer(request, response));
});
afterEach(() => {
  answer = (_request, response) => response.end("hello");
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** Real rules for addresses, on every port; names are what `names` says, looked up each time. */
const guardOf = (names: Record<string, string[] | (() => string[])> = {}): Guard => ({
  resolve: async (name) => {
    const found = names[name] ?? [];
    return typeof found === "function" ? found() : found;
  },
  mayReach: (address, port) => port === outsidePort || isPublicAddress(address),
});

const reach = (url: string, names?: Parameters<typeof guardOf>[0]) =>
  createOutside(guardOf(names), limits).fetch(url);
const forbidden = { kind: "failed", reason: "forbidden" };

describe("addresses that this server does not go to", () => {
  const at = (host: string) => `http://${host}:${inside.port}/`;

  it.each([
    ...["127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001"],
    ...["0", "0.0.0.0", "127.255.255.254", "127.0.0.1.", "10.0.0.1", "172.16.0.1", "172.31.255.255"],
    ...["192.168.1.1", "169.254.169.254", "0xa9fea9fe", "100.64.0.1", "100.100.100.200", "168.63.129.16"],
    ...["192.0.0.192", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "192.88.99.1", "224.0.0.1"],
    ...["240.0.0.1", "255.255.255.255", "①②⑦.⓪.⓪.①", "１２７.０.０.１", "127。0。0。1", "%31%32%37.0.0.1"],
    ...["[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]"],
    ...["[fe80::1]", "[fec0::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[64:ff9b::7f00:1]"],
    ...[
      "[64:ff9b:1::1]",
      "[2002:7f00:1::]",
      "[2001::1]",
      "[2001:2::1]",
      "[2001:db8::1]",
      "[3fff::1]",
      "[100::1]",
    ],
  ])("%s", async (host) => {
    expect(await reach(at(host))).toEqual(forbidden);
    expect(inside.hits).toBe(0);
  });

  it.each([
    ["localhost", ["127.0.0.1", "::1"]],
    ["localhost.", ["127.0.0.1"]],
    ["rebound.example", ["127.0.0.1"]],
    ["mixed.example", [PUBLIC, "127.0.0.1"]],
    ["mapped.example", ["::ffff:127.0.0.1"]],
    ["zoned.example", ["fe80::1%lo"]],
    ["metadata.example", ["169.254.169.254"]],
    ["nonsense.example", ["not an address"]],
  ])("the name %s where it leads to %j", async (name, addresses) => {
    expect(await reach(at(name), { [name]: addresses })).toEqual(forbidden);
    expect(inside.hits).toBe(0);
  });

  it.each([
    ...["file:///etc/passwd", "gopher://127.0.0.1:70/_", "ftp://example.com/", "data:,x", "javascript:1"],
    ...[
      "blob:http://example.com/1",
      "ipfs://bafy",
      "//example.com",
      "example.com",
      "",
      "http://",
      "http://exa mple",
    ],
    ...["http://user@example.com/", "http://user:secret@example.com/", "http://example.com:80:80/"],
  ])("%s", async (url) => {
    expect(await reach(url)).toEqual(forbidden);
  });

  it("what stands before an @, or behind a backslash, is not the host", async () => {
    expect(await reach(`http://${PUBLIC}@127.0.0.1:${inside.port}/`)).toEqual(forbidden);
    expect(await reach(`http://127.0.0.1:${inside.port}\\@${PUBLIC}/`)).toEqual(forbidden);
    expect(inside.hits).toBe(0);
  });

  it("a name that is public when first asked and private after", async () => {
    let asked = 0;
    const names = { "rebinding.example": () => (asked++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]) };
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://rebinding.example:${inside.port}/` }).end();
    expect(await reach(`http://rebinding.example:${outsidePort}/`, names)).toEqual(forbidden);
    expect([asked, inside.hits]).toEqual([2, 0]);
  });

  it("ports other than the web's", () => {
    expect([80, 443].map((port) => publicInternet.mayReach(PUBLIC, port))).toEqual([true, true]);
    for (const port of [22, 25, 6379, 8080, 8899]) expect(publicInternet.mayReach(PUBLIC, port)).toBe(false);
    expect(publicInternet.mayReach("10.0.0.1", 80)).toBe(false);
  });

  it.each([
    PUBLIC,
    "1.1.1.1",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.255.255",
    "2606:4700::1111",
    "2a00:1450::1",
  ])("but %s is one of the public internet", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("redirects", () => {
  const to = (location: string, status = 302) => {
    answer = (_request, response) => response.writeHead(status, { location }).end("moved");
  };
  const begin = () => reach(`http://127.0.0.1:${outsidePort}/`);

  it.each([301, 302, 303, 307, 308])("with %i do not lead inside", async (status) => {
    to(`http://127.0.0.1:${inside.port}/`, status);
    expect(await begin()).toEqual(forbidden);
    for (const location of ["http://2130706433:1/", "file:///etc/passwd", "//[::1]:1/", "gopher://x/"]) {
      to(location, status);
      expect(await begin()).toEqual(forbidden);
    }
    expect(inside.hits).toBe(0);
  });

  it("are followed three times and not a fourth", async () => {
    const hops = (most: number): RequestListener => {
      let left = most;
      return (_request, response) =>
        left-- > 0 ? response.writeHead(302, { location: "/next" }).end() : response.end("there");
    };
    answer = hops(3);
    expect(await begin()).toEqual({ kind: "got", bytes: Buffer.from("there") });
    answer = hops(4);
    expect(await begin()).toEqual({ kind: "failed", reason: "redirects" });
  });

  it("need not have been read to the end", async () => {
    answer = (request, response) => {
      if (request.url !== "/") return response.end("there");
      return response.writeHead(302, { location: "/there" }).write("on and on");
    };
    expect((await begin()).kind).toBe("got");
  });

  it("without an address lead nowhere", async () => {
    answer = (_request, response) => response.writeHead(302).end();
    expect(await begin()).toEqual({ kind: "failed", reason: "status" });
  });
});

describe("an answer", () => {
  const begin = (own = limits) => createOutside(guardOf(), own).fetch(`http://127.0.0.1:${outsidePort}/`);

  it("is asked for by name, without cookies or a referrer", async () => {
    let host: string | undefined;
    let asked: string[] = [];
    answer = (request, response) => {
      asked = Object.keys(request.headers);
      host = request.headers.host;
      response.end("hello");
    };
    const names = { "far.example": ["127.0.0.1"] };
    expect((await reach(`http://far.example:${outsidePort}/`, names)).kind).toBe("got");
    expect(host).toBe(`far.example:${outsidePort}`);
    expect(asked.filter((name) => /cookie|referer|authorization|forward/.test(name))).toEqual([]);
  });

  it("is taken to the last byte that is allowed, and not one more", async () => {
    for (const [size, kind] of [
      [LIMIT, "got"],
      [LIMIT + 1, "failed"],
    ] as const) {
      answer = (_request, response) => response.end(Buffer.alloc(size));
      expect((await begin()).kind).toBe(kind);
      // Without a Content-Length, too.
      answer = (_request, response) => {
        response.write(Buffer.alloc(size - 1));
        response.end(Buffer.alloc(1));
      };
      expect((await begin()).kind).toBe(kind);
    }
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("packed with %s is unpacked, and counted", async (encoding, pack) => {
    const packed = (bytes: Buffer): RequestListener => {
      return (_request, response) =>
        response.writeHead(200, { "content-encoding": encoding }).end(pack(bytes));
    };
    answer = packed(Buffer.from("small"));
    expect(await begin()).toEqual({ kind: "got", bytes: Buffer.from("small") });
    answer = packed(Buffer.alloc(5_000_000));
    expect(await begin()).toEqual({ kind: "failed", reason: "too-large" });
  });

  it("packed in a way that nobody knows, or twice, is none", async () => {
    for (const encoding of ["zstd", "gzip, gzip"]) {
      answer = (_request, response) => response.writeHead(200, { "content-encoding": encoding }).end("x");
      expect(await begin()).toEqual({ kind: "failed", reason: "unreachable" });
    }
  });

  it("that is late, or never ends, is given up", async () => {
    const hurried = { ...limits, deadline: 300 };
    answer = () => undefined;
    expect(await begin(hurried)).toEqual({ kind: "failed", reason: "late" });
    answer = (_request, response) => {
      const drip = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(drip));
    };
    expect(await begin(hurried)).toEqual({ kind: "failed", reason: "late" });
  });

  it("of a name that is slow to look up is given up", async () => {
    const guard = { ...guardOf(), resolve: () => new Promise<string[]>(() => undefined) };
    const outside = createOutside(guard, { ...limits, deadline: 200 });
    expect(await outside.fetch("http://slow.example/")).toEqual({ kind: "failed", reason: "late" });
  });

  it("with a status other than 200 is none", async () => {
    answer = (_request, response) => response.writeHead(404).end("no");
    expect(await begin()).toEqual({ kind: "failed", reason: "status" });
  });

  it("of a name without addresses, or of nobody, is none", async () => {
    expect(await reach("http://nowhere.example/")).toEqual({ kind: "failed", reason: "unreachable" });
    const port = await listen(() => undefined);
    servers.pop()?.close();
    const guard = { ...guardOf(), mayReach: () => true };
    const dead = await createOutside(guard, limits).fetch(`http://127.0.0.1:${port}/`);
    expect(dead).toEqual({ kind: "failed", reason: "unreachable" });
  });
});

import { BlockList, isIP } from "node:net";

/** IPv4 ranges that are not public: IANA's special-purpose registry, and one cloud's metadata address. */
const closed4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/**
 * Of IPv6 only global unicast is allowed, which leaves out mapped, translated (NAT64), local and multicast
 * addresses.
 */
const open6 = ["2000::/3"];
/** Within it, protocols (Teredo, benchmarks), tunnels (6to4), documentation and sinks are left out. */
const closed6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

const listOf = (family: "ipv4" | "ipv6", subnets: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", bits] = subnet.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};

const blocked4 = listOf("ipv4", closed4);
const allowed6 = listOf("ipv6", open6);
const blocked6 = listOf("ipv6", closed6);

/** True if the text is a public IP address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked4.check(address, "ipv4");
  // An address with a zone belongs to a local link.
  if (family !== 6 || address.includes("%")) return false;
  return allowed6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
}

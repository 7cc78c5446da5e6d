import { isIPv4, isIPv6 } from 'node:net';

/** The longest text of an address that is no IP address: what a proxy wrote instead is cut there. */
const longestOther = 64;
const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/**
 * Returns the network that a client's address stands for: an IPv4 address as it is, of IPv6 its /64 network, of which one
 * customer has all addresses.
 *
 * A port, the brackets of IPv6 and its zone are left out, and an IPv4 address that is written as an IPv6 one is itself.
 *
 * Source: RFC 6177 §2 (a customer has a /64 at least); RFC 4291 §2.5.5.2 (mapped addresses).
 */
export function toClientNetwork(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, '');
  const mapped = bare.replace(mappedPrefix, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(bare)) return bare.toLowerCase().slice(0, longestOther);
  return `${toGroups(bare).slice(0, 4).join(':')}::/64`;
}

/** Returns the /48 around a /64 network, which an organisation has; `undefined` for what is no IPv6 network. */
export function toSite(network: string): string | undefined {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** Returns the eight groups of an IPv6 address, without leading zeros; an IPv4 part at its end counts as two. */
function toGroups(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groupsOf = (part: string): readonly string[] =>
    part === ''
      ? []
      : part
          .split(':')
          .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An address that somebody else gave is not one that this gateway may ask. */
export class ForbiddenAddress extends Error {}

const longestMs = 5_000;
const mostBytes = 256 * 1024;

/**
 * The networks that belong to nobody on the Internet, this machine's own among them.
 *
 * Source: IANA, IPv4 and IPv6 Special-Purpose Address Registries.
 */
const special: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

/** One list a family: an address of version 4 counts as one of version 6 in a list that has both. */
const specialNetworks = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix, family] of special) specialNetworks[family].addSubnet(network, prefix, family);

/** Tells whether an address of the Internet Protocol is one that everybody can reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return version !== 0 && !specialNetworks[family].check(address, family);
}

/** What the library of OpenID Connect asks with. */
export interface OutgoingRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Asks one address; it follows no redirect. */
export type OutgoingFetch = (address: string, request: OutgoingRequest) => Promise<Response>;

/**
 * Makes what asks addresses that a customer gave: by https alone, and never one of a network that is not public, whatever its name
 * says a moment later: the connection goes to the very address that was looked at. An answer has five seconds and 256 KiB.
 *
 * With `allowsPrivate`, for a machine of development, this machine can be asked too, and without https.
 */
export function createOutgoingFetch({ allowsPrivate }: { readonly allowsPrivate: boolean }): OutgoingFetch {
  return async (address, { method = 'GET', headers = {}, body }) => {
    const url = new URL(address);
    if (!allowsPrivate && url.protocol !== 'https:') throw new ForbiddenAddress('An address is asked by https alone.');
    const literal = url.hostname.replaceAll(/[[\]]/g, '');
    if (!allowsPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) throw new ForbiddenAddress(literal);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const text = toText(body);
    return new Promise((resolve, reject) => {
      const sent = send(
        url,
        {
          method,
          headers: { ...headers, ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }) },
          signal: AbortSignal.timeout(longestMs),
          ...(allowsPrivate ? {} : { lookup: lookUpPublic }),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.length;
            if (bytes > mostBytes) answer.destroy(new Error(`The answer of ${url.host} is too long.`));
            else chunks.push(chunk);
          });
          answer.on('error', reject);
          answer.on('end', () => resolve(toResponse(answer.statusCode ?? 502, answer.headers, Buffer.concat(chunks))));
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
  };
}

function toText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('Only a text or a form is sent.');
}

function toResponse(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): Response {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((each): [string, string] => [name, each]),
  );
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers: given });
}

const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = error === null ? found : [];
    const fault =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new ForbiddenAddress(host));
    const [first] = addresses;
    if (fault !== null || first === undefined) return callback(fault ?? new ForbiddenAddress(host), '', 4);
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

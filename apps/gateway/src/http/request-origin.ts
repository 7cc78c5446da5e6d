import { createHmac } from 'node:crypto';

import type { Context } from 'hono';

import { type DeviceFamily, parseDeviceFamily } from './device-family.ts';
import { toClientNetwork } from './network-address.ts';

/** What the Node server tells of a request's connection; absent for a request in process. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/** How the proxies in front name a request's client. */
export interface ProxySettings {
  /** The header in which each proxy adds whom it heard from; absent where there is no proxy. */
  readonly clientAddressHeader: string | undefined;
  /** How many proxies of the airline's own stand in front of each other. */
  readonly clientAddressHops: number;
}

/**
 * Returns the network that a request came from: an IPv4 address, or a /64 of IPv6.
 *
 * Of a list in the proxies' header, the one that the outermost proxy of our own wrote counts: anybody could have written
 * those before it.
 */
export function readClientNetwork(context: Context, { clientAddressHeader, clientAddressHops }: ProxySettings): string {
  const listed = clientAddressHeader === undefined ? undefined : context.req.header(clientAddressHeader);
  const named = listed
    ?.split(',')
    .at(0 - clientAddressHops)
    ?.trim();
  if (named !== undefined && named !== '') return toClientNetwork(named);
  const bindings = context.env as NodeBindings | undefined;
  return toClientNetwork(bindings?.incoming?.socket?.remoteAddress ?? 'in process');
}

/** What the audit log keeps of a request: its id, and its address as a keyed hash. */
export interface RequestTrace {
  readonly reference: string;
  /** The network it came from, as {@link readClientNetwork} returns it. */
  readonly address: string;
  readonly addressHash: string;
  /** What the request came from, by family alone. */
  readonly device: DeviceFamily;
}

/** What a request's origin is read with. */
export interface OriginSettings extends ProxySettings {
  /** Reads the key of the addresses' hashes. */
  readonly secretFor: (purpose: 'pseudonym') => Promise<Uint8Array>;
}

/** Reads what limits and the audit log need to know of a request. */
export async function readTrace(context: Context, settings: OriginSettings): Promise<RequestTrace> {
  const address = readClientNetwork(context, settings);
  const key = await settings.secretFor('pseudonym');
  return {
    reference: String(context.get('requestId')),
    address,
    addressHash: createHmac('sha256', key).update(`address\n${address}`).digest('base64url').slice(0, 22),
    device: parseDeviceFamily(context.req.header('user-agent')),
  };
}

/**
 * Tells whether a page of somebody else had a browser send a request: nothing that a cookie stands for is done then.
 *
 * Browsers say where a POST comes from in `Sec-Fetch-Site`, which no script can set, older ones in `Origin` alone; who
 * sends neither is no browser, and no page can make it send anything.
 *
 * Source: Fetch Metadata Request Headers §2.3; Fetch Standard §3.2 (`Origin`).
 */
export function isFromForeignPage(context: Context, publicOrigin: string): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = context.req.header('origin');
  return origin !== undefined && origin !== publicOrigin;
}

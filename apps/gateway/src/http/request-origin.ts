import { createHmac } from 'node:crypto';

import type { Context } from 'hono';

import { type DeviceFamily, parseDeviceFamily } from './device-family.ts';

/** What the Node server tells of a request's connection; absent for a request in process. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Gives the network address that a request came from.
 *
 * Of a list in the proxy's header, the last one counts: the proxy wrote it, and anybody could have written the others.
 */
function readAddress(context: Context, header: string | undefined): string {
  const told = header === undefined ? undefined : context.req.header(header)?.split(',').at(-1)?.trim();
  if (told !== undefined && told !== '') return told;
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? 'in process';
}

/** What the audit log keeps of a request: its id, and its address as a keyed hash. */
export interface RequestTrace {
  readonly reference: string;
  readonly address: string;
  readonly addressHash: string;
  /** What the request came from, by family alone. */
  readonly device: DeviceFamily;
}

/** What a request's origin is read with. */
export interface OriginSettings {
  /** The header in which the proxy in front names the client's address; absent where there is no proxy. */
  readonly clientAddressHeader: string | undefined;
  /** Reads the key of the addresses' hashes. */
  readonly secretFor: (purpose: 'pseudonym') => Promise<Uint8Array>;
}

/** Reads what limits and the audit log need to know of a request. */
export async function readTrace(context: Context, settings: OriginSettings): Promise<RequestTrace> {
  const address = readAddress(context, settings.clientAddressHeader);
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

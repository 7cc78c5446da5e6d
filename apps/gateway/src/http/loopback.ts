import { isIPv4 } from 'node:net';

/** Tells whether a host name or address is this machine's own, which nobody else can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

import { createHash } from 'node:crypto';

/**
 * Gives the `Message-ID` of an order's mail of a kind: the same whenever it is sent. Replies and forwards repeat it, so it does
 * not name the order.
 */
export function toOrderMessageId(kind: string, orderId: string, publicOrigin: string): string {
  const hash = createHash('sha256').update(`${kind}\n${orderId}`).digest('hex').slice(0, 32);
  return `${kind}-${hash}@${new URL(publicOrigin).hostname}`;
}

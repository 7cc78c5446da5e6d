import * as z from 'zod/mini';

import { endReasons } from './end-reasons.ts';
import type { Surface } from './return-address.ts';

/** Accepts what one tab tells the others. It stays in the memory of pages of the same origin. */
const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tokens'), idToken: z.string(), accessToken: z.string(), expiresAtMs: z.number() }),
  z.object({ kind: z.literal('ended'), reason: z.enum(endReasons), sessionId: z.string() }),
]);

export type TabMessage = z.infer<typeof tabMessage>;

/** The way from a tab to the others of the same app. */
export interface Tabs {
  send(message: TabMessage): void;
  close(): void;
}

/** Opens the way to the other tabs; a browser that has none, and a page that is rendered at the build, are alone. */
export function openTabs(surface: Surface, onTabMessage: (message: TabMessage) => void): Tabs {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined')
    return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`airline.session.${surface}`);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = tabMessage.safeParse(data);
    if (message.success) onTabMessage(message.data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Runs work while no other tab does work of the same name; where the browser has no locks, at once. */
export async function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  return locks === undefined ? work() : locks.request(name, work);
}

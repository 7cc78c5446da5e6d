import { isOnSharedDevice } from '@airline/session/personal-data';
import { registerOwnWorker } from '@airline/ui/own-worker';

import { canKeep, dropKept, keepPage, keepValue, readValue, workerScope } from './kept-cache.ts';
import { inTurn } from './kept-trips.ts';

/** What a page of the person's own shows, and how long this device keeps it. */
export interface ShownToKeep {
  /** What it is known by on this device. */
  readonly name: string;
  readonly value: unknown;
  /** The path of the page. */
  readonly page: string;
  readonly until: Date;
  /** The account of who is logged in, as tokens name it: when somebody else logs in, it goes. */
  readonly owner?: string | undefined;
  /** Whether the person is still the one whose it is: who logged out meanwhile leaves nothing. */
  readonly isTheirs: () => boolean;
}

/** Tells whether this device may keep what is the person's own: not where others use it too. */
export function mayKeepShown(): boolean {
  return canKeep() && !isOnSharedDevice();
}

/** Keeps what a page shows, and the page itself, on this device for when there is no network; it goes with a log-out. */
export async function keepShown({ name, value, page, until, owner, isTheirs }: ShownToKeep): Promise<void> {
  await inTurn(async () => {
    if (!mayKeepShown() || !isTheirs()) return;
    await keepValue(pathOf(name), value, { until, owner });
    await keepPage(page, { until, owner });
    if (isTheirs()) await registerOwnWorker(workerScope(page));
    else await dropKept(() => true);
  });
}

/** Gives what this device keeps by a name; `undefined` where it keeps nothing. */
export async function findShown(name: string, now = new Date()): Promise<unknown> {
  try {
    return await readValue(pathOf(name), now);
  } catch {
    // A browser that denies storage keeps nothing.
    return undefined;
  }
}

/** Drops what is kept by a name, and its page. */
export async function dropShown({ name, page }: Pick<ShownToKeep, 'name' | 'page'>): Promise<void> {
  await inTurn(() => dropKept((path) => path === pathOf(name) || path === page)).catch(() => undefined);
}

function pathOf(name: string): string {
  return `/kept/${name}`;
}

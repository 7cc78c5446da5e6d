import { randomUUID } from 'node:crypto';

import { type AppliedRebooking, applyRebooking } from './apply-rebooking.ts';
import { type PlannedRebooking, planRebooking } from './plan-rebooking.ts';
import type { RebookingServices } from './services.ts';

/** So many orders are changed at a time: fewer than the database has connections. */
const ordersAtOnce = 8;
/** A later direction of a trip waits for the one before, and what was sold meanwhile is looked for again. */
const mostPasses = 5;

/** What was planned for an order, and what became of it. */
export interface DoneRebooking {
  readonly planned: PlannedRebooking;
  readonly applied: AppliedRebooking;
}

/** What somebody asks of {@link rebookDisrupted}. */
export interface RebookingWish {
  /** Who is responsible, as they say. */
  readonly operator: string;
  /** What a refund counts as, in minutes of delay; who can arrive earlier than that is rebooked. */
  readonly refundMinutes: number;
  /** Learns how many orders of a pass are done. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Rebooks everybody who cannot fly as booked, or gives them their money: plans, does it order by order, and looks again until there is nothing that
 * can be done. Each order is done wholly or not at all; who runs it again after it was ended goes on with those that are left. What
 * fails with one order keeps no other one waiting.
 */
export async function rebookDisrupted(
  services: RebookingServices,
  { operator, refundMinutes, onProgress = () => undefined }: RebookingWish,
): Promise<{ readonly runId: string; readonly done: readonly DoneRebooking[] }> {
  const run = { id: randomUUID(), operator };
  const done: DoneRebooking[] = [];
  for (let pass = 1; ; pass += 1) {
    const plan = await planRebooking(services, { refundMinutes });
    const ofPass = await applyAll(services, plan, { run, onProgress });
    const isLast = pass === mostPasses || !ofPass.some(({ applied: { kind } }) => isMade(kind));
    // What is not made is reported as the last pass found it.
    done.push(...ofPass.filter(({ applied: { kind } }) => isLast || isMade(kind)));
    if (isLast) return { runId: run.id, done };
  }
}

function isMade(kind: AppliedRebooking['kind']): boolean {
  return kind === 'rebooked' || kind === 'refunded';
}

async function applyAll(
  services: RebookingServices,
  plan: readonly PlannedRebooking[],
  {
    run,
    onProgress,
  }: { readonly run: Parameters<typeof applyRebooking>[1] } & Required<Pick<RebookingWish, 'onProgress'>>,
): Promise<readonly DoneRebooking[]> {
  const done: DoneRebooking[] = [];
  const waiting = plan.values();
  const workers = Array.from({ length: ordersAtOnce }, async () => {
    for (const planned of waiting) {
      const applied = await applyRebooking(services, run, planned).catch((error: unknown): AppliedRebooking => ({
        kind: 'notDone',
        reason: messageOf(error),
      }));
      done.push({ planned, applied });
      onProgress(done.length, plan.length);
    }
  });
  await Promise.all(workers);
  return done;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import type { Refused } from '../../http/refusal.ts';
import type { BookingServices } from './services.ts';

/** What became of something that was held. */
type Settled = { readonly outcome: { readonly status: string } } | Refused;

/** How many a reconciler takes at a time. */
export const heldAtATime = 20;

/** How held orders, or held changes of orders, are settled, and what the log says of each. */
interface Reconciling {
  readonly settle: (id: string) => Promise<Settled>;
  /** What the log names the id. */
  readonly idName: 'orderId' | 'changeId' | 'purchaseId';
  readonly lookedAt: string;
  readonly notSettled: string;
}

/** Settles each of what is held; one that cannot be settled does not keep the others waiting. Gives how many there were. */
export async function reconcileHeld(
  { log }: Pick<BookingServices, 'log'>,
  held: readonly { readonly id: string }[],
  { settle, idName, lookedAt, notSettled }: Reconciling,
): Promise<number> {
  const reconcile = async (id: string): Promise<void> => {
    try {
      log.info({ [idName]: id, became: describe(await settle(id)) }, lookedAt);
    } catch (error) {
      log.error({ err: error, [idName]: id }, notSettled);
    }
  };
  await Promise.all(held.map(({ id }) => reconcile(id)));
  return held.length;
}

function describe(result: Settled): string {
  if ('outcome' in result) return result.outcome.status;
  return result.refused.kind === 'named' ? result.refused.name : result.refused.kind;
}

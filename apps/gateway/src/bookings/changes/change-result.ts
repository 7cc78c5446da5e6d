import type { ChangeCompletion } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import { toCompletionSecret } from '../orders/completion-secret.ts';
import type { OrderChangeRow } from '../orders/order-change-store.ts';
import { toReleaseRefusal } from '../orders/order-result.ts';
import type { BookingServices } from '../orders/services.ts';
import type { ChangeReleaseReason } from '../orders/rules/release-reason.ts';

/** What became of a change, or why it was refused. */
export type ChangeResult = { readonly outcome: ChangeCompletion } | Refused;

/** Gives the refusal of a change that was released. */
export function toChangeReleaseRefusal(
  reason: ChangeReleaseReason,
  payments: Parameters<typeof toReleaseRefusal>[1],
): Refused {
  return reason === 'changeChanged' ? refusedByName(reason) : toReleaseRefusal(reason, payments);
}

/** Gives the outcome of a change that waits for its payment. */
export async function toWaitingChange(
  services: Pick<BookingServices, 'secretFor'>,
  { id: changeId }: Pick<OrderChangeRow, 'id'>,
  holdExpiresAt: Date,
): Promise<ChangeCompletion & { readonly status: 'processing' }> {
  const completionSecret = await toCompletionSecret(services, changeId);
  return { status: 'processing', changeId, completionSecret, holdExpiresAt: holdExpiresAt.toISOString() };
}

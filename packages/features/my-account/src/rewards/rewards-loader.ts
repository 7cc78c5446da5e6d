import { type CompanionStatus, type LoyaltyStatus, loyaltyStatus } from '@airline/contract';
import { companionQuery, loyaltyStatusQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import { findShown, isUnreachable } from '@airline/trip';
import * as z from 'zod/mini';

const { at, accountNumber, firstName, lastName, memberSince, tier, validUntil } = loyaltyStatus.shape;

/** What a member card says. */
const memberCard = z.object({ at, accountNumber, firstName, lastName, memberSince, tier, validUntil });

export type MemberCardFacts = z.infer<typeof memberCard>;

/** By what a device knows the card that it keeps. */
export const cardName = 'member-card';

/** What the page shows: all of it; the card that the device keeps, for want of a network; or nothing to nobody. */
export type LoadedRewards =
  | { readonly status: LoyaltyStatus; readonly companion: CompanionStatus }
  | { readonly kept: MemberCardFacts }
  | { readonly status?: undefined };

/**
 * Fetches where the member stands. Without a network it is the card that this device keeps; a device keeps none after a log-out, and
 * nobody who is not logged in has another one.
 */
export async function loadRewards(_: unknown, { session, queryClient }: AppServices): Promise<LoadedRewards> {
  await session.start();
  if (session.store.getState().state.kind !== 'authenticated') return (await findKeptCard()) ?? {};
  try {
    const [status, companion] = await Promise.all([
      queryClient.query(loyaltyStatusQuery(session)),
      queryClient.query(companionQuery(session)),
    ]);
    return { status, companion };
  } catch (error) {
    const kept = isUnreachable(error) ? await findKeptCard() : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

async function findKeptCard(): Promise<{ readonly kept: MemberCardFacts } | undefined> {
  const parsed = memberCard.safeParse(await findShown(cardName));
  return parsed.success ? { kept: parsed.data } : undefined;
}

/** Gives what of a member's standing is on the card. */
export function toCard(status: LoyaltyStatus): MemberCardFacts {
  return memberCard.parse(status);
}

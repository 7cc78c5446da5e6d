import type { Offer } from '@airline/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { queryClient } from '../../../gateway.ts';
import { pointsQuery } from '../../../member-queries.ts';
import { isMember, useVisitor } from '../../../visitor.ts';
import { useBooking } from '../booking-store.ts';
import { wantsPoints } from '../frame/PayTotal.tsx';

/** What a person can do with points here. */
export type PointsChoice =
  | { readonly state: 'unknown' | 'none' | 'nobody' | 'failed' }
  | { readonly state: 'tooFew' | 'enough'; readonly balance: number };

/** Finds out whether a member has the points for an offer. */
export function usePointsChoice({ price: { points } }: Offer): PointsChoice {
  const visitor = useVisitor();
  const member = isMember(visitor);
  const { data, isError } = useQuery({ ...pointsQuery, enabled: member }, queryClient);
  if (visitor.kind === 'anonymous') return { state: 'nobody' };
  if (visitor.kind === 'authenticated' && !member) return { state: 'none' };
  if (isError) return { state: 'failed' };
  if (data === undefined) return { state: 'unknown' };
  return { state: data.balance >= points ? 'enough' : 'tooFew', balance: data.balance };
}

/** What became of a person's wish to pay with points. */
export interface PointsWish {
  /** Whether they want to: they chose points, or searched in points and have chosen nothing else. */
  readonly stands: boolean;
  /** Whether it was taken back here, since the points are too few. */
  readonly isTooDear: boolean;
}

/**
 * Follows the wish to pay with points: who searched in points and has enough of them pays with them unless they say otherwise,
 * and a choice that cannot be kept is taken back, in sight. Who is not logged in any more keeps it.
 */
export function usePointsWish({ state }: PointsChoice): PointsWish {
  const stands = useBooking(wantsPoints);
  const [isTooDear, setTooDear] = useState(false);
  if (state === 'tooFew' && stands && !isTooDear) setTooDear(true);
  useEffect(() => {
    if (state === 'enough' && stands) useBooking.setState({ paysWithPoints: true });
    if (state === 'tooFew' || state === 'none') useBooking.setState({ paysWithPoints: false });
  }, [state, stands]);
  return { stands, isTooDear: isTooDear && state === 'tooFew' };
}

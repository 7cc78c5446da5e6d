import type { Offer } from '@airline/contract';
import { pointsQuery } from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { findRecentSpending } from './recent-spending.ts';

/** What a person can do with points here. */
export type PointsChoice =
  | { readonly state: 'unknown' | 'none' | 'nobody' | 'failed' }
  | { readonly state: 'enough'; readonly balance: number }
  | {
      readonly state: 'tooFew';
      readonly balance: number;
      /** How many were spent a moment ago; absent where they were too few before. */
      readonly justSpent?: number | undefined;
    };

/** Finds out whether a member has the points for an offer. */
export function usePointsChoice({ price: { points } }: Offer): PointsChoice {
  const session = useSession();
  const login = useLoginState();
  const member = isMember(login);
  const { data, isError } = useQuery({ ...pointsQuery(session), enabled: member });
  if (login.kind === 'anonymous') return { state: 'nobody' };
  if (login.kind === 'authenticated' && !member) return { state: 'none' };
  if (isError) return { state: 'failed' };
  if (data === undefined) return { state: 'unknown' };
  const { balance } = data;
  if (balance >= points) return { state: 'enough', balance };
  return { state: 'tooFew', balance, justSpent: findRecentSpending(data, points, session.now()) };
}

/** What a person wants to pay with. */
export interface PaymentWish {
  /** What they chose: points, or money alone; `undefined` while they have not said. */
  readonly paysWithPoints: boolean | undefined;
  /** Whether they want points: they chose them, or searched in points and have chosen nothing else. */
  readonly wantsPoints: boolean;
  readonly onChange: (paysWithPoints: boolean) => void;
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
export function usePointsWish(
  { state }: PointsChoice,
  { paysWithPoints, wantsPoints: stands, onChange }: PaymentWish,
): PointsWish {
  const [isTooDear, setTooDear] = useState(false);
  if (state === 'tooFew' && stands && !isTooDear) setTooDear(true);
  useEffect(() => {
    if (state === 'enough' && stands && paysWithPoints !== true) onChange(true);
    if ((state === 'tooFew' || state === 'none') && paysWithPoints !== false) onChange(false);
  }, [state, stands, paysWithPoints, onChange]);
  return { stands, isTooDear: isTooDear && state === 'tooFew' };
}

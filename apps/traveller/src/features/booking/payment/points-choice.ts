import type { Offer } from '@airline/contract';
import { useQuery } from '@tanstack/react-query';

import { queryClient } from '../../../gateway.ts';
import { pointsQuery } from '../../../member-queries.ts';
import { isMember, useVisitor } from '../../../visitor.ts';

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

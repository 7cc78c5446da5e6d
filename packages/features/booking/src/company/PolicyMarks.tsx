import { applyPolicy, daysAheadOf, toPolicyBound } from '@airline/contract';
import { FareMarks, type MarkFare } from '@airline/flight-shopping/results';
import type { FlightSearch } from '@airline/flight-shopping/search';
import { useSession } from '@airline/session/react';
import { PolicyMark } from '@airline/travel-policy';
import type { ReactNode } from 'react';

import { lowestOf, useTripForCompany } from './company-booking.ts';

export interface PolicyMarksProps {
  readonly search: Pick<FlightSearch, 'bounds'>;
  readonly children: ReactNode;
}

/** Marks each fare with what the travel policy says of it, where the trip is for a company that has rules. */
export function PolicyMarks({ search, children }: PolicyMarksProps): ReactNode {
  const session = useSession();
  const { rules } = useTripForCompany()?.booking.policy ?? { rules: [] };
  const first = search.bounds[0]?.date ?? '';
  const mark: MarkFare = ({ flights, itinerary, fare: { family, perPassenger } }) => {
    const bound = { ...flights, itinerary, family, perPassenger };
    const daysAhead = daysAheadOf(first, session.now());
    return (
      <PolicyMark
        outcome={applyPolicy(rules, { daysAhead, bounds: [toPolicyBound(bound, lowestOf(flights))] }).outcome}
      />
    );
  };
  return <FareMarks value={rules.length === 0 ? undefined : mark}>{children}</FareMarks>;
}

import { applyPolicy, daysAheadOf, toPolicyBound } from '@airline/contract';
import type { MarkFare } from '@airline/flight-shopping/results';
import type { FlightSearch } from '@airline/flight-shopping/search';
import { useSession } from '@airline/session/react';
import { PolicyMark } from '@airline/travel-policy';
import { useEffect, useMemo, type ReactNode } from 'react';

import { lowestOf, useTripForCompany } from './company-booking.ts';
import { CompanyBar } from './CompanyBar.tsx';

export interface CompanyFlightsProps {
  readonly search: Pick<FlightSearch, 'bounds'>;
  /** Called with what marks each fare with what the travel policy says of it; with nothing where no rules are to be heeded. */
  readonly onMark: (mark: MarkFare | undefined) => void;
}

/** Renders whom the flights are chosen for, above them, and marks their fares. It comes for people of a company alone. */
export function CompanyFlights({ search, onMark }: CompanyFlightsProps): ReactNode {
  const session = useSession();
  const rules = useTripForCompany()?.booking.policy.rules;
  const first = search.bounds[0]?.date ?? '';
  const mark = useMemo<MarkFare | undefined>(
    () =>
      rules === undefined || rules.length === 0
        ? undefined
        : ({ flights, itinerary, fare: { family, perPassenger } }) => {
            const bound = toPolicyBound({ ...flights, itinerary, family, perPassenger }, lowestOf(flights));
            const daysAhead = daysAheadOf(first, session.now());
            return <PolicyMark outcome={applyPolicy(rules, { daysAhead, bounds: [bound] }).outcome} />;
          },
    [rules, first, session],
  );
  useEffect(() => {
    onMark(mark);
    return () => onMark(undefined);
  }, [mark, onMark]);
  return <CompanyBar />;
}

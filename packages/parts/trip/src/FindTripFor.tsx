import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useLoginState } from '@airline/session/react';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { FindTripForm } from './FindTripForm.tsx';
import { NextTrip } from './NextTrip.tsx';
import { findTripProof } from './trip-proofs.ts';
import type { TripPage } from './trip-way.ts';
import { parseWantedTrip } from './wanted-trip.ts';

/** What {@link FindTripFor} takes. */
export interface FindTripForProps {
  readonly title: string;
  /** What is done with the trip, and by what rules. */
  readonly lead: string;
  /** The page of the trip on which it is done. */
  readonly page: TripPage;
  /** Where somebody finds the trips that they booked with their account. */
  readonly own: { readonly text: string; readonly link: string };
  /** Renders the way on for the next trip of who is logged in. */
  readonly next?: (trip: Trip) => ReactNode;
}

/** Renders the way to a trip with which something is done, and leads to the page of it. A trip at hand is gone on with at once. */
export function FindTripFor({ title, lead, page, own, next }: FindTripForProps): ReactNode {
  const navigate = useNavigate();
  const [wanted] = useState(parseWantedTrip(useLocation().state));
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const open = (recordLocator: string) => buildPath(page, { recordLocator });
  if (wanted !== undefined && findTripProof(wanted.recordLocator) !== undefined) {
    return <Navigate replace to={open(wanted.recordLocator)} />;
  }
  return (
    <FindTripForm
      title={title}
      lead={
        <>
          {lead}
          {isLoggedIn ? (
            <>
              {' '}
              {own.text} <Link href={buildPath('my-account-trips')}>{own.link}</Link>.
            </>
          ) : null}
        </>
      }
      before={next === undefined ? undefined : <NextTrip otherwise={null}>{next}</NextTrip>}
      onFound={(recordLocator) => void navigate(open(recordLocator))}
    />
  );
}

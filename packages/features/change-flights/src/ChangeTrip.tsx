import { useClientConfig } from '@airline/app-shell';
import type { ChangeOptions, Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { parsePaymentReturn } from '@airline/payment/run';
import { WhoseTrip } from '@airline/trip';
import { useMemo, type ReactNode } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';

import { parseChangeAddress, stepHref } from './change-address.ts';
import { useChange } from './change-draft.ts';
import type { LoadedChange } from './change-loader.ts';
import { changeRunner, type ChangeRun } from './change-run.ts';
import { ChangeElsewhere } from './ChangeElsewhere.tsx';
import { ChangeUnderWay } from './ChangeUnderWay.tsx';
import { ChooseFlights } from './choose/ChooseFlights.tsx';
import { ChangedTrip } from './done/ChangedTrip.tsx';
import { NewFlights } from './flights/NewFlights.tsx';
import { PayChange } from './payment/PayChange.tsx';
import { ReviewChange } from './review/ReviewChange.tsx';
import { changeParameter, useChangePage, type ChangePage } from './use-change-page.ts';

export { loadChange } from './change-loader.ts';

export interface ChangeTripProps {
  readonly loaded: LoadedChange;
}

/** Renders the change of a trip's flights. Back from the bank, it ends the change. */
export function ChangeTrip({ loaded }: ChangeTripProps): ReactNode {
  const { recordLocator = '' } = useParams();
  const page = useChangePage(recordLocator.toUpperCase());
  const [params] = useSearchParams();
  const isReturning = parsePaymentReturn(useLocation(), changeParameter) !== undefined;
  const { waiting, offer, recordLocator: changing } = useChange();
  const { step } = page.run;
  // In the processor's hands nothing of it can be changed, and it may end at any moment; then its end is on its way.
  const isEnd = (step === 'confirmed' || step === 'confirmedBefore') && params.get('step') !== 'done';
  // No offer: it began in another tab.
  const isOver = step === 'refused' && offer === undefined && page.refusal !== undefined;
  if (isReturning || isOver || isEnd || (step !== 'refused' && (waiting !== undefined || follows.has(step)))) {
    return <ChangeUnderWay page={page} recordLocator={changing ?? recordLocator} />;
  }
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="air-change" />;
  const { trip, options } = loaded;
  if (options === undefined) {
    return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  }
  if (changing !== undefined && changing !== trip.recordLocator && changeRunner.isUnderWay()) {
    return <ChangeElsewhere recordLocator={changing} />;
  }
  return <Steps trip={trip} options={options} page={page} />;
}

/** Where a change is followed, and nothing of it can be chosen otherwise. */
const follows: ReadonlySet<ChangeRun['step']> = new Set([
  'findingOut',
  'redirecting',
  'completing',
  'processing',
  'unknown',
  'challenged',
]);

interface StepsProps {
  readonly trip: Trip;
  readonly options: ChangeOptions;
  readonly page: ChangePage;
}

function Steps({ trip, options, page }: StepsProps): ReactNode {
  const [params] = useSearchParams();
  const { limits } = useClientConfig();
  const address = useMemo(() => parseChangeAddress(params, trip, limits), [params, trip, limits]);
  const { recordLocator, offer, query, changed } = useChange();
  const { step, search } = address;
  if (step === 'done') {
    const isChanged = changed === trip.recordLocator || (trip.changes ?? []).length > 0;
    if (isChanged) return <ChangedTrip trip={trip} />;
    return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  }
  if (step === 'choose' || search === undefined) {
    return <ChooseFlights key={address.query} trip={trip} options={options} address={address} />;
  }
  if (step === 'flights') return <NewFlights trip={trip} options={options} address={{ ...address, search }} />;
  if (offer === undefined || recordLocator !== trip.recordLocator || query !== address.query) {
    // Back after the change: what was chosen is booked. Another tab chose it: here it has no price yet.
    const isDone = changed === trip.recordLocator;
    return <Navigate replace to={isDone ? stepHref('', 'done') : `?${address.query}`} />;
  }
  const chosen = { trip, options, page, offer, address };
  return step === 'review' ? <ReviewChange {...chosen} /> : <PayChange {...chosen} />;
}

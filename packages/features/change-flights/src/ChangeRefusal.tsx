import type { ProblemName, Trip } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { boundsParams, stepHref, type ChangeAddress } from './change-address.ts';
import { formatSearch } from '@airline/flight-shopping/search';

export interface ChangeRefusalProps {
  readonly failure: Failure;
  readonly trip: Trip;
  readonly address: ChangeAddress;
  readonly onRetry?: () => void;
}

/** Renders why flights cannot be changed as they were chosen, and the way on: to other flights, to another choice, to the trip. */
export function ChangeRefusal({ failure, trip, address, onRetry }: ChangeRefusalProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const wayOn = wayOnAfter(failure);
  const hrefs = {
    flights: flightsHref(address),
    choose: stepHref(address.query, 'choose'),
    trip: buildPath('trip', { recordLocator: trip.recordLocator }),
  };
  const labels = { flights: t('refused.toFlights'), choose: t('refused.toChoose'), trip: t('refused.toTrip') };
  const way =
    wayOn === undefined ? undefined : (
      <ButtonLink size="small" variant="primary" href={hrefs[wayOn]}>
        {labels[wayOn]}
      </ButtonLink>
    );
  if (failure.kind !== 'fields') {
    return (
      <FailureBanner
        failure={failure}
        {...(onRetry === undefined ? {} : { onRetry })}
        {...(way === undefined ? {} : { actions: way })}
      />
    );
  }
  const words = isAboutAge(failure) ? 'otherAge' : 'notTogether';
  return (
    <Banner tone="warning" live="assertive" title={t(`refused.${words}`)} actions={way}>
      {t(`refused.${words}Body`)}
    </Banner>
  );
}

/** Gives the address of the flights with nothing chosen among them. */
function flightsHref({ bounds, search }: ChangeAddress): string {
  if (search === undefined) return '?';
  return `?${new URLSearchParams([...boundsParams(bounds), ...formatSearch(search)]).toString()}`;
}

type WayOn = 'flights' | 'choose' | 'trip';

const waysOn: ReadonlyMap<ProblemName, WayOn> = new Map<ProblemName, WayOn>([
  ['soldOut', 'flights'],
  ['flightDeparted', 'flights'],
  ['offerInvalid', 'flights'],
  ['changeUnchanged', 'flights'],
  ['changeNotAllowed', 'choose'],
  ['changeClosed', 'choose'],
  ['changedTogether', 'choose'],
  ['changeUnderWay', 'trip'],
  ['changeNotFound', 'trip'],
  ['tripAlreadyCancelled', 'trip'],
  ['notPermitted', 'trip'],
]);

function wayOnAfter(failure: Failure): WayOn | undefined {
  if (failure.kind === 'fields') return isAboutAge(failure) ? 'choose' : 'flights';
  return failure.kind === 'refused' ? waysOn.get(failure.name) : undefined;
}

const ageCodes: ReadonlySet<string> = new Set(['notAnAdult', 'notAChild', 'notALapInfant']);

function isAboutAge(failure: Failure & { readonly kind: 'fields' }): boolean {
  return failure.problem.errors?.some(({ code }) => ageCodes.has(code)) === true;
}

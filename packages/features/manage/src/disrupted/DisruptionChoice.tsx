import { Page, PhoneText } from '@airline/app-shell';
import { type DisruptionLink, type DisruptionOffer, type OfferBound, takeDisruptionLink } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { JourneySummary, spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { agreementToSend } from '@airline/payment/run';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { AgreementLinks, dropTripCode, GivenBack, invalidateTrip, useMoment } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Disruption.module.css';

export interface DisruptionChoiceProps {
  readonly link: DisruptionLink;
  /** What the link offered when the page was opened. */
  readonly offer: DisruptionOffer;
}

/** Renders what a mailed link offers, and what became of it once it is taken. */
export function DisruptionChoice({ link, offer: loaded }: DisruptionChoiceProps): ReactNode {
  const { t } = useTranslation('disruption');
  const session = useSession();
  const queryClient = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (offer: OpenOffer) => {
      const { refund, credit, funds = [], extras } = offer.state === 'money' ? offer.givenBack : offer.difference;
      const toFunds = funds.reduce((sum, { amount, isExpired }) => sum + (isExpired ? 0 : amount.amountMinor), 0);
      const ofExtras = extras === undefined ? {} : { extras: extras.refund };
      const shown = { refund, credit, funds: { amountMinor: toFunds, currency: 'USD' as const }, ...ofExtras };
      const agreed = offer.state === 'money' ? {} : { agreement };
      return valueOrThrow(await session.call(takeDisruptionLink, { body: { ...link, shown, ...agreed } }));
    },
    async onSuccess({ recordLocator }) {
      dropTripCode(recordLocator);
      await invalidateTrip(queryClient, recordLocator);
    },
  });
  const failure = failureIn(error);
  // What is in force by now is agreed to with the next press.
  const agreement = agreementToSend(
    failure === undefined ? { step: 'idle' } : { step: 'refused', failure, request: undefined },
  );
  const offer = data ?? loaded;
  const { recordLocator } = offer;
  const seeTrip = (
    <ButtonLink variant="primary" href={buildPath('trip', { recordLocator })}>
      {t('seeTrip')}
    </ButtonLink>
  );
  if (offer.state === 'done') {
    const words = offer.isMoney ? 'doneMoney' : 'doneFlights';
    return (
      <Page key="done" title={t(`${words}.title`)} lead={t(`${words}.lead`, { recordLocator })}>
        <div>{seeTrip}</div>
      </Page>
    );
  }
  if (offer.state === 'over') {
    return (
      <Page
        key="over"
        title={t(`over.${offer.why}.title`)}
        lead={<PhoneText>{t(`over.${offer.why}.lead`, { recordLocator })}</PhoneText>}
      >
        <div>{seeTrip}</div>
      </Page>
    );
  }
  const isMoney = offer.state === 'money';
  return (
    <Page title={t(isMoney ? 'money.title' : 'flights.title')} lead={<WhatHappened offer={offer} />}>
      <div className={styles['page']}>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => mutate(offer)} />}
        {isMoney ? <Money offer={offer} /> : <Flights offer={offer} />}
        {isMoney ? null : (
          <div className={styles['note']}>
            <p>{t('flights.agreement')}</p>
            <AgreementLinks agreement={agreement} />
          </div>
        )}
        <div className={styles['actions']}>
          <Button
            variant={isMoney ? 'danger' : 'primary'}
            pendingLabel={isPending ? t('pending') : undefined}
            onClick={() => mutate(offer)}
          >
            {t(isMoney ? 'money.submit' : 'flights.submit')}
          </Button>
          <ButtonLink href={buildPath('trip', { recordLocator })}>{t('otherWays')}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}

type OpenOffer = Extract<DisruptionOffer, { readonly state: 'flights' | 'money' }>;

function WhatHappened({ offer }: { readonly offer: OpenOffer }): ReactNode {
  const { t: trips } = useTranslation('trips');
  const { t } = useTranslation('disruption');
  const locale = useLocale();
  const { disruption, recordLocator } = offer;
  const first = offer.state === 'money' ? offer.bounds[offer.isWholeTrip ? disruption.bound : 0] : offer.before;
  const moment = useMoment({ bounds: first === undefined ? [] : [first] });
  const what = trips(`disruption.${disruption.kind}`, {
    flight: spacedFlight(disruption.flight),
    from: placeName(disruption.from, locale),
    date: formatCalendarDate(first?.date ?? '', locale, 'full'),
  });
  return <>{t('lead', { what, recordLocator, date: moment(offer.until) })}</>;
}

function Flights({
  offer: { before, after, difference, payments },
}: {
  readonly offer: Extract<DisruptionOffer, { readonly state: 'flights' }>;
}): ReactNode {
  const { t } = useTranslation('disruption');
  const { refund, credit, funds = [], pointsReturned } = difference;
  const givesBack = refund.amountMinor > 0 || credit.amountMinor > 0 || pointsReturned > 0 || funds.length > 0;
  return (
    <Card title={t('flights.after')}>
      <div className={styles['flights']}>
        <Flight bound={after} />
        <p className={styles['free']}>{t('flights.free')}</p>
        {givesBack ? <GivenBack variant="amounts" amounts={difference} payments={payments} /> : null}
        <div className={styles['before']}>
          <h3 className={styles['label']}>{t('flights.before')}</h3>
          <Flight bound={before} />
        </div>
      </div>
    </Card>
  );
}

function Money({
  offer: { bounds, isWholeTrip, givenBack, payments },
}: {
  readonly offer: Extract<DisruptionOffer, { readonly state: 'money' }>;
}): ReactNode {
  const { t } = useTranslation('disruption');
  return (
    <>
      <Card title={t('money.givenBack')}>
        <div className={styles['flights']}>
          <GivenBack variant="amounts" amounts={givenBack} payments={payments} />
          <p className={styles['note']}>{t('money.time')}</p>
        </div>
      </Card>
      <Card title={t(isWholeTrip ? 'money.whole' : 'money.part')}>
        <div className={styles['flights']}>
          {bounds.map((bound) => (
            <Flight key={bound.itinerary.id} bound={bound} />
          ))}
        </div>
      </Card>
    </>
  );
}

function Flight({ bound: { itinerary, origin, destination, date } }: { readonly bound: OfferBound }): ReactNode {
  const locale = useLocale();
  const { legs } = itinerary;
  return (
    <div className={styles['flight']}>
      <p className={styles['route']}>
        {placeName(legs[0]?.from ?? origin, locale)} – {placeName(legs.at(-1)?.to ?? destination, locale)}
      </p>
      <p className={styles['note']}>
        {formatCalendarDate(date, locale, 'full')} ·{' '}
        {[...new Set(legs.map(({ flight }) => spacedFlight(flight)))].join(', ')}
      </p>
      <JourneySummary itinerary={itinerary} variant="row" />
    </div>
  );
}

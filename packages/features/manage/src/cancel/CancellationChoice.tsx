import type { QuotedCancellation, Trip } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { codeProblemOf, findTripProof, GivenBack, TripCodeForm, tripDestination, useMoment } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../TripPage.module.css';
import own from './Cancellation.module.css';
import { CancelledFlights } from './CancelledFlights.tsx';
import type { ChosenPart } from './chosen-part.ts';
import { useCancellation } from './use-cancellation.ts';

export interface CancellationChoiceProps {
  readonly trip: Trip;
  readonly chosen: ChosenPart;
  readonly quote: QuotedCancellation;
}

/** Renders what cancelling a trip, or a part of it, means: which flights go, what comes back, and the question whether to. */
export function CancellationChoice({ trip, chosen, quote }: CancellationChoiceProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { isPending, failure, needsCode, cancel } = useCancellation(trip, chosen, quote);
  const [isProving, setIsProving] = useState(false);
  const city = placeName(tripDestination(trip), locale);
  const proof = findTripProof(trip.recordLocator);
  const confirm = async () => {
    if (!needsCode || proof === undefined) await cancel();
    else setIsProving(true);
    setAsking(false);
  };
  const isCodeAsked = isProving && needsCode && proof !== undefined;
  const isPart = quote.left !== undefined;
  const submit = t(isPart ? 'cancel.part.submit' : 'cancel.submit');
  return (
    <>
      {/* A code that did not arrive is said at its form. */}
      {failure === undefined || (isCodeAsked && failure.kind !== 'refused') ? null : (
        <FailureBanner failure={failure} onRetry={() => setAsking(true)} />
      )}
      <Card title={t(isPart ? 'cancel.part.flights' : 'cancel.flights')}>
        <CancelledFlights trip={trip} chosen={chosen} quote={quote} />
      </Card>
      <Card title={t('cancel.givenBack')}>
        <div className={styles['content']}>
          {isNothingBack(quote) ? (
            <p>{t('cancel.nothing')}</p>
          ) : (
            <GivenBack variant="amounts" amounts={quote} payments={trip.payments} />
          )}
          <Terms trip={trip} chosen={chosen} quote={quote} />
        </div>
      </Card>
      {isCodeAsked ? (
        <TripCodeForm
          lookup={proof}
          emailHint={trip.emailHint}
          submitLabel={submit}
          pendingLabel={t('cancel.pending')}
          onCode={async (code) => {
            const refused = await cancel(code);
            // After too many wrong codes the form waits for the next try.
            const isFormKept = codeProblemOf(refused) !== undefined || isTooOften(refused);
            if (refused?.kind === 'refused' && !isFormKept) setIsProving(false);
            return refused;
          }}
        />
      ) : null}
      <div className={own['actions']}>
        {isCodeAsked ? null : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {submit}
          </Button>
        )}
        <ButtonLink href={buildPath('trip', { recordLocator: trip.recordLocator })}>{t('cancel.keep')}</ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        title={t(isPart ? 'cancel.part.confirm' : 'cancel.confirm.title', { city })}
        confirmLabel={submit}
        cancelLabel={t('cancel.keep')}
        pendingLabel={isPending ? t('cancel.pending') : undefined}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('cancel.confirm.body')}</p>
        <GivenBack variant="amounts" amounts={quote} payments={trip.payments} />
      </ConfirmDialog>
    </>
  );
}

/** What a lap infant flies without a price gives nothing back, and keeps nothing. */
function isNothingBack({ refund, credit, funds = [], forfeited, extras, pointsReturned }: QuotedCancellation): boolean {
  return (
    [refund, credit, forfeited, ...funds.map(({ amount }) => amount)].every(({ amountMinor }) => amountMinor === 0) &&
    extras === undefined &&
    pointsReturned === 0
  );
}

function isTooOften(failure: Failure | undefined): boolean {
  return failure?.kind === 'refused' && failure.name === 'tooManyRequests';
}

function Terms({ trip, chosen, quote }: CancellationChoiceProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { freeUntil, isAfterDisruption, refund, funds, creditExpiresOn, closesAt, left } = quote;
  const holder = left?.creditHolder ?? trip.passengers.find(({ kind }) => kind === 'adult');
  const points = left?.pointsLost ?? trip.pointsEarned;
  const moment = useMoment(trip);
  const stays = chosen !== 'whole' && 'bounds' in chosen ? 'otherFlights' : 'otherPassengers';
  return (
    <ul className={styles['steps']}>
      {isAfterDisruption ? <li>{t('cancel.terms.disruption')}</li> : null}
      {freeUntil === undefined ? null : <li>{t('cancel.terms.free', { date: moment(freeUntil) })}</li>}
      {refund.amountMinor > 0 ? <li>{t('cancel.terms.refund')}</li> : null}
      {funds === undefined ? null : <li>{t('cancel.terms.funds')}</li>}
      {creditExpiresOn === undefined ? null : (
        <li>
          {t('cancel.terms.credit', {
            name: `${holder?.firstName ?? ''} ${holder?.lastName ?? ''}`,
            date: formatCalendarDate(creditExpiresOn, locale),
          })}
        </li>
      )}
      {points > 0 ? <li>{t('cancel.terms.points', { count: points, points: formatPoints(points, locale) })}</li> : null}
      <li>{t(left === undefined ? 'cancel.terms.whole' : `cancel.part.${stays}`, { date: moment(closesAt) })}</li>
    </ul>
  );
}

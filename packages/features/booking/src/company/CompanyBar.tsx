import type { Offer } from '@airline/contract';
import { PolicyMark, useRuleWords } from '@airline/travel-policy';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { type TripForCompany, useCompanyChoice, useTripForCompany, useVerdict } from './company-booking.ts';
import { keepCompany } from './company-draft.ts';
import styles from './Company.module.css';

/**
 * Renders whom the trip is for, to people of a company: for it or privately, one press from each other. With an offer it says what the
 * policy says of it too.
 */
export function CompanyBar({ offer }: { readonly offer?: Offer }): ReactNode {
  const { t } = useTranslation('companyTrip');
  const choice = useCompanyChoice();
  const trip = useTripForCompany();
  if (choice?.booking === undefined) return null;
  const { companyName: company } = choice.booking;
  return (
    <>
      <section className={styles['bar']} aria-label={t('bar.label')} data-private={choice.isPrivate || undefined}>
        <p className={styles['who']}>{t(choice.isPrivate ? 'bar.private' : 'bar.for', { company })}</p>
        <Button size="small" variant="quiet" onClick={() => keepCompany({ isPrivate: !choice.isPrivate })}>
          {t(choice.isPrivate ? 'bar.makeCompany' : 'bar.makePrivate', { company })}
        </Button>
      </section>
      {trip === undefined || offer === undefined ? null : <VerdictBanner trip={trip} offer={offer} />}
    </>
  );
}

/** Renders that a trip is blocked, and by which rules; nothing of one that is not. */
function VerdictBanner({ trip, offer }: { readonly trip: TripForCompany; readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('companyTrip');
  const words = useRuleWords();
  const flightsHref = useBooking((state) => state.flightsHref);
  const verdict = useVerdict(trip, offer);
  if (verdict?.outcome !== 'blocked') return null;
  const blocking = verdict.breaks.filter(({ outcome }) => outcome === 'blocked');
  return (
    <Banner
      tone="danger"
      live="polite"
      title={t('verdict.blocked', { company: trip.booking.companyName })}
      {...(flightsHref === undefined
        ? {}
        : {
            actions: (
              <ButtonLink size="small" href={flightsHref}>
                {t('verdict.otherFlights')}
              </ButtonLink>
            ),
          })}
    >
      <ul className={styles['rules']}>
        {blocking.map((rule) => (
          <li key={rule.id}>{words(rule)}</li>
        ))}
      </ul>
      <p>{t('verdict.blockedBody')}</p>
    </Banner>
  );
}

/** Renders the mark of a trip with the rules that it breaks. */
export function VerdictNote({ verdict }: { readonly verdict: ReturnType<typeof useVerdict> }): ReactNode {
  const { t } = useTranslation('companyTrip');
  const words = useRuleWords();
  if (verdict === undefined) return <p className={styles['note']}>{t('verdict.checking')}</p>;
  return (
    <div className={styles['verdict']}>
      <PolicyMark outcome={verdict.outcome} />
      {verdict.breaks.length === 0 ? null : (
        <ul className={styles['rules']}>
          {verdict.breaks.map((rule) => (
            <li key={rule.id}>{words(rule)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

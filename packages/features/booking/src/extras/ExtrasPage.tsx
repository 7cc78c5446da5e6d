import { listedExtraKinds, type Offer, type OfferExtras } from '@airline/contract';
import { DirectionOffers, nameOffer, SeatChooser } from '@airline/extras-choice';
import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { buildPath } from '@airline/links';
import { paymentSetupQuery } from '@airline/payment';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { firstIncomplete } from '@airline/travellers';
import { useExtraMark } from '@airline/travel-policy';
import { useMoment } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Skeleton } from '@airline/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { chooseExtras, restoreDocuments, useBooking } from '../booking-draft.ts';
import { useTripForCompany } from '../company/company-booking.ts';
import { BarAction } from '../frame/BarAction.tsx';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { useWideScreen } from '../frame/use-wide-screen.ts';
import { WithOffer } from '../frame/WithOffer.tsx';
import { toPassengers } from '../passengers/order-passengers.ts';
import { passengerHref, returnToReview } from '../passengers/passenger-address.ts';
import { listExtras, toCounts, toWantedSeats } from './chosen-extras.ts';
import styles from './ExtrasPage.module.css';
import { offerExtrasQuery, useOfferExtras } from './offer-extras.ts';
import { parseExtrasRefusal } from './refused-extras.ts';

/** Fetches what can be bought with the flights that are booked. Without an answer the page says so, and how to go on. */
export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  queryClient.query(paymentSetupQuery(session)).catch(() => undefined);
  await restoreDocuments();
  const booking = useBooking.getState();
  const { offer } = booking;
  const now = session.now();
  if (offer === undefined || firstIncomplete(offer, booking, now) !== undefined) return null;
  await queryClient.query(offerExtrasQuery(session, offer, toPassengers(offer, booking, now))).catch(() => undefined);
  return null;
}

/** Renders bags and seats for those who will fly, to choose or to go on without. */
export function Component(): ReactNode {
  return <WithOffer>{(offer) => <ExtrasStep offer={offer} />}</WithOffer>;
}

function ExtrasStep({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const refused = parseExtrasRefusal(useLocation().state);
  const { extras: chosen = [], intent, waiting, ...answers } = useBooking();
  const wide = useWideScreen();
  const [isLeaving, setLeaving] = useState(false);
  const { data: offered, error, refetch } = useOfferExtras(offer);
  const open = firstIncomplete(offer, answers, session.now());
  if (intent !== undefined || waiting !== undefined) return <Navigate replace to={buildPath('air-booking-review')} />;
  if (open !== undefined) return <Navigate replace to={passengerHref(open.index)} />;
  const failure = failureIn(error);
  const nextHref = buildPath(search.has(returnToReview) ? 'air-booking-review' : 'air-booking-payment');
  const goOn = async () => {
    setLeaving(true);
    chooseExtras(chosen);
    await navigate(nextHref);
    setLeaving(false);
  };
  return (
    <BookingFrame
      step="extras"
      offer={offer}
      title={t('extras.title')}
      lead={t('extras.lead')}
      offerRefused={failure?.kind === 'refused' && failure.name === 'offerExpired'}
    >
      {refused === undefined ? null : (
        <Banner tone="warning" live="assertive" title={t(`extras.refused.${refused}`)}>
          {t('extras.refused.body')}
        </Banner>
      )}
      {offered === undefined ? (
        failure === undefined ? (
          <Skeleton label={t('extras.loading')} shape="card" />
        ) : (
          <>
            <FailureBanner failure={failure} onRetry={() => void refetch()} />
            <p className={styles['note']}>{t('extras.later')}</p>
          </>
        )
      ) : (
        <>
          {wide && chosen.length === 0 && offered.seats.boarding === 'assigned' ? (
            // Below a cabin the button that goes on is far away.
            <div>
              <ButtonLink href={nextHref} onClick={() => chooseExtras([])}>
                {t('extras.without')}
              </ButtonLink>
            </div>
          ) : null}
          <Choices offer={offer} offered={offered} />
        </>
      )}
      <BarAction>
        <div className={styles['goOn']}>
          <Button
            variant="primary"
            pendingLabel={isLeaving ? t('extras.goingOn') : undefined}
            onClick={() => void goOn()}
          >
            {t(chosen.length === 0 ? 'extras.without' : 'extras.goOn')}
          </Button>
        </div>
      </BarAction>
    </BookingFrame>
  );
}

interface ChoicesProps {
  readonly offer: Offer;
  readonly offered: OfferExtras;
}

/** Renders what can be bought, a section for each kind. */
function Choices({ offer, offered }: ChoicesProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: words } = useTranslation('extras');
  const moment = useMoment(offer);
  const chosen = useBooking(({ extras }) => extras);
  const mark = useExtraMark(useTripForCompany()?.booking.policy.rules);
  const { extras, seats } = offered;
  const counts = toCounts(chosen);
  const wantedSeats = toWantedSeats(chosen);
  const isSeated = seats.boarding === 'assigned';
  const kinds = listedExtraKinds.filter((kind) => {
    const states = extras.offers.filter((each) => each.kind === kind).map(({ state }) => state);
    // Places of the first who board are sold a day before the flight.
    return kind === 'upgradedBoarding' ? states.includes('offered') : states.some((state) => state !== 'notApplicable');
  });
  return (
    <>
      {isSeated ? (
        <section className={styles['kind']} aria-labelledby="seats">
          <h2 id="seats">{words('payment.item.seat')}</h2>
          <p>{words('seats.lead')}</p>
          <p className={styles['note']}>{words('seats.rule')}</p>
          {seats.travellers.some(({ isYoung }) => isYoung) ? <Banner title={words('seats.family')} /> : null}
          <SeatChooser
            headingLevel={3}
            flights={seats.flights}
            travellers={seats.travellers}
            wanted={wantedSeats}
            moment={moment}
            onChange={(next) => chooseExtras(listExtras(offered, counts, next))}
          />
        </section>
      ) : null}
      {kinds.map((kind) => (
        <section key={kind} className={styles['kind']} aria-labelledby={kind}>
          <h2 id={kind}>{words(`payment.item.${kind}`)}</h2>
          <p>{t(`extras.kind.${kind}`)}</p>
          <p className={styles['note']}>{words(`rule.${kind}`)}</p>
          <DirectionOffers
            headingLevel={3}
            extras={extras}
            offers={extras.offers.filter((each) => each.kind === kind)}
            counts={counts}
            moment={moment}
            mark={mark}
            onChange={(each, count) =>
              chooseExtras(listExtras(offered, { ...counts, [nameOffer(each)]: count }, wantedSeats))
            }
          />
        </section>
      ))}
      {isSeated ? null : <p className={styles['note']}>{words('seats.open.lead')}</p>}
    </>
  );
}

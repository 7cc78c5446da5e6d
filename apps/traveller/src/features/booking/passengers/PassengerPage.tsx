import { NotFoundPage, useAppFrame } from '@airline/app-shell';
import { limits } from '@airline/client-config/limits';
import type { Offer } from '@airline/contract';
import { buildPath, matchLink } from '@airline/links';
import { Badge } from '@airline/ui/badge';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { gateway } from '../../../gateway.ts';
import { firstIncomplete, rulesOf } from '../booking-progress.ts';
import { keepPassenger, useBooking } from '../booking-store.ts';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { OfferGuard } from '../frame/OfferGuard.tsx';
import { travellersOf, type Traveller } from '../travellers.ts';
import { passengerHref, returnToReview } from './passenger-address.ts';
import { PassengerForm } from './PassengerForm.tsx';
import styles from './PassengerForm.module.css';
import { TravellerList } from './TravellerList.tsx';

/** Renders the page of one traveller; one past the party leads to the first that is not complete. */
export function PassengerPage(): ReactNode {
  const { pathname } = useLocation();
  const { passenger } = useParams();
  if (matchLink(pathname)?.link.id !== 'air-booking-passenger') return <NotFoundPage />;
  return <OfferGuard>{(offer) => <TravellerStep offer={offer} index={Number(passenger)} />}</OfferGuard>;
}

function TravellerStep({ offer, index }: { readonly offer: Offer; readonly index: number }): ReactNode {
  const [search] = useSearchParams();
  const open = firstIncomplete(offer, useBooking.getState(), gateway.now());
  const traveller = travellersOf(offer.party)[index];
  if (traveller === undefined || (open !== undefined && index > open.index)) {
    return (
      <Navigate
        replace
        to={open === undefined ? buildPath('air-booking-payment') : passengerHref(open.index, search)}
      />
    );
  }
  return <TravellerPage key={index} offer={offer} traveller={traveller} />;
}

interface TravellerPageProps {
  readonly offer: Offer;
  readonly traveller: Traveller;
}

function TravellerPage({ offer, traveller }: TravellerPageProps): ReactNode {
  const { t } = useTranslation('booking');
  const { events } = useAppFrame();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { index, kind } = traveller;
  const travellers = travellersOf(offer.party);
  const next = travellers[index + 1];
  const toReview = search.has(returnToReview);
  const { infantUnderAgeYears, childUnderAgeYears } = limits;
  return (
    <BookingFrame
      step="passengers"
      offer={offer}
      title={
        travellers.length === 1
          ? t('passenger.titleAlone')
          : t('passenger.title', { number: index + 1, of: travellers.length })
      }
      lead={t('passenger.lead')}
    >
      {travellers.length > 1 ? <TravellerList offer={offer} current={index} /> : null}
      <p className={styles['kind']}>
        <Badge tone="information">
          {t(`kind.${kind}`, {
            years: kind === 'adult' ? childUnderAgeYears : infantUnderAgeYears,
            from: infantUnderAgeYears,
            to: childUnderAgeYears - 1,
          })}
        </Badge>
        <Link href={useBooking.getState().flightsHref ?? buildPath('air-booking')} variant="standalone">
          {t('passenger.changeParty')}
        </Link>
      </p>
      <PassengerForm
        index={index}
        rules={rulesOf(offer, useBooking.getState(), traveller, gateway.now())}
        submitLabel={
          toReview
            ? t('passenger.toReview')
            : next === undefined
              ? t('passenger.toPayment')
              : t('passenger.next', { number: index + 2 })
        }
        onDone={(answers) => {
          keepPassenger(index, answers);
          if (next === undefined) events.passengersGiven(offer.party);
          void navigate(hrefAfter(offer, index, search));
        }}
      />
    </BookingFrame>
  );
}

/** Gives where to go once a page is sent: the next traveller, or what is not complete, then on. */
function hrefAfter(offer: Offer, index: number, search: URLSearchParams): string {
  const open = firstIncomplete(offer, useBooking.getState(), gateway.now());
  if (search.has(returnToReview)) {
    return open === undefined ? buildPath('air-booking-review') : passengerHref(open.index, search);
  }
  if (index + 1 < travellersOf(offer.party).length) return passengerHref(index + 1, search);
  return open === undefined ? buildPath('air-booking-payment') : passengerHref(open.index, search);
}

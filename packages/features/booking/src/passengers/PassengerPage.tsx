import { NotFoundPage, useAppFrame } from '@airline/app-shell';
import { limits } from '@airline/client-config/limits';
import type { Offer } from '@airline/contract';
import { hrefForParty, partyHref } from '@airline/flight-shopping/search';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { buildPath, matchLink } from '@airline/links';
import { paymentSetupQuery } from '@airline/payment';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import {
  firstIncomplete,
  rulesForTraveller,
  listTravellers,
  type Traveller,
  PassengerForm,
  type PassengerNames,
  TravellerList,
} from '@airline/travellers';
import { Badge } from '@airline/ui/badge';
import { Link } from '@airline/ui/link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { keepDocuments, keepPassenger, restoreDocuments, useBooking } from '../booking-draft.ts';
import {
  type CompanyFault,
  companyFaults,
  travellerOfPage,
  type TripForCompany,
  useTripForCompany,
  useVerdict,
} from '../company/company-booking.ts';
import { CompanyDetails, companyFieldIds } from '../company/CompanyDetails.tsx';
import { CompanyTravellerChoice } from '../company/CompanyTravellerChoice.tsx';
import { BarAction } from '../frame/BarAction.tsx';
import { BookingFrame } from '../frame/BookingFrame.tsx';
import { WithOffer } from '../frame/WithOffer.tsx';
import { passengerHref, returnToReview } from './passenger-address.ts';
import styles from './PassengerPage.module.css';

/** Begins to fetch what the later steps need, and with it learns the gateway's time: nothing waits for it. */
export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  for (const asked of [queryClient.query(paymentSetupQuery(session)), queryClient.query(fareFamiliesQuery(session))]) {
    // The page that needs it asks again, and says what is wrong then.
    asked.catch(() => undefined);
  }
  await restoreDocuments();
  return null;
}

/** Renders the page of one traveller; one past the party leads to the first that is not complete. */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  const { passenger } = useParams();
  if (matchLink(pathname)?.link.id !== 'air-booking-passenger') return <NotFoundPage />;
  return <WithOffer>{(offer) => <TravellerStep offer={offer} index={Number(passenger)} />}</WithOffer>;
}

function TravellerStep({ offer, index }: { readonly offer: Offer; readonly index: number }): ReactNode {
  const [search] = useSearchParams();
  const session = useSession();
  const open = firstIncomplete(offer, useBooking.getState(), session.now());
  const traveller = listTravellers(offer.party)[index];
  if (traveller === undefined || (open !== undefined && index > open.index)) {
    return (
      <Navigate replace to={open === undefined ? buildPath('air-booking-seats') : passengerHref(open.index, search)} />
    );
  }
  return <TravellerPage key={index} offer={offer} traveller={traveller} />;
}

interface TravellerPageProps {
  readonly offer: Offer;
  readonly traveller: Traveller;
}

function TravellerPage({ offer, traveller }: TravellerPageProps): ReactNode {
  const { t } = useTranslation('travellers');
  const { events } = useAppFrame();
  const session = useSession();
  const booking = useBooking();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { index, kind } = traveller;
  const travellers = listTravellers(offer.party);
  const next = travellers[index + 1];
  const toReview = search.has(returnToReview);
  const { infantUnderAgeYears, childUnderAgeYears } = limits;
  const company = useTripForCompany();
  const verdict = useVerdict(company, offer);
  const [isTried, setTried] = useState(false);
  // The company is asked about on the first page alone; what is blocked goes no further than any of them.
  const findFaults = (): readonly CompanyFault[] =>
    company === undefined || (index > 0 && next !== undefined)
      ? []
      : companyFaults(company, travellers.length, verdict).filter(
          // Who of the company travels may still be said on a later page.
          (fault) => fault !== 'missingTraveller' || next === undefined,
        );
  const shownFaults = isTried || booking.company?.isReasonAsked === true ? findFaults() : [];
  return (
    <BookingFrame
      step="passengers"
      offer={offer}
      title={travellers.length === 1 ? t('titleAlone') : t('title', { number: index + 1, of: travellers.length })}
      lead={t(`lead.${kind}`)}
      flightsFirst={index === 0 && !toReview}
    >
      {travellers.length > 1 ? (
        <TravellerList
          party={offer.party}
          passengers={booking.passengers}
          current={index}
          firstOpen={firstIncomplete(offer, booking, session.now())?.index}
          hrefFor={(page) => buildPath('air-booking-passenger', { passenger: page })}
        />
      ) : null}
      <p className={styles['kind']}>
        <Badge tone="information">
          {t(`kind.${kind}`, {
            years: kind === 'adult' ? childUnderAgeYears : infantUnderAgeYears,
            from: infantUnderAgeYears,
            to: childUnderAgeYears - 1,
          })}
        </Badge>
        <Link
          href={booking.flightsHref === undefined ? buildPath('air-booking') : partyHref(booking.flightsHref)}
          variant="standalone"
        >
          {t('changeParty')}
        </Link>
      </p>
      {company === undefined ? null : (
        <>
          <CompanyTravellerChoice key={`who-${index}`} trip={company} page={index} />
          {index === 0 ? <CompanyDetails trip={company} verdict={verdict} faults={shownFaults} /> : null}
        </>
      )}
      <PassengerForm
        index={index}
        names={company === undefined ? undefined : namesOfPage(company, index)}
        keepIn={`passenger-${index}`}
        sent={booking.passengers[index]}
        typedDocuments={booking.typedDocuments?.[index]}
        onDocuments={(typed) => keepDocuments(index, typed)}
        rules={rulesForTraveller(offer, booking, traveller, session.now())}
        asChildHref={asChildHref(traveller, booking.flightsHref)}
        placeSubmit={(button) => <BarAction>{button}</BarAction>}
        submitLabel={t(toReview ? 'toReview' : 'next')}
        onDone={(answers) => {
          keepPassenger(index, answers);
          const wrong = findFaults();
          setTried(true);
          if (wrong[0] !== undefined) return focusFault(wrong[0], index, navigate, search);
          if (next === undefined) events.passengersGiven(offer.party);
          return navigate(hrefAfter(offer, index, search, session.now()));
        }}
      />
    </BookingFrame>
  );
}

/** Brings the person to what is missing for the company: on the first page, where it stands. */
function focusFault(
  fault: CompanyFault,
  page: number,
  navigate: ReturnType<typeof useNavigate>,
  search: URLSearchParams,
): void | Promise<void> {
  if (page > 0) return navigate(passengerHref(0, search));
  // Drawn with its error first: what is said of it is read with it.
  requestAnimationFrame(() => document.getElementById(companyFieldIds[fault])?.focus());
}

function namesOfPage(trip: TripForCompany, page: number): PassengerNames | undefined {
  const traveller = travellerOfPage(trip, page);
  return traveller === 'guest' || traveller.id === trip.booking.own.id ? undefined : traveller;
}

/**
 * Gives the address of the same flights with a lap infant as a child. Children come before infants: only the first
 * infant stays on the page that holds their answers.
 */
function asChildHref({ kind, number }: Traveller, flightsHref: string | undefined): string | undefined {
  if (kind !== 'lapInfant' || number !== 1 || flightsHref === undefined) return undefined;
  return hrefForParty(flightsHref, ({ children, lapInfants, ...party }) => ({
    ...party,
    children: children + 1,
    lapInfants: lapInfants - 1,
  }));
}

/** Gives where to go once a page is sent: the next traveller, or what is not complete, then on. */
function hrefAfter(offer: Offer, index: number, search: URLSearchParams, now: Date): string {
  const open = firstIncomplete(offer, useBooking.getState(), now);
  if (search.has(returnToReview)) {
    return open === undefined ? buildPath('air-booking-review') : passengerHref(open.index, search);
  }
  if (index + 1 < listTravellers(offer.party).length) return passengerHref(index + 1, search);
  return open === undefined ? buildPath('air-booking-seats') : passengerHref(open.index, search);
}

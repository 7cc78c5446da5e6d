import { offer as offerSchema, type Offer } from '@airline/contract';
import { isOnSharedDevice } from '@airline/session/personal-data';
import { nameAndContactOf, nameAndContactSchema, type PassengerAnswers } from '@airline/travellers';
import * as z from 'zod/mini';

import { type ChosenExtra, chosenExtra } from './chosen-extras.ts';
import { toJourneyEnd } from './journey-end.ts';
import { unfinishedJourneyKey } from './unfinished-journey-key.ts';

const unfinishedJourney = z.object({
  offer: offerSchema,
  /** See the draft's. */
  journeyId: z.optional(z.string()),
  flightsHref: z.string(),
  /** Name and contact of each passenger page that was sent, by its number. */
  passengers: z._default(z.record(z.string(), nameAndContactSchema), {}),
  /** What was chosen beside the fares. */
  extras: z.optional(z.array(chosenExtra)),
});

/** Flights that were chosen on this device and not booked yet, with the names and the contact that were given for them. */
export type UnfinishedJourney = z.infer<typeof unfinishedJourney>;

/** A choice of flights with all that was answered for it. */
interface ChosenJourney {
  readonly offer: Offer;
  readonly journeyId: string | undefined;
  readonly flightsHref: string;
  readonly passengers: Readonly<Record<string, PassengerAnswers>>;
  readonly extras: readonly ChosenExtra[] | undefined;
}

/** The last choice of all tabs. */
export interface UnfinishedJourneys {
  /** Reads the last choice; `undefined` where there is none, or its flights or its day are over. */
  readonly read: (now: Date) => UnfinishedJourney | undefined;
  /** Keeps a choice with what may outlive the tab of its passengers' answers; on a device that others use too, the flights alone. */
  readonly keep: (journey: ChosenJourney) => void;
  /** Keeps what was answered and chosen since, where it is still the last choice. */
  readonly keepAnswers: (journey: ChosenJourney) => void;
  /** Forgets a journey, at whatever price, and leaves another one of another tab. */
  readonly forget: (journey: Pick<UnfinishedJourney, 'offer' | 'journeyId'>) => void;
  readonly clear: () => void;
}

/**
 * Keeps the last choice of flights in `localStorage`, so that a tab which the device ended can be gone on from. A tab takes it when the
 * person says so and not before: two tabs with two journeys stay apart.
 */
export function createUnfinishedJourneys(key: string): UnfinishedJourneys {
  const storageKey = unfinishedJourneyKey(key);
  const stored = (): UnfinishedJourney | undefined => {
    try {
      const parsed = unfinishedJourney.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  };
  const clear = () => {
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // A browser that denies storage holds nothing.
    }
  };
  const keep = ({ offer, journeyId, flightsHref, passengers, extras }: ChosenJourney) => {
    const isShared = isOnSharedDevice();
    const kept = isShared
      ? []
      : Object.entries(passengers).map(([page, answers]) => [page, nameAndContactOf(answers)] as const);
    const journey = {
      offer,
      journeyId,
      flightsHref,
      passengers: Object.fromEntries(kept),
      ...(isShared ? {} : { extras }),
    };
    try {
      localStorage.setItem(storageKey, JSON.stringify(journey));
    } catch {
      // A browser that denies storage loses the choice with its tab.
    }
  };
  return {
    read(now) {
      const journey = stored();
      if (journey === undefined || isOpen(journey, now)) return journey;
      clear();
      return undefined;
    },
    keep,
    keepAnswers(journey) {
      if (stored()?.offer.token === journey.offer.token) keep(journey);
    },
    forget({ offer, journeyId }) {
      const known = stored();
      const isSame = known?.offer.token === offer.token || (journeyId !== undefined && known?.journeyId === journeyId);
      if (isSame) clear();
    },
    clear,
  };
}

function isOpen({ offer }: UnfinishedJourney, now: Date): boolean {
  const departsAt = offer.bounds[0]?.itinerary.legs[0]?.departsAt ?? '';
  return Date.parse(departsAt) > now.getTime() && toJourneyEnd(offer) > now.getTime();
}

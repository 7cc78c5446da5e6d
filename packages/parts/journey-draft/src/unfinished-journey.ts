import { offer as offerSchema, type Offer } from '@airline/contract';
import * as z from 'zod/mini';

/** How long after its price ran out a choice is still offered: the next day it is asked for anew. */
const lifetimeMs = 24 * 60 * 60 * 1000;

const unfinishedJourney = z.object({ offer: offerSchema, flightsHref: z.string() });

/** Flights that were chosen on this device and not booked yet: with their price and party, and nothing of who travels. */
export type UnfinishedJourney = z.infer<typeof unfinishedJourney>;

/** The last choice of all tabs. */
export interface UnfinishedJourneys {
  /** Reads the last choice; `undefined` where there is none, or its flights or its day are over. */
  readonly read: (now: Date) => UnfinishedJourney | undefined;
  readonly keep: (journey: UnfinishedJourney) => void;
  /** Forgets the choice of an offer, and leaves that of another tab. */
  readonly forget: (offer: Offer | undefined) => void;
  readonly clear: () => void;
}

/**
 * Keeps the last choice of flights in `localStorage`, so that a tab which the device ended can be gone on from. A tab takes it when the
 * person says so and not before: two tabs with two journeys stay apart.
 */
export function createUnfinishedJourneys(key: string): UnfinishedJourneys {
  const storageKey = `airline.${key}.unfinished`;
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
  return {
    read(now) {
      const journey = stored();
      return journey !== undefined && isOpen(journey, now) ? journey : undefined;
    },
    keep({ offer, flightsHref }) {
      try {
        localStorage.setItem(storageKey, JSON.stringify({ offer, flightsHref }));
      } catch {
        // A browser that denies storage loses the choice with its tab.
      }
    },
    forget(offer) {
      if (offer !== undefined && stored()?.offer.token === offer.token) clear();
    },
    clear,
  };
}

function isOpen({ offer: { bounds, expiresAt } }: UnfinishedJourney, now: Date): boolean {
  const departsAt = bounds[0]?.itinerary.legs[0]?.departsAt ?? '';
  return Date.parse(departsAt) > now.getTime() && Date.parse(expiresAt) + lifetimeMs > now.getTime();
}

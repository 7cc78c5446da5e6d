import { isOnSharedDevice } from '@airline/session/personal-data';
import * as z from 'zod/mini';

/** By the id of a journey, where it stands that it is booked, and until when this is known, in milliseconds since 1970. */
const bookedJourneys = z.record(z.string(), z.object({ recordLocator: z.string(), knownUntil: z.number() }));

/** The journeys that were booked on this device, in whichever tab. */
export interface BookedJourneys {
  /** Gives the record locator of a journey that is booked; what is known no longer is deleted. */
  readonly find: (journeyId: string | undefined, now: Date) => string | undefined;
  /** Tells whether a journey is known as booked, however long ago. */
  readonly has: (journeyId: string) => boolean;
  /** Keeps that a journey is booked; not on a device that others use too. */
  readonly keep: (journeyId: string, booked: { readonly recordLocator: string; readonly knownUntil: number }) => void;
  /** Calls back when another tab may have booked; returns what ends that. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Keeps in `localStorage` which journeys are booked, so that every tab with the same journey says so. It has record locators
 * alone: who reads one there learns neither the flights nor the names, without which it shows no trip.
 */
export function createBookedJourneys(key: string): BookedJourneys {
  const storageKey = `airline.booked.${key}`;
  const read = (): z.infer<typeof bookedJourneys> => {
    try {
      const parsed = bookedJourneys.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
      return parsed.success ? parsed.data : {};
    } catch {
      return {};
    }
  };
  const write = (journeys: z.infer<typeof bookedJourneys>): void => {
    try {
      if (Object.keys(journeys).length === 0) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(journeys));
    } catch {
      // A browser that denies storage knows it in the tab that booked alone; the gateway books an offer once all the same.
    }
  };
  return {
    find(journeyId, now) {
      const journeys = read();
      const known = Object.entries(journeys).filter(([, { knownUntil }]) => knownUntil > now.getTime());
      if (known.length < Object.keys(journeys).length) write(Object.fromEntries(known));
      return known.find(([id]) => id === journeyId)?.[1].recordLocator;
    },
    has: (journeyId) => read()[journeyId] !== undefined,
    keep(journeyId, booked) {
      if (!isOnSharedDevice()) write({ ...read(), [journeyId]: booked });
    },
    subscribe(onChange) {
      // A page that the browser kept behind another one has heard nothing meanwhile.
      const events = ['storage', 'pageshow'] as const;
      for (const event of events) window.addEventListener(event, onChange);
      return () => {
        for (const event of events) window.removeEventListener(event, onChange);
      };
    },
  };
}

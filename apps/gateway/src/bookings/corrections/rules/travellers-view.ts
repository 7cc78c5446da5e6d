import { mostNameCorrections, type TripTravellers } from '@airline/contract';

import { maskEmail } from '../../../accounts/identity/rules/mask-email.ts';
import type { MadeCorrection } from '../../orders/rules/correction.ts';
import { listLegs, needsDocument } from '../../orders/rules/journey.ts';
import type { BookedTrip } from '../../orders/rules/trip-view.ts';
import type { PositionedPassenger } from './check-traveller-correction.ts';
import { correctionTimes } from './correction-times.ts';

/** Shows the data of a trip's travellers to who may correct them: of what is secret its end alone. */
export function toTripTravellers(
  {
    recordLocator,
    revision,
    offer,
    passengers,
    contact,
  }: Omit<BookedTrip, 'passengers'> & {
    readonly revision: number;
    readonly passengers: readonly PositionedPassenger[];
  },
  corrections: readonly MadeCorrection[],
  now: Date,
): TripTravellers {
  const { namesUntil, correctionsUntil } = correctionTimes(offer.bounds);
  return {
    recordLocator,
    revision,
    travellers: passengers.map((passenger) => {
      const { position, kind, firstName, middleName, lastName, suffix } = passenger;
      const { document, frequentFlyerNumber, knownTravelerNumber } = passenger;
      return {
        kind,
        firstName,
        ...(middleName === undefined ? {} : { middleName }),
        lastName,
        ...(suffix === undefined ? {} : { suffix }),
        nameCorrectionsLeft: Math.max(0, mostNameCorrections - nameCorrectionsOf(corrections, position).length),
        ...(document === undefined
          ? {}
          : {
              document: {
                lastThree: document.number.slice(-3),
                nationality: document.nationality,
                expiresOn: document.expiresOn,
              },
            }),
        ...(frequentFlyerNumber === undefined ? {} : { frequentFlyerHint: frequentFlyerNumber.slice(-3) }),
        ...(knownTravelerNumber === undefined ? {} : { knownTravelerHint: knownTravelerNumber.slice(-3) }),
      };
    }),
    needsDocument: needsDocument(offer.bounds),
    lastArrival:
      listLegs(offer.bounds)
        .map(({ arrivesAt }) => arrivesAt.slice(0, 'YYYY-MM-DD'.length))
        .toSorted()
        .at(-1) ?? '',
    ...(now < namesUntil ? { namesUntil: namesUntil.toISOString() } : {}),
    ...(now < correctionsUntil ? { correctionsUntil: correctionsUntil.toISOString() } : {}),
    contact: { emailHint: maskEmail(contact.email), phoneEnd: contact.phone.slice(-2) },
  };
}

/** Gives the corrections of a traveller's name, the oldest first. */
export function nameCorrectionsOf(corrections: readonly MadeCorrection[], position: number): readonly MadeCorrection[] {
  return corrections.filter(({ correction, position: place }) => correction.kind === 'name' && place === position);
}

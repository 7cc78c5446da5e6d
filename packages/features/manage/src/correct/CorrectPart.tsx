import type { Trip, TripTravellers } from '@airline/contract';
import type { ReactNode } from 'react';

import type { Corrected } from './correction-address.ts';
import { CorrectContact } from './CorrectContact.tsx';
import { CorrectDocument } from './CorrectDocument.tsx';
import { CorrectName } from './CorrectName.tsx';
import { CorrectFrequentFlyerNumber, CorrectKnownTravelerNumber } from './CorrectNumber.tsx';

export interface CorrectPartProps {
  readonly trip: Trip;
  readonly shown: TripTravellers;
  readonly corrected: Corrected;
}

/** Renders the correction of one thing. */
export function CorrectPart({ trip, shown, corrected }: CorrectPartProps): ReactNode {
  switch (corrected.part) {
    case 'contact':
      return <CorrectContact trip={trip} shown={shown} />;
    case 'name':
      return <CorrectName trip={trip} shown={shown} place={corrected.traveller} />;
    case 'document':
      return <CorrectDocument trip={trip} shown={shown} place={corrected.traveller} />;
    case 'frequentFlyerNumber':
      return <CorrectFrequentFlyerNumber trip={trip} shown={shown} place={corrected.traveller} />;
    case 'knownTravelerNumber':
      return <CorrectKnownTravelerNumber trip={trip} shown={shown} place={corrected.traveller} />;
  }
}

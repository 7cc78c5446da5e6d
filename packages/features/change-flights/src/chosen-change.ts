import type { ChangeOptions, Offer, Trip } from '@airline/contract';

import type { ChangeAddress } from './change-address.ts';
import type { ChangePage } from './use-change-page.ts';

/** What the steps after the choice of new flights show. */
export interface ChosenChangeProps {
  readonly trip: Trip;
  readonly options: ChangeOptions;
  readonly page: ChangePage;
  /** The new flights, at the price that it promises. */
  readonly offer: Offer;
  readonly address: ChangeAddress;
}

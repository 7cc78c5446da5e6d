/**
 * A boarding pass as its bar code holds it: the items of IATA resolution 792 (BCBP), each as it stands on the pass, without the blanks
 * that fill it up. An item that is absent is blank, or not there at all.
 */
export interface BoardingPass {
  /** Item 11, 1 to 20 symbols: `LAST/FIRST`, by capitals, blanks and one slash. {@link toPassName} makes it of a name. */
  readonly passengerName: string;
  /** Item 253: `E` for an electronic ticket, `L` for none that carries a ticket. */
  readonly ticketIndicator?: 'E' | 'L';
  /** One to nine flights; how many a reader takes is the airport's. */
  readonly legs: readonly BoardingPassLeg[];
  /** Item 9, one digit. Without it there is no conditional item: what the airline adds follows the mandatory ones at once. */
  readonly version?: string;
  /** Item 15: `0` an adult, `1` a man, `2` a woman, `3` a child, `4` an infant, `6` an adult with an infant. */
  readonly passengerDescription?: string;
  /** Item 12: `W` web, `M` mobile, `K` a kiosk at the airport, `O` an agent there. */
  readonly checkInSource?: string;
  /** Item 14, as item 12. */
  readonly issuanceSource?: string;
  /** Item 22, four digits: the last one of the year, and the day of the year. */
  readonly issuedOn?: string;
  /** Item 16: `B` a boarding pass, `I` an itinerary. */
  readonly documentType?: string;
  /** Item 21: designator of the airline that issues it. */
  readonly issuer?: string;
  /** Item 23, 13 digits: leading digit, airline, serial number of the first bag, and how many follow it. */
  readonly bagTags?: string;
  /** Item 31: bags whose numbers do not follow, in the same form. */
  readonly secondBagTags?: string;
  /** Item 32, as item 31. */
  readonly thirdBagTags?: string;
  /** Items 28 and 30: what proves that the pass is genuine. */
  readonly security?: { readonly type: string; readonly data: string };
}

/** One flight of a boarding pass. */
export interface BoardingPassLeg {
  /** Item 7: record locator of the operating carrier, 5 to 7 symbols. */
  readonly recordLocator: string;
  /** Item 26: code of the airport of departure. */
  readonly from: string;
  /** Item 38: code of the airport of arrival. */
  readonly to: string;
  /** Item 42: designator of the operating carrier. */
  readonly carrier: string;
  /** Item 43: four digits, and a letter where the flight has one. */
  readonly flightNumber: string;
  /** Item 46: the day of the year on which it departs, three digits. The year is not on the pass. */
  readonly dayOfYear: string;
  /** Item 71: the cabin, one letter. */
  readonly compartment: string;
  /** Item 104: `012A`, `INF` of a lap infant; absent where no seat is assigned. */
  readonly seat?: string;
  /** Item 107: in which place the passenger checked in, four digits, and a symbol of the airline. */
  readonly sequence?: string;
  /** Item 117: `0` not checked in, `1` checked in, `3` with a bag, and others. */
  readonly status: string;
  /** Item 142: the three digits that the airline's documents begin with. */
  readonly airlineCode?: string;
  /** Item 143: form and serial number of the ticket, ten digits. */
  readonly documentNumber?: string;
  /** Item 18: `0` no selectee, `1` a selectee, `3` a known traveller. */
  readonly selectee?: string;
  /** Item 108: whether documents must be looked at: `0` no, `1` they must be, `2` they were. */
  readonly documentVerification?: string;
  /** Item 19: designator of the airline that sold it. */
  readonly marketingCarrier?: string;
  /** Item 20: designator of the airline of the frequent flyer number. */
  readonly frequentFlyerAirline?: string;
  /** Item 236, 16 symbols at most. */
  readonly frequentFlyerNumber?: string;
  /** Item 89: discount of the industry. */
  readonly industryDiscount?: string;
  /** Item 118: `20K`, `40L` or `2PC`. */
  readonly bagAllowance?: string;
  /** Item 254: `Y` or `N`. */
  readonly fastTrack?: string;
  /** Item 4: what the airline adds for itself. */
  readonly airlineData?: string;
}

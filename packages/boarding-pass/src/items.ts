import type { BoardingPass, BoardingPassLeg } from './boarding-pass.ts';

/** An item of fixed size, as resolution 792 lays it out. */
export interface Item<Key extends string = string> {
  readonly key: Key;
  /** In symbols. */
  readonly size: number;
  /** What it looks like without the blanks at its end. */
  readonly pattern: RegExp;
  /** Whether it is never blank. */
  readonly isRequired?: true;
}

const designator = /^[A-Z0-9]{2,3}$/;
const airport = /^[A-Z]{3}$/;
const symbol = /^[A-Z0-9]$/;
const tags = /^\d{13}$/;
/** The days of a year, from 001 to 366. */
const dayOfYearPattern = /^(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/;

/** What stands once, after the format code and the number of legs. */
export const headItems: readonly Item<keyof BoardingPass>[] = [
  { key: 'passengerName', size: 20, pattern: /^[A-Z](?:[A-Z ]*\/)?[A-Z ]*$/, isRequired: true },
  { key: 'ticketIndicator', size: 1, pattern: /^[EL]$/ },
];

/** What stands of each leg. */
export const legItems: readonly Item<keyof BoardingPassLeg>[] = [
  { key: 'recordLocator', size: 7, pattern: /^[A-Z0-9]{5,7}$/, isRequired: true },
  { key: 'from', size: 3, pattern: airport, isRequired: true },
  { key: 'to', size: 3, pattern: airport, isRequired: true },
  { key: 'carrier', size: 3, pattern: designator, isRequired: true },
  { key: 'flightNumber', size: 5, pattern: /^\d{4}[A-Z]?$/, isRequired: true },
  { key: 'dayOfYear', size: 3, pattern: dayOfYearPattern, isRequired: true },
  { key: 'compartment', size: 1, pattern: /^[A-Z]$/, isRequired: true },
  { key: 'seat', size: 4, pattern: /^[A-Z0-9]{1,4}$/ },
  { key: 'sequence', size: 5, pattern: /^\d{4}[A-Z0-9]?$/ },
  { key: 'status', size: 1, pattern: symbol, isRequired: true },
];

/** The conditional items that stand once, in the first leg; a text may end after any of them. */
export const sharedItems: readonly Item<keyof BoardingPass>[] = [
  { key: 'passengerDescription', size: 1, pattern: symbol },
  { key: 'checkInSource', size: 1, pattern: symbol },
  { key: 'issuanceSource', size: 1, pattern: symbol },
  { key: 'issuedOn', size: 4, pattern: /^\d(?:00[1-9]|0[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/ },
  { key: 'documentType', size: 1, pattern: symbol },
  { key: 'issuer', size: 3, pattern: designator },
  { key: 'bagTags', size: 13, pattern: tags },
  { key: 'secondBagTags', size: 13, pattern: tags },
  { key: 'thirdBagTags', size: 13, pattern: tags },
];

/** The conditional items of each leg; a text may end after any of them. */
export const conditionalLegItems: readonly Item<keyof BoardingPassLeg>[] = [
  { key: 'airlineCode', size: 3, pattern: /^\d{3}$/ },
  { key: 'documentNumber', size: 10, pattern: /^\d{10}$/ },
  { key: 'selectee', size: 1, pattern: symbol },
  { key: 'documentVerification', size: 1, pattern: symbol },
  { key: 'marketingCarrier', size: 3, pattern: designator },
  { key: 'frequentFlyerAirline', size: 3, pattern: designator },
  { key: 'frequentFlyerNumber', size: 16, pattern: /^[A-Z0-9]{1,16}$/ },
  { key: 'industryDiscount', size: 1, pattern: symbol },
  { key: 'bagAllowance', size: 3, pattern: /^\d{1,2}(?:[KL]|PC)$/ },
  { key: 'fastTrack', size: 1, pattern: /^[YN]$/ },
];

/** What an airline or a proof may hold: printable ASCII. */
export const printablePattern = /^[ -~]*$/;
/** A number of two hexadecimal digits. */
export const sizePattern = /^[0-9A-F]{2}$/;
export const versionPattern = /^[1-9]$/;
export const versionMark = '>';
export const securityMark = '^';

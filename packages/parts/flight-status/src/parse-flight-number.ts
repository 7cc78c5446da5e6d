import { carrierDesignator } from '@airline/reference-data/carrier';

/**
 * Reads a flight number as people write it: '9Z 1234', '9z-01234' and '1234' are 9Z1234; `undefined` for what is none.
 */
export function parseFlightNumber(text: string): string | undefined {
  const plain = text.replaceAll(/[\s.\-–]/g, '').toUpperCase();
  const match = /^([A-Z0-9]{2}[A-Z]?(?=\d))?0*([1-9]\d{0,3})([A-Z])?$/.exec(plain);
  // A number alone has no letters: its first digits are no designator.
  const numberAlone = /^0*([1-9]\d{0,3})$/.exec(plain);
  if (numberAlone) return `${carrierDesignator}${numberAlone[1]}`;
  if (!match?.[1] || !/[A-Z]/.test(match[1])) return undefined;
  return `${match[1]}${match[2]}${match[3] ?? ''}`;
}

/**
 * The first three digits of every ticket number: the place of the carrier's IATA accounting code.
 *
 * IATA assigns these codes to carriers. This one stands for a carrier that has none yet: put the assigned code here.
 */
export const accountingCode = '989';

const serialDigits = 9;

/**
 * Writes a ticket's number: accounting code, nine digits of serial number, and a check digit (the rest by seven of all
 * before it, as on paper tickets).
 *
 * @throws RangeError when the serial number is no whole number of 1 to 999,999,999.
 */
export function formatTicketNumber(serial: number): string {
  if (!Number.isInteger(serial) || serial < 1 || serial >= 10 ** serialDigits) {
    throw new RangeError(`${serial} is no serial number of a ticket: give a whole number from 1 to 999,999,999.`);
  }
  const digits = `${accountingCode}${String(serial).padStart(serialDigits, '0')}`;
  return `${digits}${Number(digits) % 7}`;
}

import { formatTicketNumber } from '../../orders/rules/ticket-number.ts';

/** Reads the serial number of a ticket's number, with or without what separates its first three digits; undefined where it is none of ours. */
export function readTicketNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  const serial = Number(digits.slice(3, 12));
  return digits.length === 13 && serial > 0 && formatTicketNumber(serial) === digits ? serial : undefined;
}

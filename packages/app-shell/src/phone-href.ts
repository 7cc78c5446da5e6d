/** Gives the address that calls a number of the North American plan, written as `1-800-555-0100` (RFC 3966). */
export function phoneHref(phone: string): string {
  return `tel:+${phone.replaceAll('-', '')}`;
}

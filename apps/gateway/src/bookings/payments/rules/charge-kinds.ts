/** The kinds of payment that a company moves, rather than the airline's own books. An order has at most one of them at a time. */
export const chargeKinds = ['card', 'payPal'] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/** Tells whether a company moves payments of a kind. */
export function isChargeKind(kind: string): kind is ChargeKind {
  return chargeKinds.some((charge) => charge === kind);
}

/** So many forms of payment pay an order, or a change of one, at most. */
export const mostForms = 3;

/** What travel funds may pay. */
export interface FundsDue {
  readonly dueMinor: number;
  /** How many forms of payment may pay it, that of a company among them. */
  readonly forms: number;
  /** What is due beside it for extras, which money alone pays. */
  readonly besideMinor?: number;
  /** What it is: the price of a trip, the taxes that points leave, or the difference of a change. */
  readonly of: 'total' | 'taxes' | 'change';
}

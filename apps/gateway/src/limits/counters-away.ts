/** Says that Redis or Valkey does not answer: limits cannot be counted, and nobody gets past them. */
export class CountersAwayError extends Error {
  override readonly name = 'CountersAwayError';
}

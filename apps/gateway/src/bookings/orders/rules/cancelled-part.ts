/** A part of an order that was cancelled: directions by their places in the version before, travellers by their positions. */
export interface CancelledPart {
  readonly bounds: readonly number[];
  readonly passengers: readonly number[];
}

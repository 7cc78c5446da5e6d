/** A card as people recognise it. */
export interface CardHint {
  readonly brand: string;
  readonly lastFour: string;
}

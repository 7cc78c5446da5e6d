/** The seat of a traveller, by their position in the order, on a flight. */
export interface TakenSeat {
  readonly passenger: number;
  readonly legId: string;
  readonly seat: string;
}

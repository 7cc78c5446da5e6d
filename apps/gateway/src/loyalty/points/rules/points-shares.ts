import type { PassengerKind, Price } from '@airline/contract';

/**
 * Shares the points that a journey earns among its travellers by what each one's fare is without taxes, in whole points
 * that add up to all of them.
 *
 * A kind that the price does not list earns nothing.
 */
export function sharePoints(price: Price, kinds: readonly PassengerKind[]): readonly number[] {
  const weights = kinds.map((kind) => {
    const line = price.passengers.find((passengers) => passengers.kind === kind);
    return line === undefined ? 0 : line.base.amountMinor / line.count;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = all === 0 ? 0 : Math.round((price.pointsEarned * before) / all);
    before += weight;
    return all === 0 ? 0 : Math.round((price.pointsEarned * before) / all) - from;
  });
}

import { type FaultPoint, storedResponse } from './fault-point.ts';

const heldPurchase = /insert into "order_extra_purchase"/;
const confirmedPurchase = /update "order_extra_purchase" set .*"confirmed_at"/;
const releasedPurchase = /update "order_extra_purchase" set .*"release_reason"/;

/** The points of purchases of extras and seats. */
export const purchasePoints: readonly FaultPoint[] = [
  { name: 'amid the hold of a place', deed: 'boardingPurchase', when: 'after', step: { statement: heldPurchase } },
  { name: 'after the hold of a place', deed: 'boardingPurchase', when: 'after', step: { commitOf: heldPurchase } },
  { name: 'after the place’s authorise', deed: 'boardingPurchase', when: 'after', step: { processor: 'authorise' } },
  {
    name: 'before the commit of a bought place',
    deed: 'boardingPurchase',
    when: 'before',
    step: { commitOf: confirmedPurchase },
  },
  {
    name: 'after the commit of a bought place',
    deed: 'boardingPurchase',
    when: 'after',
    step: { commitOf: confirmedPurchase },
  },
  {
    name: 'after the place’s stored response',
    deed: 'boardingPurchase',
    when: 'after',
    step: { statement: storedResponse },
  },
  { name: 'after the place’s capture', deed: 'boardingPurchase', when: 'after', step: { processor: 'capture' } },
  { name: 'after the place’s mail', deed: 'boardingPurchase', when: 'after', step: { mail: /^extras-/ } },
  { name: 'after the hold of a seat', deed: 'seatPurchase', when: 'after', step: { commitOf: heldPurchase } },
  { name: 'after the seat’s authorise', deed: 'seatPurchase', when: 'after', step: { processor: 'authorise' } },
  {
    name: 'before the commit of a bought seat',
    deed: 'seatPurchase',
    when: 'before',
    step: { commitOf: confirmedPurchase },
  },
  {
    name: 'after the commit of a bought seat',
    deed: 'seatPurchase',
    when: 'after',
    step: { commitOf: confirmedPurchase },
  },
  {
    name: 'before the commit of a released seat',
    deed: 'declinedSeatPurchase',
    when: 'before',
    step: { commitOf: releasedPurchase },
  },
  {
    name: 'after the commit of a released seat',
    deed: 'declinedSeatPurchase',
    when: 'after',
    step: { commitOf: releasedPurchase },
  },
  { name: 'after the seat’s void', deed: 'declinedSeatPurchase', when: 'after', step: { processor: 'void' } },
];

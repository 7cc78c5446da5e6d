import type { Attempt, Scene } from './attempt.ts';
import type { PurchaseDeed } from './fault-point.ts';
import { insist } from './intents.ts';
import { bookToBuy, departureSoon, type PurchaseWish, sendPurchase } from './purchase-intents.ts';

const declinedCard = '4000000000000002';

/** Gets each purchase of an extra ready. */
export const purchaseDeeds: Readonly<Record<PurchaseDeed, (scene: Scene) => Promise<Attempt>>> = {
  boardingPurchase: (scene) =>
    purchaseAttempt(scene, { kind: 'upgradedBoarding', flight: 'WN40', departs: departureSoon() }, [
      'bought',
      'bought',
    ]),
  seatPurchase: (scene) =>
    purchaseAttempt(scene, { kind: 'seat', flight: 'WN41', departs: departureSoon() }, ['bought', 'seatTaken']),
  declinedSeatPurchase: (scene) =>
    purchaseAttempt(scene, { kind: 'seat', flight: 'WN42', departs: departureSoon(), card: declinedCard }, [
      'paymentDeclined',
      'bought',
    ]),
};

/**
 * Buys an extra until an answer is final. Then somebody else on the same flight wants the same seat, or the next place in line: it is theirs
 * where the first one has it not, and no other time.
 */
async function purchaseAttempt(
  { originNow }: Scene,
  wish: PurchaseWish,
  [expected, expectedNext]: readonly [string, string],
): Promise<Attempt> {
  const intent = await bookToBuy(originNow, wish);
  const { card: _, ...next } = wish;
  return {
    send: () => sendPurchase(originNow(), intent),
    async finish() {
      const ending = await insist(originNow, (origin) => sendPurchase(origin, intent));
      if (ending !== expected) return `ended with ${ending} where ${expected} is right`;
      const other = await bookToBuy(originNow, next);
      const same = { ...other.request, extras: intent.request.extras };
      const nextEnding = await insist(originNow, (origin) => sendPurchase(origin, { ...other, request: same }));
      return nextEnding === expectedNext ? undefined : `the next one ended with ${nextEnding}`;
    },
  };
}

import type { CardToken, PaymentSetup, WalletCardBrand, WalletPayment } from '@airline/contract';

import type { Database } from '../../../database/database.ts';
import type { Refused } from '../../../http/refusal.ts';
import { cardSchemeOf } from './card-scheme.ts';
import { issueToken } from './issue-token.ts';
import { testCards } from './test-cards.ts';

type WalletSheet = NonNullable<PaymentSetup['wallets']>[number]['sheet'];
type WalletCard = Extract<WalletSheet, { readonly kind: 'sandbox' }>['cards'][number];

/** Lists the cards in the wallets of the sandbox: the test cards of the schemes that wallets may pay with. */
export function listWalletCards(brands: readonly WalletCardBrand[]): WalletCard[] {
  return testCards.flatMap(({ number, outcome }) => {
    const brand = brands.find((each) => each === cardSchemeOf(number).brand);
    return brand === undefined ? [] : [{ brand, lastFour: number.slice(-4), outcome }];
  });
}

/** Makes what a wallet gives for a card and the amount that its person agreed to; a card that is not published is `notATestCard`. */
export async function makeWalletToken(
  db: Database,
  { lastFour, ...agreed }: WalletPayment,
  now: Date,
): Promise<{ readonly token: CardToken } | Refused> {
  const card = testCards.find(({ number }) => number.endsWith(lastFour));
  if (card !== undefined) return { token: await issueToken(db, card, agreed, now) };
  const errors = [{ pointer: '/lastFour', code: 'notATestCard' }];
  return { refused: { kind: 'plain', status: 422, title: 'No wallet of the sandbox has this card.', errors } };
}

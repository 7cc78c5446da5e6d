import { cardToken, type WalletPayment } from '@airline/contract';

const withinMs = 20_000;

/**
 * Has the sandbox make the token of a wallet's card for the amount that the person agreed to.
 *
 * @throws when no answer came that can be read: nothing was agreed to, and it can be sent again.
 */
export async function makeWalletToken(tokensUrl: string, payment: WalletPayment): Promise<string> {
  const response = await fetch(tokensUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(payment),
    signal: AbortSignal.timeout(withinMs),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
  return cardToken.parse(await response.json()).token;
}

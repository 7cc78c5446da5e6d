import { cardToken, problem, problemMediaType, type CardDetails, type CardToken } from '@airline/contract';
import type { SubmitRefusal } from '@airline/forms';

const withinMs = 20_000;

/** The form's field for each field of the processor's. */
const fieldOf: Readonly<Record<string, string>> = {
  '/number': '/number',
  '/expiryMonth': '/expiry',
  '/expiryYear': '/expiry',
  '/securityCode': '/securityCode',
  '/holderName': '/holderName',
};

/**
 * Sends a card from the browser straight to the payment processor and gives the token that pays once, or what the processor
 * refused. The gateway never sees the card.
 *
 * @throws when no answer came that can be read: nobody has been charged, and it can be sent again.
 */
export async function exchangeCard(
  tokensUrl: string,
  card: CardDetails,
): Promise<{ readonly token: CardToken } | { readonly refusal: SubmitRefusal }> {
  const response = await fetch(tokensUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: `application/json, ${problemMediaType}` },
    // The processor is another company: it gets the card and no cookie of ours.
    credentials: 'omit',
    body: JSON.stringify(card),
    signal: AbortSignal.timeout(withinMs),
  });
  const body: unknown = await response.json();
  if (response.ok) return { token: cardToken.parse(body) };
  const { errors = [] } = problem.parse(body);
  if (errors.length === 0) throw new Error(`The payment processor answered ${response.status}.`);
  return { refusal: { errors: errors.map((error) => ({ ...error, pointer: fieldOf[error.pointer] ?? '' })) } };
}

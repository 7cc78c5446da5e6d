import { cardDetails } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../../../parse-body.ts';
import { answerProblem } from '../../../problems.ts';
import type { Database } from '../../../store/database.ts';
import { exchangeCard } from './exchange-card.ts';

/** Where browsers send cards to. */
export const tokensPath = '/sandbox/payments/v1/tokens';

/** Serves what the sandbox shows to browsers: the exchange of cards for tokens, and the page of its bank. */
export function sandboxPaymentRoutes(db: Database, now: () => Date): Hono {
  return new Hono().post(tokensPath, async (context) => {
    const parsed = await parseBody(context, cardDetails);
    if ('refusal' in parsed) return parsed.refusal;
    const exchanged = await exchangeCard(db, parsed.value, now());
    if ('faults' in exchanged) {
      const title = 'The card has fields that are not right.';
      return answerProblem(context, { status: 422, title, errors: exchanged.faults });
    }
    return context.json(exchanged.token, 201, { 'cache-control': 'no-store' });
  });
}

import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { changeCard, issuePaymentToken, noSuchCard, removeCard, saveCard } from './change-cards.ts';
import { listCards } from './list-cards.ts';

const cardPath = '/api/account/v1/saved-cards/:cardId';

/** Lets members keep cards, and pay with them. */
export function savedCardRoutes(services: BookingServices): Hono {
  const { saveCard: save, changeSavedCard: change, removeSavedCard: remove, payWithSavedCard: pay } = endpoints;
  const readId = (context: Context): string | undefined => save.parameters.safeParse(context.req.param()).data?.cardId;
  const refuseNone = (context: Context) => refuse(context, noSuchCard.refused);
  return new Hono()
    .get(endpoints.listSavedCards.path, async (context) => {
      const cards = await listCards(services, requireAccountAccess(context).accountId);
      return context.json({ cards }, endpoints.listSavedCards.success, noStore);
    })
    .put(cardPath, async (context) => {
      const cardId = readId(context);
      if (cardId === undefined) return refuseNone(context);
      const parsed = await parseBody(context, save.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await saveCard(services, { access: requireAccountAccess(context), cardId, trace }, parsed.value);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, save.success, noStore);
    })
    .patch(cardPath, async (context) => {
      const cardId = readId(context);
      if (cardId === undefined) return refuseNone(context);
      const parsed = await parseBody(context, change.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const refusal = await changeCard(services, requireAccountAccess(context).accountId, cardId, parsed.value);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, change.success, noStore);
    })
    .delete(cardPath, async (context) => {
      const cardId = readId(context);
      if (cardId === undefined) return refuseNone(context);
      const trace = await readTrace(context, services);
      await removeCard(services, { access: requireAccountAccess(context), cardId, trace });
      return context.body(null, remove.success, noStore);
    })
    .post(`${cardPath}/payment-tokens`, async (context) => {
      const cardId = readId(context);
      if (cardId === undefined) return refuseNone(context);
      const issued = await issuePaymentToken(services, requireAccountAccess(context).accountId, cardId);
      if ('refused' in issued) return refuse(context, issued.refused);
      return context.json(issued.token, pay.success, noStore);
    });
}

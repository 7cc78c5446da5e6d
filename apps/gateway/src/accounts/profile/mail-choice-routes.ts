import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { readMailedToken } from '../../mail/mailed-token.ts';
import type { AccountServices } from '../identity/services.ts';
import { readMailChoices, stopPromotionMails, updateMailChoices } from './mail-choices.ts';

/** Lets members choose their mails, and anybody with a mail about promotions end them. */
export function mailChoiceRoutes(services: AccountServices): Hono {
  const { readMailChoices: read, updateMailChoices: update, stopPromotionMails: stop } = endpoints;
  return new Hono()
    .get(read.path, async (context) => {
      const choices = await readMailChoices(services, requireAccountAccess(context).accountId);
      return context.json(choices, read.success, noStore);
    })
    .put(update.path, async (context) => {
      const parsed = await parseBody(context, update.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      await updateMailChoices(services, requireAccountAccess(context), parsed.value, trace);
      return context.body(null, update.success, noStore);
    })
    .post(stop.path, async (context) => {
      const parsed = await parseBody(context, stop.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      return stopByToken(context, services, parsed.value.token);
    })
    .post('/api/account/v1/promotion-mails/one-click/:token', (context) =>
      stopByToken(context, services, context.req.param('token')),
    );
}

async function stopByToken(context: Context, services: AccountServices, token: string): Promise<Response> {
  const accountId = await readMailedToken(services, 'promotionMail', token);
  const trace = await readTrace(context, services);
  const isStopped = accountId !== undefined && (await stopPromotionMails(services, accountId, trace));
  if (!isStopped) return refuse(context, { kind: 'named', name: 'mailLinkInvalid' });
  return context.body(null, endpoints.stopPromotionMails.success, noStore);
}

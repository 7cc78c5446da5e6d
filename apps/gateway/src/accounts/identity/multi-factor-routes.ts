import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import type { AccountServices } from './services.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { FactorOwner } from './change-factors.ts';
import {
  addPasskey,
  confirmTotp,
  readMultiFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskeyRegistration,
  startTotp,
} from './multi-factor.ts';

/** Sets up and removes the second factors of the person who is logged in. */
export function multiFactorRoutes(services: AccountServices): Hono {
  const routes = new Hono()
    .get(endpoints.readMultiFactor.path, async (context) => {
      const state = await readMultiFactor(services, requireAccountAccess(context).accountId);
      return context.json(state, endpoints.readMultiFactor.success, noStore);
    })
    .post(endpoints.startTotp.path, async (context) =>
      context.json(await startTotp(services, await readOwner(context, services)), endpoints.startTotp.success, noStore),
    )
    .post(endpoints.confirmTotp.path, async (context) => {
      const parsed = await parseBody(context, endpoints.confirmTotp.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const outcome = await confirmTotp(services, await readOwner(context, services), parsed.value);
      if ('refused' in outcome) return refuse(context, outcome.refused);
      return context.json(outcome, endpoints.confirmTotp.success, noStore);
    })
    .post(endpoints.renewRecoveryCodes.path, async (context) => {
      const codes = await renewRecoveryCodes(services, await readOwner(context, services));
      return context.json(codes, endpoints.renewRecoveryCodes.success, noStore);
    })
    .delete(endpoints.removeTotp.path, async (context) => {
      await removeTotp(services, await readOwner(context, services));
      return context.body(null, endpoints.removeTotp.success, noStore);
    })
    .post(endpoints.startPasskeyRegistration.path, async (context) => {
      const challenge = await startPasskeyRegistration(services, await readOwner(context, services));
      return context.json(challenge, endpoints.startPasskeyRegistration.success, noStore);
    })
    .post(endpoints.addPasskey.path, async (context) => {
      const parsed = await parseBody(context, endpoints.addPasskey.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const outcome = await addPasskey(services, await readOwner(context, services), parsed.value);
      if ('refused' in outcome) return refuse(context, outcome.refused);
      return context.json(outcome.passkey, endpoints.addPasskey.success, noStore);
    })
    .delete('/api/account/v1/multi-factor/passkeys/:passkeyId', async (context) => {
      const parameters = endpoints.removePasskey.parameters.safeParse(context.req.param());
      if (!parameters.success)
        return refuse(context, { kind: 'plain', status: 404, title: 'There is no such passkey.' });
      const refused = await removePasskey(services, await readOwner(context, services), parameters.data.passkeyId);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, endpoints.removePasskey.success, noStore);
    });
  return routes;
}

async function readOwner(context: Context, services: AccountServices): Promise<FactorOwner> {
  const { accountId, sessionId, category } = requireAccountAccess(context);
  return { accountId, sessionId, category, trace: await readTrace(context, services) };
}

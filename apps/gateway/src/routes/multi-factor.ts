import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import type { IdentityServices } from '../identity-services.ts';
import { accountAccessOf } from '../middleware/authenticate.ts';
import { parseBody } from '../parse-body.ts';
import { answerProblem, refuse } from '../problems.ts';
import { traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import {
  addPasskey,
  confirmTotp,
  type FactorOwner,
  readMultiFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskeyRegistration,
  startTotp,
} from '../use-cases/identity/multi-factor.ts';
import { loginUnavailable } from './identity-failure.ts';

/** Secrets are among the answers: nobody keeps any. */
const neverKept = { 'cache-control': 'no-store' };

/** Sets up and takes away the second factors of whoever is logged in. */
export function multiFactorRoutes({ identity }: Services): Hono {
  const routes = new Hono()
    .get(endpoints.readMultiFactor.path, async (context) => {
      const state = await readMultiFactor(identity, accountAccessOf(context).accountId);
      return context.json(state, endpoints.readMultiFactor.success, neverKept);
    })
    .post(endpoints.startTotp.path, async (context) =>
      context.json(await startTotp(identity, await ownerOf(context, identity)), endpoints.startTotp.success, neverKept),
    )
    .post(endpoints.confirmTotp.path, async (context) => {
      const parsed = await parseBody(context, endpoints.confirmTotp.body);
      if ('refusal' in parsed) return parsed.refusal;
      const outcome = await confirmTotp(identity, await ownerOf(context, identity), parsed.value);
      if ('problem' in outcome) return refuse(context, outcome.problem);
      return context.json(outcome, endpoints.confirmTotp.success, neverKept);
    })
    .post(endpoints.renewRecoveryCodes.path, async (context) => {
      const codes = await renewRecoveryCodes(identity, await ownerOf(context, identity));
      return context.json(codes, endpoints.renewRecoveryCodes.success, neverKept);
    })
    .delete(endpoints.removeTotp.path, async (context) => {
      await removeTotp(identity, await ownerOf(context, identity));
      return context.body(null, endpoints.removeTotp.success, neverKept);
    })
    .post(endpoints.startPasskeyRegistration.path, async (context) => {
      const challenge = await startPasskeyRegistration(identity, await ownerOf(context, identity));
      return context.json(challenge, endpoints.startPasskeyRegistration.success, neverKept);
    })
    .post(endpoints.addPasskey.path, async (context) => {
      const parsed = await parseBody(context, endpoints.addPasskey.body);
      if ('refusal' in parsed) return parsed.refusal;
      const outcome = await addPasskey(identity, await ownerOf(context, identity), parsed.value);
      if ('problem' in outcome) return refuse(context, outcome.problem);
      return context.json(outcome.passkey, endpoints.addPasskey.success, neverKept);
    })
    .delete('/api/account/v1/multi-factor/passkeys/:passkeyId', async (context) => {
      const parameters = endpoints.removePasskey.parameters.safeParse(context.req.param());
      if (!parameters.success) return answerProblem(context, { status: 404, title: 'There is no such passkey.' });
      const refused = await removePasskey(identity, await ownerOf(context, identity), parameters.data.passkeyId);
      if (refused !== undefined) return refuse(context, refused.problem);
      return context.body(null, endpoints.removePasskey.success, neverKept);
    });
  return routes.onError(loginUnavailable(identity));
}

async function ownerOf(context: Context, identity: IdentityServices): Promise<FactorOwner> {
  const { accountId, sessionId, category } = accountAccessOf(context);
  return { accountId, sessionId, category, trace: await traceOf(context, identity) };
}

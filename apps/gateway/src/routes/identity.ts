import { cacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { errorCauses } from '../domain/identity/error-causes.ts';
import { accessOf, optionalAccessOf } from '../middleware/authenticate.ts';
import { parseBody } from '../parse-body.ts';
import { refuse, refuseByCode } from '../problems.ts';
import { isFromForeignPage, traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { findLoginClient } from '../domain/identity/login-categories.ts';
import { endSession } from '../use-cases/identity/end-session.ts';
import { assertionSeconds } from '../use-cases/identity/identity-tokens.ts';
import { readUserInfo } from '../use-cases/identity/read-user-info.ts';
import { startPasskeyLogin } from '../use-cases/identity/start-passkey-login.ts';
import { requestAssertion } from '../use-cases/identity/request-assertion.ts';
import { loginUnavailable } from './identity-failure.ts';
import { refuseLogin } from './identity-refusal.ts';
import { clearRefreshCookie, readRefreshCookie } from './identity-cookie.ts';
import { exchangeToken } from './identity-token.ts';

const neverKept = { 'cache-control': 'no-store' };

/** Logs people in and out, and tells them who they are. */
export function identityRoutes({ identity }: Services): Hono {
  const routes = new Hono()
    .post(endpoints.requestAssertion.path, async (context) => {
      const parsed = await parseBody(context, endpoints.requestAssertion.body);
      if ('refusal' in parsed) return parsed.refusal;
      const outcome = await requestAssertion(identity, parsed.value, await traceOf(context, identity));
      if (!('assertion' in outcome)) return refuseLogin(context, outcome);
      return context.json({ ...outcome, expiresInSeconds: assertionSeconds }, 200, neverKept);
    })
    .post(endpoints.startPasskeyLogin.path, async (context) => {
      const parsed = await parseBody(context, endpoints.startPasskeyLogin.body);
      if ('refusal' in parsed) return parsed.refusal;
      const outcome = await startPasskeyLogin(identity, parsed.value.transaction, await traceOf(context, identity));
      if (!('challengeId' in outcome)) return refuseLogin(context, outcome);
      return context.json(outcome, 200, neverKept);
    })
    .post(endpoints.exchangeToken.path, (context) => exchangeToken(context, identity))
    .post(endpoints.endSession.path, async (context) => {
      const parsed = await parseBody(context, endpoints.endSession.body);
      if ('refusal' in parsed) return parsed.refusal;
      if (isFromForeignPage(context, identity.publicOrigin)) return refuse(context, 'notPermitted');
      const client = findLoginClient(identity.environment, parsed.value.client_id);
      if (client === undefined) return refuseByCode(context, errorCauses.clientUnknown);
      const refreshToken = readRefreshCookie(context, client.tokenKind);
      const request = { refreshToken, access: optionalAccessOf(context), everywhere: parsed.value.everywhere };
      await endSession(identity, request, await traceOf(context, identity));
      clearRefreshCookie(context, client.tokenKind);
      return context.body(null, endpoints.endSession.success, neverKept);
    })
    .get(endpoints.readKeySet.path, async (context) =>
      context.json({ keys: await identity.keys.publicKeys() }, 200, { 'cache-control': 'public, max-age=300' }),
    )
    .get(endpoints.readUserInfo.path, async (context) => {
      const info = await readUserInfo(identity, accessOf(context));
      return giveOwn(context, info, cacheLifetimesSeconds.userInfoV4);
    })
    .get(endpoints.readUserInfoV3.path, async (context) => {
      const { category, firstName, loyalty } = await readUserInfo(identity, accessOf(context));
      return giveOwn(context, { category, firstName, tier: loyalty?.tier }, cacheLifetimesSeconds.userInfoV3);
    });
  return routes.onError(loginUnavailable(identity));
}

/** A person's own data is kept by their own browser alone, and for their own token. */
function giveOwn(context: Context, info: object, seconds: number): Response {
  const headers = { 'cache-control': `private, max-age=${seconds}`, vary: 'Authorization, Accept-Encoding' };
  return context.json(info, 200, headers);
}

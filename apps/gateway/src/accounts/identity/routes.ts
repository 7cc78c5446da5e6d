import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { requireAccess, findAccess } from '../../http/access.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from './services.ts';
import { findLoginClient } from './rules/login-categories.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';
import { endSession } from './end-session.ts';
import { assertionSeconds } from './identity-tokens.ts';
import { readUserInfo } from './read-user-info.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { requestAssertion } from './request-assertion.ts';
import { clearRefreshCookie, readRefreshCookie } from './session-cookie.ts';
import { exchangeToken, refuseUnknownClient } from './token-routes.ts';

/** Logs people in and out, and returns who they are. */
export function identityRoutes(services: AccountServices): Hono {
  const routes = new Hono()
    .post(endpoints.requestAssertion.path, async (context) => {
      const parsed = await parseBody(context, endpoints.requestAssertion.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const secret = readDeviceCookie(context, services.publicOrigin);
      const deviceHash = secret === undefined ? undefined : hashOpaqueSecret(secret);
      const trace = { ...(await readTrace(context, services)), deviceHash };
      const outcome = await requestAssertion(services, parsed.value, trace);
      if ('refused' in outcome) return refuse(context, outcome.refused);
      return context.json({ ...outcome, expiresInSeconds: assertionSeconds }, 200, noStore);
    })
    .post(endpoints.startPasskeyLogin.path, async (context) => {
      const parsed = await parseBody(context, endpoints.startPasskeyLogin.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const outcome = await startPasskeyLogin(services, parsed.value.transaction);
      if ('refused' in outcome) return refuse(context, outcome.refused);
      return context.json(outcome, 200, noStore);
    })
    .post(endpoints.exchangeToken.path, (context) => exchangeToken(context, services))
    .post(endpoints.endSession.path, async (context) => {
      const parsed = await parseBody(context, endpoints.endSession.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const client = findLoginClient(services.settings.current().config.loginClients, parsed.value.client_id);
      if (client === undefined) return refuseUnknownClient(context);
      const cookie = { kind: client.tokenKind, publicOrigin: services.publicOrigin };
      const refreshToken = await readRefreshCookie(services.db, context, cookie);
      const request = { refreshToken, access: findAccess(context), everywhere: parsed.value.everywhere };
      await endSession(services, request, await readTrace(context, services));
      clearRefreshCookie(context, cookie);
      return context.body(null, endpoints.endSession.success, noStore);
    })
    .get(endpoints.readKeySet.path, async (context) =>
      context.json({ keys: await services.keys.publicKeys() }, 200, { 'cache-control': 'public, max-age=300' }),
    )
    .get(endpoints.readUserInfo.path, async (context) => {
      return context.json(await readUserInfo(services, requireAccess(context)), 200, noStore);
    })
    .get(endpoints.readUserInfoV3.path, async (context) => {
      const { category, firstName, loyalty } = await readUserInfo(services, requireAccess(context));
      const { userInfoV3: freshForSeconds } = services.settings.current().config.cacheLifetimesSeconds;
      return context.json({ category, firstName, tier: loyalty?.tier, freshForSeconds }, 200, noStore);
    });
  return routes;
}

import { formatResponseType, parseResponseType } from '@airline/client-config/response-type';
import { endpoints } from '@airline/contract';
import type { Context } from 'hono';

import { type ErrorCause, errorCauses } from '../domain/identity/error-causes.ts';
import { findLoginClient, type KnownClient } from '../domain/identity/login-categories.ts';
import type { IdentityServices } from '../identity-services.ts';
import { parseForm } from '../parse-form.ts';
import { refuseFields } from '../parse-query.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import { isFromForeignPage, traceOf } from '../request-origin.ts';
import { exchangeAssertion } from '../use-cases/identity/exchange-assertion.ts';
import { refreshSession } from '../use-cases/identity/refresh-session.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './identity-cookie.ts';

/** The session is over for good: its cookie is of no use any more. */
const endsTheCookie: ReadonlySet<ErrorCause> = new Set([
  'sessionEnded',
  'sessionsRevoked',
  'tokenReused',
  'refreshTokenUnknown',
  'sessionIdle',
  'accountGone',
]);

/** Answers the token call: tokens in the body, the refresh token in a cookie alone. */
export async function exchangeToken(context: Context, identity: IdentityServices): Promise<Response> {
  if (isFromForeignPage(context, identity.publicOrigin)) return refuse(context, 'notPermitted');
  const parsed = await parseForm(context, endpoints.exchangeToken.body);
  if ('refusal' in parsed) return parsed.refusal;
  const { value } = parsed;
  const trace = await traceOf(context, identity);
  const limit = await identity.limits.limitRate('tokenAddress', trace.address);
  if (limit.isExceeded) return refuseForNow(context, limit.retryAfterSeconds);
  const client = findLoginClient(identity.environment, value.client_id);
  if (client === undefined) return refuseByCode(context, errorCauses.clientUnknown);
  if (!asksForItsOwn(client, value.response_type)) {
    return refuseFields(context, [{ pointer: '/response_type', code: 'responseTypeWrong' }]);
  }
  const refreshToken = readRefreshCookie(context, client.tokenKind);
  const outcome =
    value.grant_type === 'refresh_token'
      ? await refreshSession(identity, { client, refreshToken }, trace)
      : await exchangeAssertion(identity, { assertion: value.assertion, client, refreshToken }, trace);
  if ('refused' in outcome) {
    if (value.grant_type === 'refresh_token' && endsTheCookie.has(outcome.refused)) {
      clearRefreshCookie(context, client.tokenKind);
    }
    return refuseByCode(context, errorCauses[outcome.refused]);
  }
  if (outcome.refresh) setRefreshCookie(context, client.tokenKind, outcome.refresh, identity.now());
  return context.json(outcome.answer, endpoints.exchangeToken.success, { 'cache-control': 'no-store' });
}

function asksForItsOwn({ responseType }: KnownClient, asked: string): boolean {
  const words = parseResponseType(asked);
  return words !== undefined && formatResponseType(words) === formatResponseType(responseType);
}

import type { TokenKind } from '@airline/client-config/login-clients';
import { formatResponseType, parseResponseType } from '@airline/client-config/response-type';
import { endpoints } from '@airline/contract';
import type { Context } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { type ErrorCause, errorCauses } from './rules/error-causes.ts';
import { findLoginClient, type KnownClient } from './rules/login-categories.ts';
import type { AccountServices } from './services.ts';
import { parseForm } from '../../http/parse-form.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { exchangeAssertion } from './exchange-assertion.ts';
import { refreshSession } from './refresh-session.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './session-cookie.ts';

/** The session is over for good: its cookie is of no use any more. */
const endsTheCookie: ReadonlySet<ErrorCause> = new Set([
  'sessionEnded',
  'sessionsRevoked',
  'tokenReused',
  'refreshTokenUnknown',
  'sessionIdle',
  'accountGone',
]);

const tokenKinds: readonly TokenKind[] = ['traveler', 'mobile', 'corporate'];

/** Answers the token call: tokens in the body, the refresh token in a cookie alone. */
export async function exchangeToken(context: Context, services: AccountServices): Promise<Response> {
  const parsed = await parseForm(context, endpoints.exchangeToken.body);
  if ('refused' in parsed) return refuse(context, parsed.refused);
  const { value } = parsed;
  const trace = await readTrace(context, services);
  const client = findLoginClient(services.settings.current().config.loginClients, value.client_id);
  if (client === undefined) return refuseUnknownClient(context);
  if (!asksForItsOwn(client, value.response_type)) {
    const errors = [{ pointer: '/response_type', code: 'responseTypeWrong' }];
    return refuse(context, { kind: 'fields', errors, part: 'body' });
  }
  const cookie = { kind: client.tokenKind, publicOrigin: services.publicOrigin };
  const refreshToken = await readRefreshCookie(services.db, context, cookie);
  const deviceSecret = readDeviceCookie(context, services.publicOrigin);
  const outcome =
    value.grant_type === 'refresh_token'
      ? await refreshSession(services, { client, refreshToken }, trace)
      : await exchangeAssertion(
          services,
          {
            assertion: value.assertion,
            client,
            refreshToken,
            otherRefreshTokens: await readOtherCookies(context, services, client.tokenKind),
            deviceSecret,
            isSharedDevice: value.shared_device === 'true',
          },
          trace,
        );
  if ('cause' in outcome) {
    if (value.grant_type === 'refresh_token' && endsTheCookie.has(outcome.cause)) {
      clearRefreshCookie(context, cookie);
    }
    return refuse(context, { kind: 'code', code: errorCauses[outcome.cause] });
  }
  for (const category of outcome.replacedCategories ?? []) {
    const { tokenKind: kind } = services.settings.current().config.loginClients[category];
    clearRefreshCookie(context, { kind, publicOrigin: services.publicOrigin });
  }
  if (outcome.refresh) setRefreshCookie(context, cookie, outcome.refresh, services.now());
  if (outcome.deviceSecret !== undefined) setDeviceCookie(context, services.publicOrigin, outcome.deviceSecret);
  return context.json(outcome.answer, endpoints.exchangeToken.success, noStore);
}

async function readOtherCookies(
  context: Context,
  { db, publicOrigin }: AccountServices,
  own: TokenKind,
): Promise<readonly string[]> {
  const others = tokenKinds.filter((kind) => kind !== own);
  const read = await Promise.all(others.map((kind) => readRefreshCookie(db, context, { kind, publicOrigin })));
  return read.filter((token) => token !== undefined);
}

/** Refuses a login client that the environment does not have: a fault of the client's set-up, which no new login mends. */
export function refuseUnknownClient(context: Context): Response {
  const errors = [{ pointer: '/client_id', code: 'clientUnknown' }];
  return refuse(context, { kind: 'fields', errors, part: 'body' });
}

function asksForItsOwn({ responseType }: KnownClient, asked: string): boolean {
  const words = parseResponseType(asked);
  return words !== undefined && formatResponseType(words) === formatResponseType(responseType);
}

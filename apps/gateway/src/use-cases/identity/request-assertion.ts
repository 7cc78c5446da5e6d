import { anonymousUsername } from '@airline/client-config/login-clients';
import type { AssertionRequest } from '@airline/contract';

import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInBySecondFactor } from './log-in-by-second-factor.ts';
import { giveAssertion, type LoginOutcome } from './login-outcome.ts';

/** Verifies who somebody is, in the way that they chose. */
export async function requestAssertion(
  identity: IdentityServices,
  request: AssertionRequest,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  switch (request.method) {
    case 'anonymous':
      return admitAnonymous(identity, trace);
    case 'password':
      return logInByPassword(identity, request, trace);
    case 'passkey':
      return logInByPasskey(identity, request, trace);
    case 'multiFactor':
      return logInBySecondFactor(identity, request, trace);
  }
}

/** Nobody proves nothing: such an assertion is only counted, by address. */
async function admitAnonymous(identity: IdentityServices, { address }: RequestTrace): Promise<LoginOutcome> {
  const limit = await identity.limits.limitRate('anonymousAddress', address);
  if (limit.isExceeded) return limit;
  const category = 'anonymousTraveler';
  return giveAssertion(identity, {
    subject: anonymousUsername,
    category,
    authenticatedAt: identity.now(),
    methods: [],
  });
}

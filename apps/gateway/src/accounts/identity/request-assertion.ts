import { anonymousUsername } from '@airline/client-config/login-clients';
import type { AssertionRequest } from '@airline/contract';

import type { AccountServices } from './services.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { logInBySecondFactor } from './log-in-by-second-factor.ts';
import type { LoginTrace } from './prove-password.ts';
import { issueAssertion, type LoginOutcome } from './login-outcome.ts';

/** Verifies who somebody is, in the way that they chose. */
export async function requestAssertion(
  services: AccountServices,
  request: AssertionRequest,
  trace: LoginTrace,
): Promise<LoginOutcome> {
  switch (request.method) {
    case 'anonymous':
      return admitAnonymous(services);
    case 'password':
      return logInByPassword(services, request, trace);
    case 'passkey':
      return logInByPasskey(services, request, trace);
    case 'multiFactor':
      return logInBySecondFactor(services, request, trace);
  }
}

/** Nobody proves nothing: such an assertion costs its charge alone. */
async function admitAnonymous(services: AccountServices): Promise<LoginOutcome> {
  const category = 'anonymousTraveler';
  return issueAssertion(services, {
    subject: anonymousUsername,
    category,
    authenticatedAt: services.now(),
    methods: [],
    sessionEpoch: 0,
  });
}

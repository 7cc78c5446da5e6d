import { maskEmail } from '../../domain/account-help/mask-email.ts';
import { accountRefusal } from '../../domain/identity/login-refusal.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { fail, type LoginOutcome, succeed } from './login-outcome.ts';
import { type PasswordLogin, provePassword } from './prove-password.ts';
import { requireSecondFactor } from './require-second-factor.ts';

/**
 * Logs in by a name and a password.
 *
 * What stands in the way of an account (on hold, disabled, its company deactivated) is told after the right password. So is
 * that its enrolment waits for the mailed link, with the address that the link went to.
 */
export async function logInByPassword(
  identity: IdentityServices,
  login: PasswordLogin,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const proof = await provePassword(identity, login, trace);
  if (!('proved' in proof)) return proof;
  const { account, company } = proof.proved;
  const about = { category: login.category, accountId: account.id };
  const refused = accountRefusal(account, company);
  if (refused !== undefined) {
    const refusal = await fail(identity, refused, about, trace);
    if (refused !== 'enrolmentUnconfirmed' || account.email === null) return refusal;
    return { ...refusal, nextStep: { kind: 'confirmEmail', maskedEmail: maskEmail(account.email) } };
  }
  const proved = { ...about, methods: ['pwd'] };
  return (await requireSecondFactor(identity, proved, trace)) ?? succeed(identity, proved, trace);
}

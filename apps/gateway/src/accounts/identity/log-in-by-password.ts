import { maskEmail } from './rules/mask-email.ts';
import { accountRefusal } from './rules/login-refusal.ts';
import { isSignOnRequired } from './rules/sign-on-required.ts';
import type { AccountServices } from './services.ts';
import { refuseForSignOn, refuseLogin, type LoginOutcome, completeLogin } from './login-outcome.ts';
import { type LoginTrace, type PasswordLogin, provePassword } from './prove-password.ts';
import { requireSecondFactor } from './require-second-factor.ts';

/**
 * Logs in by a name and a password.
 *
 * What stands in the way of an account (on hold, disabled, its company deactivated) is said after the right password. So is
 * that its enrolment waits for the mailed link, with the address that the link went to.
 */
export async function logInByPassword(
  services: AccountServices,
  login: PasswordLogin,
  trace: LoginTrace,
): Promise<LoginOutcome> {
  const proof = await provePassword(services, login, trace);
  if (!('proved' in proof)) return proof;
  const { account, company } = proof.proved;
  const about = { category: login.category, accountId: account.id };
  const refused = accountRefusal(account, company, login.category);
  if (refused !== undefined) {
    const refusal = await refuseLogin(services, refused, about, trace);
    if (refused !== 'enrolmentUnconfirmed' || account.email === null) return refusal;
    const nextStep = { kind: 'confirmEmail', maskedEmail: maskEmail(account.email) } as const;
    return { refused: { ...refusal.refused, nextStep } };
  }
  if (isSignOnRequired(account, company, login.category)) return refuseForSignOn(services, about, trace);
  const proved = { ...about, methods: ['pwd'], sessionEpoch: account.sessionEpoch };
  return (await requireSecondFactor(services, proved, trace)) ?? completeLogin(services, proved, trace);
}

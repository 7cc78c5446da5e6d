import { type CompanySignup, readCompanySignup } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import { takeAlertToken } from '@airline/mailed-alert/alert-link';
import type { AppServices } from '@airline/session/services';

const signupTokenKey = 'airline.company-signup';

/** The sign-up of the mailed link that this tab was opened with; nothing where it was opened without one. */
export type LoadedSignup = { readonly token: string; readonly signup: Outcome<CompanySignup> } | undefined;

/** Fetches the sign-up of the mailed link; to look at it opens nothing. */
export async function loadSignup(_: unknown, { session }: AppServices): Promise<LoadedSignup> {
  const token = takeAlertToken(signupTokenKey);
  return token === undefined
    ? undefined
    : { token, signup: await session.call(readCompanySignup, { body: { token } }) };
}

/** Lets this tab forget the link: it is used, or over. */
export function forgetSignup(): void {
  try {
    sessionStorage.removeItem(signupTokenKey);
  } catch {
    // A browser that denies storage has kept nothing.
  }
}

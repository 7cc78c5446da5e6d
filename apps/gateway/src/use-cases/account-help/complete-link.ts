import type { LinkResult, LinkResultRequest } from '@airline/contract';
import type { ErrorCode } from '@airline/error-catalogue';

import { type FieldFault, passwordFaults, unchangedPassword } from '../../domain/account-help/credential-faults.ts';
import { recoveryCode } from '../../domain/account-help/recovery-checks.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import type { Account } from '../../store/identity-accounts.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEnrollment } from './confirm-enrollment.ts';
import { confirmErasure } from './confirm-erasure.ts';
import { completeSetup } from './complete-setup.ts';
import { type LinkRefused, type OpenLink, openLink, viewOf } from './link-view.ts';
import { resetPassword } from './reset-password.ts';
import { tellUsernames } from './tell-usernames.ts';

/** Why a link did not do its work; it can still be used where the person can mend it. */
export type CompletionRefusal =
  | LinkRefused
  | { readonly refused: 'proofMissing'; readonly mailedLink?: undefined }
  | { readonly code: ErrorCode; readonly errors?: readonly FieldFault[] }
  | { readonly faults: readonly FieldFault[] };

export type Completion = { readonly result: LinkResult } | CompletionRefusal;

/** A link at work. */
export interface Work extends OpenLink {
  readonly services: IdentityServices;
  readonly trace: RequestTrace;
}

/** Does what a link is for, once: of two requests at the same moment one does it, and the other is told that it is used. */
export async function completeLink(
  services: IdentityServices,
  request: LinkResultRequest,
  trace: RequestTrace,
): Promise<Completion> {
  const open = await openLink(services, request.token);
  if ('refused' in open) return open;
  if (open.link.purpose !== request.purpose) return { refused: 'linkInvalid' };
  if (!viewOf(open).isProved) return { refused: 'proofMissing' };
  if (open.account.status === 'erased' || open.account.status === 'disabled') {
    return { code: recoveryCode('accountNotFound') };
  }
  const work: Work = { ...open, services, trace };
  switch (request.purpose) {
    case 'forgotUsername':
      return tellUsernames(work);
    case 'resetPassword':
      return (
        invalidPassword(request.newPassword) ??
        (await samePassword(open.account, request.newPassword, services)) ??
        resetPassword(work, request)
      );
    case 'completeSetup':
      return invalidPassword(request.newPassword) ?? completeSetup(work, request);
    case 'confirmEnrollment':
      return confirmEnrollment(work);
    case 'confirmEmail':
      return confirmEmail(work);
    case 'confirmErasure':
      return confirmErasure(work);
  }
}

function invalidPassword(newPassword: string): CompletionRefusal | undefined {
  const errors = passwordFaults(newPassword, '/newPassword');
  return errors.length === 0 ? undefined : { code: recoveryCode('passwordInvalid'), errors };
}

/** Tells whoever chooses the password that they had: a reset would end their sessions for nothing. */
async function samePassword(
  { passwordHash }: Account,
  newPassword: string,
  { secrets }: IdentityServices,
): Promise<CompletionRefusal | undefined> {
  if (!(await secrets.verifySecret(passwordHash, newPassword))) return undefined;
  return { code: recoveryCode('passwordInvalid'), errors: [unchangedPassword] };
}

import type { LinkResultRequest } from '@airline/contract';

import { type Refused, refusedByCode, refusedByName } from '../../http/refusal.ts';
import { passwordFaults, unchangedPassword } from './rules/credential-faults.ts';
import { recoveryErrorCode } from './rules/recovery-checks.ts';
import type { AccountServices } from '../identity/services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { Account } from '../identity/account-store.ts';
import { confirmEmail } from './confirm-email.ts';
import { confirmEnrollment } from './confirm-enrollment.ts';
import { confirmErasure } from './confirm-erasure.ts';
import { completeSetup } from './complete-setup.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { openLink, toLinkState } from './link-view.ts';
import { resetPassword } from './reset-password.ts';
import { showUsernames } from './show-usernames.ts';

/** Does what a link is for, once: of two requests at the same moment one does it, and the other learns that it is used. */
export async function completeLink(
  services: AccountServices,
  request: LinkResultRequest,
  trace: RequestTrace,
): Promise<Completion> {
  const open = await openLink(services, request.token);
  if ('refused' in open) return open;
  if (open.link.purpose !== request.purpose) return refusedByName('linkInvalid');
  if (!toLinkState(open).isProved) return refusedByName('proofMissing');
  if (open.account.status === 'erased' || open.account.status === 'disabled') {
    return refusedByCode(recoveryErrorCode('accountNotFound'), { errors: [] });
  }
  const completion = await doWork(request, { ...open, services, trace });
  const { continueTo } = open.link.content;
  const wayOn = continueTo === undefined ? {} : { continueTo };
  return 'refused' in completion ? completion : { result: { ...completion.result, ...wayOn } };
}

function doWork(request: LinkResultRequest, context: LinkContext): Completion | Promise<Completion> {
  switch (request.purpose) {
    case 'forgotUsername':
      return showUsernames(context);
    case 'resetPassword':
      return invalidPassword(request.newPassword) ?? changePassword(request, context);
    case 'completeSetup':
      return invalidPassword(request.newPassword) ?? completeSetup(context, request);
    case 'confirmEnrollment':
      return confirmEnrollment(context);
    case 'confirmEmail':
      return confirmEmail(context);
    case 'confirmErasure':
      return confirmErasure(context);
  }
}

async function changePassword(request: { readonly newPassword: string }, context: LinkContext): Promise<Completion> {
  return (await samePassword(context.account, request.newPassword, context)) ?? resetPassword(context, request);
}

function invalidPassword(newPassword: string): Refused | undefined {
  const errors = passwordFaults(newPassword, '/newPassword');
  return errors.length === 0 ? undefined : refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [...errors] });
}

/** Tells the person who chooses the password that they had: a reset would end their sessions for nothing. */
async function samePassword(
  { passwordHash }: Account,
  newPassword: string,
  { services: { secrets }, trace: { address } }: LinkContext,
): Promise<Refused | undefined> {
  if (!(await secrets.verifySecret(passwordHash, newPassword, address))) return undefined;
  return refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [unchangedPassword] });
}

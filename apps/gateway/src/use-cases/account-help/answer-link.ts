import type { LinkState, Problem, RecoveryCheck } from '@airline/contract';
import type { ErrorCode } from '@airline/error-catalogue';

import { mostWrongRounds } from '../../domain/account-help/link-standing.ts';
import { normalizeAnswer } from '../../domain/account-help/normalize-answer.ts';
import {
  answerFields,
  matchesFact,
  mismatchErrors,
  missingAnswers,
  recoveryCode,
  type TypedAnswers,
} from '../../domain/account-help/recovery-checks.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { markProved, takeRound } from '../../store/account-links.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { type LinkRefused, type OpenLink, openLink, refuseLink, viewOf } from './link-view.ts';

type FieldErrors = NonNullable<Problem['errors']>;

/** What became of a round of answers. */
export type AnswerResult =
  | { readonly state: LinkState }
  | LinkRefused
  /** Something was not answered: no round. */
  | { readonly missing: FieldErrors }
  | { readonly code: ErrorCode; readonly errors: FieldErrors };

/**
 * Checks the answers to what a link asks.
 *
 * A round is taken from the link before anything is compared, so that answers at the same moment are counted each; the
 * last wrong one ends the link. Every wrong answer is told by its code of the catalogue, the first one above all.
 */
export async function answerLink(
  services: IdentityServices,
  { token, ...answers }: TypedAnswers & { readonly token: string },
  trace: RequestTrace,
): Promise<AnswerResult> {
  const open = await openLink(services, token);
  if ('refused' in open) return open;
  const state = viewOf(open);
  if (state.isProved) return { state };
  const missing = missingAnswers(open.checks, answers);
  if (missing.length > 0) return { missing: missing.map((field) => ({ pointer: `/${field}`, code: 'required' })) };
  return answerRound(services, open, answers, trace);
}

async function answerRound(
  services: IdentityServices,
  open: OpenLink,
  answers: TypedAnswers,
  { reference, addressHash }: RequestTrace,
): Promise<AnswerResult> {
  const { db, now, secrets } = services;
  const { tokenHash, purpose, accountId } = open.link;
  const round = await takeRound(db, tokenHash, now());
  if (round === undefined) return refuseLink(db, open.link, 'linkExhausted');
  // The slow comparison is done whatever else is wrong, so that the time does not tell.
  const answer = normalizeAnswer(answers.securityAnswer ?? '');
  const isAnswerRight = open.question === undefined || (await secrets.verifySecret(open.question.answerHash, answer));
  const wrong = open.checks.filter(({ kind }) =>
    kind === 'securityQuestion' ? !isAnswerRight : !matchesFact(kind, answers, open.facts),
  );
  const event = { at: now(), accountId, reference, addressHash };
  const [first] = wrong;
  if (first === undefined) {
    if (!(await markProved(db, tokenHash, now()))) return refuseLink(db, open.link, 'linkSuperseded');
    await recordSecurityEvent(db, { ...event, event: 'linkProved', details: { purpose } });
    return { state: viewOf({ ...open, checks: [] }) };
  }
  await recordSecurityEvent(db, {
    ...event,
    event: 'linkAnswerWrong',
    details: { purpose, round, wrong: wrong.map(({ kind }) => kind).join(' ') },
  });
  if (round >= mostWrongRounds) return refuseLink(db, open.link, 'linkExhausted');
  return { code: recoveryCode(mismatchErrors[first.kind]), errors: wrong.map(toError) };
}

function toError({ kind }: RecoveryCheck): FieldErrors[number] {
  return { pointer: `/${answerFields[kind]}`, code: mismatchErrors[kind] };
}

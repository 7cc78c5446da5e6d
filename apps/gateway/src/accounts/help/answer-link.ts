import type { LinkState, RecoveryCheck } from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByCode, refusedFields } from '../../http/refusal.ts';
import { mostWrongRounds } from './rules/link-standing.ts';
import { normalizeAnswer } from './rules/normalize-answer.ts';
import {
  answerFields,
  matchesFact,
  mismatchErrors,
  missingAnswers,
  recoveryErrorCode,
  type TypedAnswers,
} from './rules/recovery-checks.ts';
import type { AccountServices } from '../identity/services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { markProved, takeRound } from './link-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { type OpenLink, openLink, refuseLink, toLinkState } from './link-view.ts';

/** What became of a round of answers; where something was not answered, it was none. */
export type AnswerResult = { readonly state: LinkState } | Refused;

/**
 * Checks the answers to what a link asks.
 *
 * A round is taken from the link before anything is compared, so that answers at the same moment are counted each; the
 * last wrong one ends the link. Every wrong answer has its code of the catalogue, the first one above all.
 */
export async function answerLink(
  services: AccountServices,
  { token, ...answers }: TypedAnswers & { readonly token: string },
  trace: RequestTrace,
): Promise<AnswerResult> {
  const open = await openLink(services, token);
  if ('refused' in open) return open;
  const state = toLinkState(open);
  if (state.isProved) return { state };
  const missing = missingAnswers(open.checks, answers);
  if (missing.length > 0) return refusedFields(missing.map((field) => ({ pointer: `/${field}`, code: 'required' })));
  return answerRound(services, open, answers, trace);
}

async function answerRound(
  services: AccountServices,
  open: OpenLink,
  answers: TypedAnswers,
  { reference, address, addressHash }: RequestTrace,
): Promise<AnswerResult> {
  const { db, now, secrets } = services;
  const { tokenHash, purpose, accountId } = open.link;
  const round = await takeRound(db, tokenHash, now());
  if (round === undefined) return refuseLink(db, open.link, 'linkExhausted');
  // The slow comparison is done whatever else is wrong, so that the time does not tell.
  const answer = normalizeAnswer(answers.securityAnswer ?? '');
  const isAnswerRight =
    open.question === undefined || (await secrets.verifySecret(open.question.answerHash, answer, address));
  const wrong = open.checks.filter(({ kind }) =>
    kind === 'securityQuestion' ? !isAnswerRight : !matchesFact(kind, answers, open.facts),
  );
  const event = { at: now(), accountId, reference, addressHash };
  const [first] = wrong;
  if (first === undefined) {
    if (!(await markProved(db, tokenHash, now()))) return refuseLink(db, open.link, 'linkSuperseded');
    await recordSecurityEvent(db, { ...event, event: 'linkProved', details: { purpose } });
    return { state: toLinkState({ ...open, checks: [] }) };
  }
  await recordSecurityEvent(db, {
    ...event,
    event: 'linkAnswerWrong',
    details: { purpose, round, wrong: wrong.map(({ kind }) => kind).join(' ') },
  });
  if (round >= mostWrongRounds) return refuseLink(db, open.link, 'linkExhausted');
  return refusedByCode(recoveryErrorCode(mismatchErrors[first.kind]), {
    errors: wrong.map(toError),
    triesLeft: mostWrongRounds - round,
  });
}

function toError({ kind }: RecoveryCheck): FieldFault {
  return { pointer: `/${answerFields[kind]}`, code: mismatchErrors[kind] };
}

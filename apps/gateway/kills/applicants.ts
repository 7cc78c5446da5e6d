import { randomInt, randomUUID } from 'node:crypto';

import {
  answerLink,
  completeLink,
  currentTermsVersion,
  type EnrollmentRequest,
  enrollMember,
  type LinkResultRequest,
  type LinkState,
  type Problem,
  readLink,
  requestAssertion,
  requestLink,
} from '@airline/contract';

import { keyedPost } from '../test-support/orders.ts';
import { clientAddressHeader } from './gateway-process.ts';
import { insist } from './intents.ts';
import type { MailSink } from './mail-sink.ts';

/** Somebody who becomes a member: an application that is sent as often as it takes, with one key. */
export interface Applicant {
  readonly key: string;
  /** The network address that they ask from. */
  readonly address: string;
  readonly request: EnrollmentRequest;
}

const zipCode = '75201';
const answers = { birthCity: 'Sevilla', firstPetName: 'Luna' } as const;
export const newPassword = 'Brisa2027!';

/** Invents an applicant whom nobody has seen before. */
export function inventApplicant(): Applicant {
  const name = randomUUID().slice(0, 13);
  return {
    key: randomUUID(),
    address: `198.18.${randomInt(256)}.${randomInt(256)}`,
    request: {
      firstName: 'Inés',
      lastName: 'Pérez',
      birthDate: '1990-04-12',
      email: `${name}@example.com`,
      address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: zipCode },
      username: `ines.${name}`,
      password: 'Viento2026!',
      securityAnswers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
      consents: [],
      termsVersion: currentTermsVersion,
      language: 'es',
      surface: 'traveller',
    },
  };
}

/** Posts as a person at an address; `undefined` when the gateway died over it, or cannot say for a moment. */
async function post(
  origin: string,
  path: string,
  body: unknown,
  { address, key }: Pick<Applicant, 'address' | 'key'>,
): Promise<Response | undefined> {
  const { headers, ...request } = keyedPost(body, key);
  try {
    const answer = await fetch(`${origin}${path}`, {
      ...request,
      headers: { ...(headers as Record<string, string>), [clientAddressHeader]: address },
    });
    const text = await answer.text();
    return answer.status >= 500 ? undefined : new Response(text === '' ? null : text, { status: answer.status });
  } catch {
    return undefined;
  }
}

/** Sends an application once; gives its status. */
export async function sendApplication(origin: string, applicant: Applicant): Promise<number | undefined> {
  const answer = await post(origin, enrollMember.path, applicant.request, applicant);
  // Its key is in use while the first request is at work.
  return answer?.status === 409 ? undefined : answer?.status;
}

/** Sends an application until it is answered. */
export function enrol(originNow: () => string, applicant: Applicant): Promise<number> {
  return insist(originNow, (origin) => sendApplication(origin, applicant));
}

/** Reads the secret of the newest link that was mailed to an applicant. */
function findToken(mails: MailSink, { request: { email } }: Applicant): string | undefined {
  return mails
    .textsTo(email)
    .flatMap((text) => /#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? [])
    .at(-1);
}

/** What a link is used for, without its secret. */
export type LinkUse =
  | { readonly purpose: 'confirmEnrollment' }
  | { readonly purpose: 'resetPassword'; readonly newPassword: string };

/**
 * Uses the newest link that was mailed; `undefined` when there is none yet or its mail was overtaken by another one. What an earlier
 * request had done before its gateway died counts as done.
 */
export async function sendLinkResult(
  origin: string,
  applicant: Applicant,
  mails: MailSink,
  use: LinkUse,
): Promise<'done' | undefined> {
  const token = findToken(mails, applicant);
  if (token === undefined) return undefined;
  const answer = await post(origin, completeLink.path, { token, ...use } satisfies LinkResultRequest, applicant);
  if (answer === undefined) return undefined;
  if (answer.status === completeLink.success) return 'done';
  const { mailedLink } = (await answer.json()) as Problem;
  return mailedLink?.purpose === use.purpose && mailedLink.isDone ? 'done' : undefined;
}

/** Asks for the link of a forgotten password and answers what it asks: what is left is the new password. */
export async function openReset(originNow: () => string, applicant: Applicant, mails: MailSink): Promise<void> {
  const { username } = applicant.request;
  const before = findToken(mails, applicant);
  const wish = { purpose: 'resetPassword', username, language: 'es', returnTo: { surface: 'traveller' } };
  await insist(originNow, (origin) => post(origin, requestLink.path, wish, applicant));
  await insist(originNow, async (origin) => {
    const token = findToken(mails, applicant);
    if (token === undefined || token === before) return undefined;
    const state = await readState(await post(origin, readLink.path, { token }, applicant));
    const asked = state?.checks.find((check) => check.kind === 'securityQuestion');
    if (asked === undefined) return undefined;
    const securityAnswer = answers[asked.questionId as keyof typeof answers];
    const proved = await readState(await post(origin, answerLink.path, { token, zipCode, securityAnswer }, applicant));
    return proved?.isProved === true ? true : undefined;
  });
}

async function readState(answer: Response | undefined): Promise<LinkState | undefined> {
  return answer?.status === readLink.success ? ((await answer.json()) as LinkState) : undefined;
}

/** Tells whether a password opens an applicant's account. */
export async function canLogIn(origin: string, applicant: Applicant, password: string): Promise<boolean> {
  const { username } = applicant.request;
  const login = { method: 'password', category: 'member', username, password };
  const answer = await post(origin, requestAssertion.path, login, { ...applicant, key: randomUUID() });
  return answer?.status === requestAssertion.success;
}

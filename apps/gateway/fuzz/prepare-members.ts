import { randomUUID } from 'node:crypto';

import type { ClientCategory } from '@airline/client-config/client-categories';
import {
  currentTermsVersion,
  type EnrollmentRequest,
  jwtBearerGrantType,
  type ClientSettings,
  type TokenAnswer,
} from '@airline/contract';

import { callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';

/** Whose login it is. */
export interface Credentials {
  readonly category: ClientCategory;
  readonly username: string;
  readonly password: string;
}

/** A login, as a browser keeps it. */
export interface Login {
  readonly client: { readonly client_id: string; readonly response_type: string; readonly scope: 'openid' };
  readonly accessToken: string;
  /** The cookies of the session and of the device. */
  readonly cookie: string;
}

/** A member whom nobody else knows. */
export interface Member extends Credentials {
  readonly email: string;
  /** The secret of the link that confirmed the enrolment. */
  readonly linkSecret: string;
}

/** Writes an application for membership that nobody has made. */
export function newEnrollment(): EnrollmentRequest {
  const username = `fuzz.${randomUUID().slice(0, 12)}`;
  return {
    firstName: 'Elena',
    lastName: 'Robles',
    birthDate: '1990-04-12',
    email: `${username}@example.com`,
    address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
    username,
    password: 'Viento2026!',
    securityAnswers: [
      { questionId: 'birthCity', answer: 'Sevilla' },
      { questionId: 'firstPetName', answer: 'Luna' },
    ],
    consents: [{ purpose: 'marketingEmail', granted: false }],
    termsVersion: currentTermsVersion,
    language: 'es',
    surface: 'traveller',
  };
}

/** Enrols a member, up to the confirmation by the mailed link. */
export async function enrol(gateway: FuzzedGateway): Promise<Member> {
  const body = newEnrollment();
  await callEndpoint(gateway, 'enrollMember', { body });
  const linkSecret = await readLinkSecret(gateway, body.email);
  await callEndpoint(gateway, 'completeLink', { body: { token: linkSecret, purpose: 'confirmEnrollment' } });
  const { username, password, email } = body;
  return { category: 'member', username, password, email, linkSecret };
}

/** Asks for the assertion of a login; `cookie` is that of a device which the account knows. */
export async function requestAssertion(
  gateway: FuzzedGateway,
  { category, username, password }: Credentials,
  cookie?: string,
): Promise<string> {
  const { assertion } = await readAnswer<{ readonly assertion: string }>(
    callEndpoint(gateway, 'requestAssertion', {
      body: { method: 'password', category, username, password },
      headers: cookie === undefined ? {} : { cookie },
    }),
  );
  return assertion;
}

/** Returns what the login client of a category says of itself in each token call. */
export async function readClient(gateway: FuzzedGateway, category: ClientCategory): Promise<Login['client']> {
  const { clients } = await readAnswer<ClientSettings>(callEndpoint(gateway, 'readClientSettings'));
  const { clientId = '', responseType = '' } = clients?.[category] ?? {};
  return { client_id: clientId, response_type: responseType, scope: 'openid' };
}

/** Logs somebody in, by the steps that the document names. */
export async function logIn(gateway: FuzzedGateway, credentials: Credentials, device?: string): Promise<Login> {
  const assertion = await requestAssertion(gateway, credentials, device);
  const client = await readClient(gateway, credentials.category);
  const answer = await callEndpoint(gateway, 'exchangeToken', {
    body: { grant_type: jwtBearerGrantType, assertion, ...client },
  });
  const { access_token: accessToken } = JSON.parse(answer.text) as TokenAnswer;
  return { client, accessToken, cookie: answer.setCookie.map((line) => line.split(';')[0]).join('; ') };
}

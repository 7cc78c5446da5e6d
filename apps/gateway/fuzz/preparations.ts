import { randomUUID } from 'node:crypto';

import {
  type EndpointName,
  jwtBearerGrantType,
  type LinkState,
  type OrderOutcome,
  type RecoveryCheck,
} from '@airline/contract';

import { totpCodeAt } from '../src/accounts/identity/rules/totp.ts';
import { createAuthenticator } from '../test-support/software-authenticator.ts';
import { bearer, call, callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { challengedCard, makeCardToken, newCancellation, newOrder, order } from './prepare-bookings.ts';
import { approvalPreparations } from './prepare-approvals.ts';
import { changePreparations } from './prepare-changes.ts';
import { checkInPreparations } from './prepare-check-in.ts';
import { extraPreparations } from './prepare-extras.ts';
import { companyReportPreparations } from './prepare-company-reports.ts';
import { companyPreparations } from './prepare-companies.ts';
import { correctionPreparations } from './prepare-corrections.ts';
import { disruptionPreparations } from './prepare-disruptions.ts';
import { flightAlertPreparations } from './prepare-flight-alerts.ts';
import { fareWatchPreparations } from './prepare-fare-watches.ts';
import { flightStatusPreparations } from './prepare-flight-status.ts';
import { fundPreparations } from './prepare-funds.ts';
import { promotionPreparations } from './prepare-promotions.ts';
import {
  enrol,
  logIn,
  type Login,
  type Member,
  newEnrollment,
  readClient,
  requestAssertion,
} from './prepare-members.ts';

/** A request that works once: made for it alone, on the gateway that is fuzzed. */
export interface Prepared {
  readonly body?: unknown;
  readonly pathTexts?: Readonly<Record<string, string>>;
  /** What stands in the query in the place of what is live. */
  readonly queryTexts?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Preparations = Readonly<Partial<Record<EndpointName, () => Promise<Prepared>>>>;

/** The new password that a member gets. */
const newPassword = 'Brisa2027!';

/** The id of the card that preparations keep. */
const keptCardId = '6f0d2a55-4b7e-4f0c-8a0e-2c9f5d1d7f0b';

/** A challenge stays at its bank for a quarter of an hour, and a card has three of them at most. */
const challengeReusedMs = 10 * 60 * 1000;

/**
 * Makes what prepares the operations that no example can reach: those that use something up, as an offer, a mailed link or a
 * set-up, and those that would take a member away from the others, who therefore get one of their own.
 */
export function createPreparations(gateway: FuzzedGateway): Preparations {
  const shared: Member[] = [];
  let isRefreshed = false;
  let operatorDevice: string | undefined;
  let tripLink: Promise<Prepared> | undefined;
  let challenged: { readonly at: number; readonly prepared: Prepared } | undefined;

  /** Logs in a member whom preparations share: what they do leaves the member and the password as they were. */
  async function logInShared(): Promise<Login & { readonly member: Member }> {
    const [member = await enrol(gateway)] = shared;
    shared[0] = member;
    return { member, ...(await logIn(gateway, member)) };
  }

  async function asOperator(): Promise<Prepared> {
    const { accessToken, cookie } = await logIn(gateway, { category: 'member', ...gateway.operator }, operatorDevice);
    operatorDevice = cookie;
    return { headers: bearer(accessToken) };
  }

  /** Mails a link for a new password to a member, and reads its secret. */
  async function mailReset(): Promise<{ readonly token: string; readonly answers: object }> {
    const { username, email, linkSecret } = await enrol(gateway);
    const body = { purpose: 'resetPassword', username, language: 'es', returnTo: { surface: 'traveller' } };
    await callEndpoint(gateway, 'requestLink', { body });
    const token = await readLinkSecret(gateway, email, linkSecret);
    const { checks } = await readAnswer<LinkState>(callEndpoint(gateway, 'readLink', { body: { token } }));
    const answers = checks.map((check) => answerTo(check, email));
    return { token, answers: Object.fromEntries(answers) };
  }

  /** Books a trip, and reads the link of its mail: it opens the trip as often as it is asked for. */
  async function mailTripLink(): Promise<Prepared> {
    const body = await newOrder(gateway);
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const secret = await readLinkSecret(gateway, body.contact.email);
    return { body: { recordLocator: outcome.trip.recordLocator, secret } };
  }

  /** Keeps a card of the member whom preparations share: sent again it is the same one, which pays often. */
  async function keepCard(): Promise<Prepared> {
    const { accessToken } = await logInShared();
    await call(gateway, `/api/account/v1/saved-cards/${keptCardId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...bearer(accessToken) },
      body: JSON.stringify({ token: await makeCardToken(gateway) }),
    });
    return { headers: bearer(accessToken), pathTexts: { cardId: keptCardId } };
  }

  async function challenge(): Promise<Prepared> {
    const outcome = await order(gateway, { card: challengedCard });
    if (outcome.status !== 'challenge') throw new Error(`The order is ${outcome.status}.`);
    const { orderId, completionSecret } = outcome;
    return { pathTexts: { orderId }, body: { completionSecret } };
  }

  return {
    ...companyPreparations(gateway),
    ...approvalPreparations(gateway),
    ...flightStatusPreparations(gateway),
    ...fundPreparations(gateway, logInShared),
    ...changePreparations(gateway, logInShared),
    ...checkInPreparations(gateway),
    ...extraPreparations(gateway),
    ...correctionPreparations(gateway, logInShared),
    ...fareWatchPreparations(gateway),
    ...disruptionPreparations(gateway),
    ...flightAlertPreparations(gateway),
    ...companyReportPreparations(gateway),
    ...promotionPreparations(gateway, logInShared),
    readOperations: asOperator,
    reportExperiments: asOperator,
    readFunnel: asOperator,
    listWaitingPointsRequests: asOperator,
    retryJobs: async () => ({ ...(await asOperator()), body: { ids: [1] } }),
    async updatePassword() {
      const member = await enrol(gateway);
      const { accessToken } = await logIn(gateway, member);
      const body = { currentPassword: member.password, newPassword, language: 'es' };
      return { headers: bearer(accessToken), body };
    },
    async updateUsername() {
      const { accessToken } = await logIn(gateway, await enrol(gateway));
      return { headers: bearer(accessToken), body: { username: newEnrollment().username } };
    },
    async saveCard() {
      const { accessToken } = await logIn(gateway, await enrol(gateway));
      const pathTexts = { cardId: randomUUID() };
      return { headers: bearer(accessToken), pathTexts, body: { token: await makeCardToken(gateway) } };
    },
    changeSavedCard: async () => ({ ...(await keepCard()), body: { isDefault: true } }),
    payWithSavedCard: keepCard,
    async confirmTotp() {
      const { accessToken } = await logIn(gateway, await enrol(gateway));
      const headers = bearer(accessToken);
      const { setupId, secret } = await readAnswer<{ readonly setupId: string; readonly secret: string }>(
        callEndpoint(gateway, 'startTotp', { headers }),
      );
      return { headers, body: { setupId, code: totpCodeAt(secret, gateway.now()) } };
    },
    async addPasskey() {
      const { accessToken } = await logInShared();
      const headers = bearer(accessToken);
      const { challengeId, options } = await readAnswer<{
        readonly challengeId: string;
        readonly options: Record<string, unknown>;
      }>(callEndpoint(gateway, 'startPasskeyRegistration', { headers }));
      const credential = createAuthenticator(gateway.origin).create(options);
      return { headers, body: { challengeId, name: 'Teléfono', credential } };
    },
    enrollMember: async () => ({ body: newEnrollment() }),
    async correctEnrollmentEmail() {
      const body = newEnrollment();
      await callEndpoint(gateway, 'enrollMember', { body });
      const { username, password, language, surface } = body;
      return { body: { username, password, email: newEnrollment().email, language, surface } };
    },
    async readLink() {
      const { token } = await mailReset();
      return { body: { token } };
    },
    async answerLink() {
      const { token, answers } = await mailReset();
      return { body: { token, ...answers } };
    },
    async completeLink() {
      const { token, answers } = await mailReset();
      await callEndpoint(gateway, 'answerLink', { body: { token, ...answers } });
      return { body: { token, purpose: 'resetPassword', newPassword } };
    },
    async cancelTrip() {
      const { accessToken } = await logInShared();
      return { headers: bearer(accessToken), body: await newCancellation(gateway, accessToken) };
    },
    openTripLink: () => (tripLink ??= mailTripLink()),
    createOrder: async () => ({ body: await newOrder(gateway) }),
    async completeOrder() {
      const at = gateway.now().getTime();
      if (challenged === undefined || challenged.at + challengeReusedMs < at) {
        challenged = { at, prepared: await challenge() };
      }
      return challenged.prepared;
    },
    async exchangeToken() {
      const { member, client, cookie } = await logInShared();
      isRefreshed = !isRefreshed;
      if (isRefreshed) return { headers: { cookie }, body: { grant_type: 'refresh_token', ...client } };
      const assertion = await requestAssertion(gateway, member, cookie);
      const asked = await readClient(gateway, member.category);
      return { body: { grant_type: jwtBearerGrantType, assertion, ...asked } };
    },
    async endSession() {
      const { client, cookie, accessToken } = await logInShared();
      return { headers: { cookie, ...bearer(accessToken) }, body: { client_id: client.client_id, everywhere: false } };
    },
  };
}

/** Answers what a link asks of a member who was enrolled here. */
function answerTo(check: RecoveryCheck, email: string): readonly [string, string | undefined] {
  const { address, birthDate, securityAnswers } = newEnrollment();
  switch (check.kind) {
    case 'zipCode':
      return ['zipCode', address.postalCode];
    case 'dateOfBirth':
      return ['dateOfBirth', birthDate];
    case 'email':
      return ['email', email];
    case 'securityQuestion':
      return ['securityAnswer', securityAnswers.find(({ questionId }) => questionId === check.questionId)?.answer];
  }
}

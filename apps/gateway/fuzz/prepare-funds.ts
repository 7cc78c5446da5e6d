import type { FundTransferQuote, Trip, UserInfo } from '@airline/contract';

import { ana, orderOf } from '../test-support/orders.ts';
import { bearer, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { cancelOf, findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import { enrol, logIn, newEnrollment } from './prepare-members.ts';
import type { Preparations } from './preparations.ts';

/** A flight so soon has no free day: its cancellation gives a fund. */
const soonMs = 3 * 24 * 60 * 60 * 1000;

type FundOperation = 'lookUpTravelFund' | 'claimTravelFund' | 'quoteFundTransfer' | 'transferFund';

/** Makes what prepares the operations of travel funds: each takes a fund that a cancelled trip gave a member. */
export function fundPreparations(
  gateway: FuzzedGateway,
  logInShared: () => Promise<{ readonly accessToken: string }>,
): Required<Pick<Preparations, FundOperation>> {
  let recipient: Promise<string> | undefined;
  const { firstName, lastName } = newEnrollment();
  const names = { firstName, lastName };

  async function issue(): Promise<{ readonly number: string; readonly headers: Readonly<Record<string, string>> }> {
    const { accessToken } = await logInShared();
    const headers = bearer(accessToken);
    const date = new Date(gateway.now().getTime() + soonMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const offer = await makeOffer(gateway, await findOfferRequest({ ...gateway, date }));
    const { frequentFlyerNumber: _number, ...passenger } = { ...ana, ...names };
    const body = orderOf(offer, await makeCardToken(gateway), [passenger]);
    const outcome = await readAnswer<{ readonly trip: Trip }>(callEndpoint(gateway, 'createOrder', { body, headers }));
    const cancellation = await cancelOf(gateway, outcome.trip, accessToken);
    const cancelled = await readAnswer<Trip>(callEndpoint(gateway, 'cancelTrip', { body: cancellation, headers }));
    return { number: cancelled.cancellation?.travelCredit?.number ?? '', headers };
  }

  async function readRecipientNumber(): Promise<string> {
    const { accessToken } = await logIn(gateway, await enrol(gateway));
    const { loyalty } = await readAnswer<UserInfo>(
      callEndpoint(gateway, 'readUserInfo', { headers: bearer(accessToken) }),
    );
    return loyalty?.accountNumber ?? '';
  }

  async function writeTransfer() {
    const { number, headers } = await issue();
    const recipientNumber = await (recipient ??= readRecipientNumber());
    return { headers, body: { number, recipientNumber, recipientLastName: lastName } };
  }

  return {
    async lookUpTravelFund() {
      const { number } = await issue();
      return { body: { reference: number, ...names } };
    },
    async claimTravelFund() {
      const { number, headers } = await issue();
      return { headers, body: { number, ...names } };
    },
    quoteFundTransfer: writeTransfer,
    async transferFund() {
      const { headers, body } = await writeTransfer();
      const { amount: shown } = await readAnswer<FundTransferQuote>(
        callEndpoint(gateway, 'quoteFundTransfer', { headers, body }),
      );
      return { headers, body: { ...body, shown } };
    },
  };
}

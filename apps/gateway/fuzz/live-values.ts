import demo from '../src/accounts/demo/demo-accounts.json' with { type: 'json' };
import type { FuzzedGateway } from './caller.ts';
import type { LiveValues } from './make-request.ts';
import { findOfferRequest, makeCardToken, makeOffer, order } from './prepare-bookings.ts';
import { type Credentials, enrol, logIn, readClient } from './prepare-members.ts';

const demoCredentials: readonly Credentials[] = demo.accounts.flatMap(({ category, username, password }) =>
  username === undefined || password === undefined
    ? []
    : [{ category: category as Credentials['category'], username, password }],
);

/** Books a trip on a gateway, and returns what names it, with other values that are valid there. */
export async function readLiveValues(gateway: FuzzedGateway): Promise<LiveValues> {
  const offerRequest = await findOfferRequest(gateway);
  const outcome = await order(gateway);
  if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
  const member = await enrol(gateway);
  const { client_id: clientId } = await readClient(gateway, 'member');
  const [passenger] = outcome.trip.passengers;
  const people: readonly Credentials[] = [member, ...demoCredentials];
  return {
    date: [gateway.date],
    month: [gateway.date.slice(0, 'YYYY-MM'.length)],
    createOffer: [offerRequest],
    requestAssertion: people.map(({ category, username, password }) => ({
      method: 'password',
      category,
      username,
      password,
    })),
    client_id: [clientId],
    offer: await Promise.all(Array.from({ length: 10 }, () => makeOffer(gateway, offerRequest))),
    token: await Promise.all(Array.from({ length: 20 }, () => makeCardToken(gateway))),
    recordLocator: [outcome.trip.recordLocator],
    firstName: [passenger?.firstName],
    lastName: [passenger?.lastName],
    username: people.map(({ username }) => username),
    password: people.map(({ password }) => password),
    email: [member.email, ...demo.accounts.flatMap(({ email }) => email ?? [])],
  };
}

/** As many members are new each time: what they may change in ten minutes is soon used up. */
const newMembers = 3;

/**
 * Makes what returns access tokens: first those of new members, whose budgets are not used up, then one for each account of the
 * demonstration that a password lets in. Each account is asked for from the device that it knows, since mutated logins lock it for all others.
 */
export function createTokenSource(gateway: FuzzedGateway): () => Promise<readonly string[]> {
  const devices = new Map<string, string>();
  const logInKnown = async (person: Credentials): Promise<string> => {
    const { accessToken, cookie } = await logIn(gateway, person, devices.get(person.username));
    devices.set(person.username, cookie);
    return accessToken;
  };
  return async () => {
    const members = await Promise.all(
      Array.from({ length: newMembers }, async () => (await logIn(gateway, await enrol(gateway))).accessToken),
    );
    const others = await Promise.allSettled(demoCredentials.map(logInKnown));
    return [...members, ...others.flatMap((login) => (login.status === 'fulfilled' ? [login.value] : []))];
  };
}

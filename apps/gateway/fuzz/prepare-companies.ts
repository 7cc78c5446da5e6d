import { randomUUID } from 'node:crypto';

import type { CompanyMember, ManagedCompany, TravelPolicy } from '@airline/contract';

import { bearer, callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { makeCardToken } from './prepare-bookings.ts';
import { enrol, logIn } from './prepare-members.ts';
import type { Preparations } from './preparations.ts';

type CompanyOperation =
  | 'readCompany'
  | 'updateCompany'
  | 'saveDepartment'
  | 'saveCostCentre'
  | 'listCompanyEvents'
  | 'listCompanyMembers'
  | 'inviteCompanyMember'
  | 'importCompanyMembers'
  | 'changeCompanyMember'
  | 'endCompanyMember'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'readTravelPolicy'
  | 'publishTravelPolicy'
  | 'simulateTravelPolicy'
  | 'listCompanyCards'
  | 'saveCompanyCard'
  | 'removeCompanyCard'
  | 'readCompanyBooking'
  | 'findCompanyTravellers';

const rank = { role: 'traveler', accessLevel: 'viewer' } as const;

/** Makes what prepares the operations of companies: a manager asks for theirs, and who is invited has an invitation of their own. */
export function companyPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, CompanyOperation>> {
  let device: string | undefined;

  async function asManager(): Promise<{ readonly headers: Readonly<Record<string, string>> }> {
    const credentials = { category: 'corporateTravelManager', ...gateway.manager } as const;
    const { accessToken, cookie } = await logIn(gateway, credentials, device);
    device = cookie;
    return { headers: bearer(accessToken) };
  }

  async function invite() {
    const { headers } = await asManager();
    const email = `fuzz.${randomUUID().slice(0, 12)}@example.com`;
    const body = { ...rank, email, firstName: 'Elena', lastName: 'Robles', language: 'es' };
    const { id } = await readAnswer<CompanyMember>(callEndpoint(gateway, 'inviteCompanyMember', { body, headers }));
    return { headers, id, email };
  }

  async function mailInvitation(): Promise<string> {
    const { email } = await invite();
    return readLinkSecret(gateway, email, undefined, /#([0-9a-f-]{36}\.[\w-]{43})/);
  }

  return {
    readCompany: asManager,
    listCompanyEvents: asManager,
    listCompanyMembers: async () => ({ ...(await asManager()), queryTexts: { search: '', page: '1' } }),
    async updateCompany() {
      const { headers } = await asManager();
      const { version } = await readAnswer<ManagedCompany>(callEndpoint(gateway, 'readCompany', { headers }));
      const address = {
        countryCode: 'US',
        line1: '2200 Commerce St',
        city: 'Dallas',
        stateCode: 'TX',
        postalCode: '75201',
      };
      const profile = {
        name: `Olivares ${version}`,
        contactEmail: 'viajes@olivares.example',
        contactPhone: '+1 214 555 0117',
        address,
      };
      return { headers, body: { version, profile } };
    },
    saveDepartment: async () => ({
      ...(await asManager()),
      pathTexts: { departmentId: randomUUID() },
      body: { name: `Ventas ${randomUUID().slice(0, 8)}`, isClosed: false },
    }),
    saveCostCentre: async () => ({
      ...(await asManager()),
      pathTexts: { costCentreId: randomUUID() },
      body: { code: randomUUID().slice(0, 8), name: 'Ferias', isClosed: false },
    }),
    inviteCompanyMember: async () => ({
      ...(await asManager()),
      body: {
        ...rank,
        email: `fuzz.${randomUUID().slice(0, 12)}@example.com`,
        firstName: 'Elena',
        lastName: 'Robles',
        language: 'es',
      },
    }),
    importCompanyMembers: async () => ({
      ...(await asManager()),
      body: { csv: 'email,first_name,last_name\nelena@example.com,Elena,Robles\n', isTrial: true, language: 'es' },
    }),
    async changeCompanyMember() {
      const { headers, id } = await invite();
      return { headers, pathTexts: { memberId: id }, body: { role: 'traveler', accessLevel: 'booker' } };
    },
    async endCompanyMember() {
      const { headers, id } = await invite();
      return { headers, pathTexts: { memberId: id } };
    },
    readTravelPolicy: asManager,
    async publishTravelPolicy() {
      const { headers } = await asManager();
      const { version } = await readAnswer<TravelPolicy>(callEndpoint(gateway, 'readTravelPolicy', { headers }));
      const rules = [{ id: randomUUID(), kind: 'overLowest', percent: 25, outcome: 'reason' }];
      const settings = { cardUse: 'allowed', isReferenceRequired: false, isCostCentreRequired: false };
      return { headers, body: { version, rules, settings } };
    },
    simulateTravelPolicy: async () => ({
      ...(await asManager()),
      body: { rules: [{ id: randomUUID(), kind: 'stops', most: 0, outcome: 'blocked' }] },
    }),
    listCompanyCards: asManager,
    saveCompanyCard: async () => ({
      ...(await asManager()),
      pathTexts: { cardId: randomUUID() },
      body: { token: await makeCardToken(gateway), label: 'Viajes' },
    }),
    async removeCompanyCard() {
      const { headers } = await asManager();
      const pathTexts = { cardId: randomUUID() };
      await callEndpoint(gateway, 'saveCompanyCard', {
        headers,
        pathTexts,
        body: { token: await makeCardToken(gateway), label: 'Viajes' },
      });
      return { headers, pathTexts };
    },
    readCompanyBooking: asManager,
    findCompanyTravellers: async () => ({ ...(await asManager()), queryTexts: { search: 'a' } }),
    readInvitation: async () => ({ body: { token: await mailInvitation() } }),
    async acceptInvitation() {
      const token = await mailInvitation();
      const { accessToken } = await logIn(gateway, await enrol(gateway));
      return { headers: bearer(accessToken), body: { token } };
    },
  };
}

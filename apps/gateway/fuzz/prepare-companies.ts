import { randomUUID } from 'node:crypto';

import {
  type CompanyMember,
  currentTermsOfUse,
  type ManagedCompany,
  type ReportCredential,
  type TravelPolicy,
} from '@airline/contract';

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
  | 'readSignOn'
  | 'saveSignOn'
  | 'trySignOn'
  | 'removeSignOn'
  | 'startCompanyLogin'
  | 'completeCompanyLogin'
  | 'readCompanyBooking'
  | 'findCompanyTravellers'
  | 'writeToSupport'
  | 'listSupportRequests'
  | 'listApprovals'
  | 'listOwnApprovals'
  | 'listReportCredentials'
  | 'makeReportCredential'
  | 'endReportCredential'
  | 'signUpCompany'
  | 'readCompanySignup'
  | 'completeCompanySignup';

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

  /** A domain has to be that of an administrator's address. */
  async function makeSignOn() {
    const { headers } = await asManager();
    const { members } = await readAnswer<{ readonly members: readonly CompanyMember[] }>(
      callEndpoint(gateway, 'listCompanyMembers', { headers }),
    );
    const [, domain = 'example.com'] = members.find(({ isOwn }) => isOwn)?.email.split('@') ?? [];
    const provider = { issuer: 'https://login.olivares.example', clientId: 'travel', clientSecret: randomUUID() };
    return { ...provider, domains: [domain], isRequired: false };
  }

  async function mailInvitation(): Promise<string> {
    const { email } = await invite();
    return readLinkSecret(gateway, email, undefined, /#([0-9a-f-]{36}\.[\w-]{43})/);
  }

  function makeSignup(email = `fuzz.${randomUUID().slice(0, 12)}@example.com`) {
    const person = { firstName: 'Elena', lastName: 'Robles', email };
    return { companyName: 'Istmo', ...person, product: 'business', language: 'es' };
  }

  async function mailSignup(): Promise<string> {
    const body = makeSignup();
    await callEndpoint(gateway, 'signUpCompany', { body });
    return readLinkSecret(gateway, body.email, undefined, /#([0-9a-f-]{36}\.[\w-]{43})/);
  }

  /** Turns off what earlier ones made: a company has no more than ten. */
  async function makeCredential() {
    const { headers } = await asManager();
    const listed = await readAnswer<{ readonly credentials: readonly ReportCredential[] }>(
      callEndpoint(gateway, 'listReportCredentials', { headers }),
    );
    const old = listed.credentials.filter(({ name }) => name.startsWith('Fuzz '));
    for (const { id } of old.slice(0, -2)) {
      await callEndpoint(gateway, 'endReportCredential', { headers, pathTexts: { credentialId: id } });
    }
    const body = { name: `Fuzz ${randomUUID().slice(0, 12)}`, days: 30 };
    return { headers, pathTexts: { credentialId: randomUUID() }, body };
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
      const settings = {
        cardUse: 'allowed',
        isReferenceRequired: false,
        isCostCentreRequired: false,
        approvalTolerancePercent: 0,
      };
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
    readSignOn: asManager,
    saveSignOn: async () => ({ ...(await asManager()), body: await makeSignOn() }),
    trySignOn: async () => ({ ...(await asManager()), body: { issuer: 'http://127.0.0.1:1' } }),
    removeSignOn: asManager,
    startCompanyLogin: () =>
      Promise.resolve({ body: { category: 'corporateTraveler', email: 'elena@nowhere.example' } }),
    completeCompanyLogin: () => Promise.resolve({ body: { answer: 'code=none&state=none' } }),
    readCompanyBooking: asManager,
    writeToSupport: async () => ({
      ...(await asManager()),
      body: { topic: 'reports', message: 'Falta un viaje.', language: 'es' },
    }),
    listSupportRequests: asManager,
    listReportCredentials: asManager,
    makeReportCredential: makeCredential,
    async endReportCredential() {
      const made = await makeCredential();
      await callEndpoint(gateway, 'makeReportCredential', made);
      const { headers, pathTexts } = made;
      return { headers, pathTexts };
    },
    listApprovals: async () => ({ ...(await asManager()), queryTexts: { list: 'waiting' } }),
    listOwnApprovals: asManager,
    findCompanyTravellers: async () => ({ ...(await asManager()), queryTexts: { search: 'a' } }),
    signUpCompany: () => Promise.resolve({ body: makeSignup() }),
    readCompanySignup: async () => ({ body: { token: await mailSignup() } }),
    completeCompanySignup: async () => ({
      body: {
        token: await mailSignup(),
        username: `fuzz.${randomUUID().slice(0, 12)}`,
        password: 'Istmo2026!',
        termsVersion: currentTermsOfUse,
      },
    }),
    readInvitation: async () => ({ body: { token: await mailInvitation() } }),
    async acceptInvitation() {
      const token = await mailInvitation();
      const { accessToken } = await logIn(gateway, await enrol(gateway));
      return { headers: bearer(accessToken), body: { token } };
    },
  };
}

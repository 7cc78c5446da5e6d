import { randomUUID } from 'node:crypto';

import { type CompanyApproval, type CompanyMember, currentTermsOfUse } from '@airline/contract';

import { bearer, callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { findOfferRequest, makeOffer } from './prepare-bookings.ts';
import { type Credentials, enrol, logIn } from './prepare-members.ts';
import type { Prepared, Preparations } from './preparations.ts';

type ApprovalOperation = 'requestApproval' | 'decideApproval' | 'readMailedApproval' | 'decideMailedApproval';

/** What the links to a company carry: an id, and what proves it. */
const mailedToken = /#([0-9a-f-]{36}\.[\w-]{43})/;

/** A company whose policy asks for the approval of every trip: who asks, and who answers. */
interface ApprovingCompany {
  readonly manager: Credentials;
  readonly managerEmail: string;
  /** The token of the link that opened the company, which is mailed to the manager too. */
  readonly signupToken: string;
  readonly traveller: Credentials;
  readonly memberId: string;
}

/** Makes what prepares the operations of approvals: a company of their own, since others publish the policy of the manager's company. */
export function approvalPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, ApprovalOperation>> {
  let opened: Promise<ApprovingCompany> | undefined;
  const devices = new Map<string, string>();

  async function asPerson(credentials: Credentials): Promise<Required<Pick<Prepared, 'headers'>>> {
    const { accessToken, cookie } = await logIn(gateway, credentials, devices.get(credentials.username));
    devices.set(credentials.username, cookie);
    return { headers: bearer(accessToken) };
  }

  async function openCompany(): Promise<ApprovingCompany> {
    const managerEmail = `fuzz.${randomUUID().slice(0, 12)}@example.com`;
    await callEndpoint(gateway, 'signUpCompany', {
      body: {
        companyName: 'Istmo',
        firstName: 'Elena',
        lastName: 'Robles',
        email: managerEmail,
        product: 'business',
        language: 'es',
      },
    });
    const signupToken = await readLinkSecret(gateway, managerEmail, undefined, mailedToken);
    const own = { username: `fuzz.${randomUUID().slice(0, 12)}`, password: 'Istmo2026!' };
    await callEndpoint(gateway, 'completeCompanySignup', {
      body: { token: signupToken, ...own, termsVersion: currentTermsOfUse },
    });
    const manager = { category: 'corporateTravelManager', ...own } as const;
    const { headers } = await asPerson(manager);
    await callEndpoint(gateway, 'publishTravelPolicy', {
      headers,
      body: {
        version: 0,
        rules: [{ id: randomUUID(), kind: 'places', places: ['HOU'], outcome: 'approval' }],
        settings: {
          cardUse: 'allowed',
          isReferenceRequired: false,
          isCostCentreRequired: false,
          approvalTolerancePercent: 0,
        },
      },
    });
    const traveller = await enrol(gateway);
    const email = `fuzz.${randomUUID().slice(0, 12)}@example.com`;
    const { id: memberId } = await readAnswer<CompanyMember>(
      callEndpoint(gateway, 'inviteCompanyMember', {
        headers,
        body: {
          role: 'traveler',
          accessLevel: 'booker',
          email,
          firstName: 'Ana',
          lastName: 'Pérez',
          language: 'es',
        },
      }),
    );
    const token = await readLinkSecret(gateway, email, undefined, mailedToken);
    await callEndpoint(gateway, 'acceptInvitation', { ...(await asPerson(traveller)), body: { token } });
    return { manager, managerEmail, signupToken, traveller, memberId };
  }

  const company = (): Promise<ApprovingCompany> => (opened ??= openCompany());

  async function newRequest() {
    const { traveller, memberId } = await company();
    const offer = await makeOffer(gateway, await findOfferRequest(gateway));
    return {
      ...(await asPerson(traveller)),
      pathTexts: { approvalId: randomUUID() },
      body: { offer, travellers: [{ memberId }], reason: 'Feria' },
    };
  }

  const ask = async (): Promise<CompanyApproval> =>
    readAnswer<CompanyApproval>(callEndpoint(gateway, 'requestApproval', await newRequest()));

  /** Asks for a trip, and reads the newest link that the manager was mailed. */
  async function mailApproval(): Promise<string> {
    await ask();
    const { managerEmail, signupToken } = await company();
    return readLinkSecret(gateway, managerEmail, signupToken, mailedToken);
  }

  return {
    requestApproval: newRequest,
    // Every answer is a refusal: a request that two of them answer has the same answer, and the trip may be asked for again.
    async decideApproval() {
      const { id } = await ask();
      const { manager } = await company();
      return { ...(await asPerson(manager)), pathTexts: { approvalId: id }, body: { decision: 'refused' } };
    },
    readMailedApproval: async () => ({ body: { token: await mailApproval() } }),
    decideMailedApproval: async () => ({ body: { token: await mailApproval(), decision: 'refused' } }),
  };
}

import {
  type CompanyCard,
  type CompanyEvent,
  type CompanyMember,
  listCompanyCards,
  listCompanyEvents,
  listCompanyMembers,
  type ManagedCompany,
  membershipStates,
  type PaymentSetup,
  companyRoles,
  readCompany,
  readPaymentSetup,
  readTravelPolicy,
  type TravelPolicy,
} from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the page shows; `elsewhere` where the company's portal is another one than the address says. */
export type LoadedAccount =
  | { readonly elsewhere: string }
  | {
      readonly company: ManagedCompany;
      readonly people: { readonly members: readonly CompanyMember[]; readonly total: number };
      readonly policy: TravelPolicy;
      readonly cards: readonly CompanyCard[];
      /** Where a new card goes. */
      readonly setup: PaymentSetup;
      readonly log: { readonly events: readonly CompanyEvent[]; readonly hasMore: boolean };
    };

/** Fetches the company of the person, the page of its people that the address asks for, and its change log. */
export async function loadAccount(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  { session }: AppServices,
): Promise<LoadedAccount> {
  const asked = new URL(request.url).searchParams;
  const company = valueOrThrow(await session.call(readCompany, {}));
  if (params['product'] !== undefined && params['product'] !== company.product) return { elsewhere: company.product };
  const before = asked.get('before') ?? '';
  const [people, policy, cards, setup, log] = await Promise.all([
    session.call(listCompanyMembers, { query: toPeopleQuery(asked) }),
    session.call(readTravelPolicy, {}),
    session.call(listCompanyCards, {}),
    session.call(readPaymentSetup, {}),
    session.call(listCompanyEvents, { query: /^\d{1,15}$/.test(before) ? { before } : {} }),
  ]);
  return {
    company,
    people: valueOrThrow(people),
    policy: valueOrThrow(policy),
    cards: valueOrThrow(cards).cards,
    setup: valueOrThrow(setup),
    log: valueOrThrow(log),
  };
}

/** Reads which people an address asks for; what it gets wrong is left out. */
function toPeopleQuery(asked: URLSearchParams) {
  const search = (asked.get('search') ?? '').trim().slice(0, 80);
  const state = membershipStates.find((each) => each === asked.get('state'));
  const role = companyRoles.find((each) => each === asked.get('role'));
  const page = asked.get('page') ?? '';
  return {
    ...(search === '' ? {} : { search }),
    ...(state === undefined ? {} : { state }),
    ...(role === undefined ? {} : { role }),
    ...(/^[1-9]\d{0,3}$/.test(page) ? { page } : {}),
  };
}

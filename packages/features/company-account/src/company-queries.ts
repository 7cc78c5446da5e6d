import {
  type CompanyCard,
  type CompanyEvent,
  type CompanyMember,
  approvalLists,
  type CompanyApproval,
  listApprovals,
  listCompanyCards,
  listCompanyEvents,
  listCompanyMembers,
  listReportCredentials,
  type ManagedCompany,
  membershipStates,
  type PaymentSetup,
  companyRoles,
  readCompany,
  readPaymentSetup,
  readSignOn,
  readTravelPolicy,
  type ReportCredential,
  type TravelPolicy,
} from '@airline/contract';
import { type AnswerOf, valueOrThrow } from '@airline/gateway-client';
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
      readonly approvals: LoadedApprovals;
      /** What services fetch reports with; absent for who may not look after them. */
      readonly credentials: readonly ReportCredential[] | undefined;
      /** How people log in with the company's accounts; absent for who may not see it. */
      readonly login: AnswerOf<typeof readSignOn> | undefined;
      readonly log: { readonly events: readonly CompanyEvent[]; readonly hasMore: boolean };
    };

/** The requests for approval that the address asks for. */
export interface LoadedApprovals {
  readonly list: (typeof approvalLists)[number];
  readonly page: number;
  readonly approvals: readonly CompanyApproval[];
  readonly total: number;
}

/** Fetches the company of the person, the page of its people that the address asks for, and its change log. */
export async function loadAccount(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  { session }: AppServices,
): Promise<LoadedAccount> {
  const asked = new URL(request.url).searchParams;
  const company = valueOrThrow(await session.call(readCompany, {}));
  if (params['product'] !== undefined && params['product'] !== company.product) return { elsewhere: company.product };
  const before = asked.get('before') ?? '';
  const list = approvalLists.find((each) => each === asked.get('approvals')) ?? 'waiting';
  const page = toPage(asked.get('approvalPage'));
  const [people, policy, cards, setup, approvals, credentials, login, log] = await Promise.all([
    session.call(listCompanyMembers, { query: toPeopleQuery(asked) }),
    session.call(readTravelPolicy, {}),
    session.call(listCompanyCards, {}),
    session.call(readPaymentSetup, {}),
    session.call(listApprovals, { query: { list, page } }),
    company.own.calls.includes('listReportCredentials') ? session.call(listReportCredentials, {}) : undefined,
    company.own.calls.includes('readSignOn') ? session.call(readSignOn, {}) : undefined,
    session.call(listCompanyEvents, { query: /^\d{1,15}$/.test(before) ? { before } : {} }),
  ]);
  return {
    company,
    people: valueOrThrow(people),
    policy: valueOrThrow(policy),
    cards: valueOrThrow(cards).cards,
    setup: valueOrThrow(setup),
    approvals: { list, page: Number(page), ...valueOrThrow(approvals) },
    credentials: credentials === undefined ? undefined : valueOrThrow(credentials).credentials,
    login: login === undefined ? undefined : valueOrThrow(login),
    log: valueOrThrow(log),
  };
}

/** Reads the number of a page; the first one where it is none. */
function toPage(text: string | null): string {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? text : '1';
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

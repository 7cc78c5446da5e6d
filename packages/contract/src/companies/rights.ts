import type { CorporateAccessLevel } from '../identity/values.ts';
import type { CompanyRole } from './values.ts';

/** What somebody is in a company: role and access level decide together. */
export type CompanyRank = `${CompanyRole}.${CorporateAccessLevel}`;

const managers = ['travelManager.viewer', 'travelManager.booker', 'travelManager.administrator'] as const;
const writers = ['travelManager.booker', 'travelManager.administrator'] as const;
const bookers = [
  'traveler.booker',
  'traveler.administrator',
  'travelManager.booker',
  'travelManager.administrator',
] as const;
const everybody = ['traveler.viewer', 'travelManager.viewer', ...bookers] as const;
const administrators = ['travelManager.administrator'] as const;

/**
 * Who of a company may ask for what: one row a call, and no call of a company without one. Who is of another company, or of none, may
 * ask for nothing of it.
 */
export const companyRights = {
  readCompany: managers,
  listCompanyMembers: managers,
  listCompanyEvents: managers,
  readCompanyReport: managers,
  createReportFile: managers,
  listReportViews: managers,
  saveReportView: managers,
  deleteReportView: managers,
  scheduleReportView: managers,
  unscheduleReportView: managers,
  readCompanyOverview: managers,
  writeToTravellers: writers,
  updateCompany: administrators,
  inviteCompanyMember: administrators,
  importCompanyMembers: administrators,
  changeCompanyMember: administrators,
  endCompanyMember: administrators,
  saveDepartment: administrators,
  saveCostCentre: administrators,
  readTravelPolicy: managers,
  publishTravelPolicy: administrators,
  simulateTravelPolicy: managers,
  listCompanyCards: managers,
  saveCompanyCard: administrators,
  removeCompanyCard: administrators,
  readSignOn: administrators,
  saveSignOn: administrators,
  trySignOn: administrators,
  removeSignOn: administrators,
  /** Everybody of a company travels for it, and books their own trips. */
  readCompanyBooking: everybody,
  findCompanyTravellers: bookers,
  requestApproval: everybody,
  listOwnApprovals: everybody,
  listApprovals: managers,
  /** Of others: nobody approves what they ask for or travel on themselves. */
  decideApproval: writers,
  writeToSupport: managers,
  listSupportRequests: managers,
  listReportCredentials: administrators,
  makeReportCredential: administrators,
  endReportCredential: administrators,
} as const satisfies Readonly<Record<string, readonly CompanyRank[]>>;

/** Names a call that {@link companyRights} has a row of. */
export type CompanyCall = keyof typeof companyRights;

/** Lists the calls that somebody of a role and an access level may ask for. */
export function companyCallsOf(role: CompanyRole, accessLevel: CorporateAccessLevel): readonly CompanyCall[] {
  return (Object.keys(companyRights) as CompanyCall[]).filter((call) => mayCall(call, role, accessLevel));
}

/** Tells whether somebody of a role and an access level may ask for a call of their own company. */
export function mayCall(call: CompanyCall, role: CompanyRole, accessLevel: CorporateAccessLevel): boolean {
  const ranks: readonly CompanyRank[] = companyRights[call];
  return ranks.includes(`${role}.${accessLevel}`);
}

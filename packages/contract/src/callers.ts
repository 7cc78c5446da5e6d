import type { ClientCategory } from '@airline/client-config/client-categories';

const members = ['member', 'mobileMember'] as const satisfies readonly ClientCategory[];

/** Those who log in at the portals of companies and for them, and the airline's own marketing managers, who are people. */
const companyPeople = [
  'corporateTraveler',
  'corporateTravelManager',
  'areaMarketingManager',
  'mobileCorporate',
] as const satisfies readonly ClientCategory[];

const people = [...members, ...companyPeople] as const;
const bookers = ['anonymousTraveler', ...people] as const;

/**
 * The groups of client categories whose tokens an endpoint may take.
 *
 * Source: docs/rules.md §6 names the categories; what each may do is decided in apps/gateway/docs/identity.md.
 */
export const callers = {
  members,
  /** Everybody with an account who is a person. */
  people,
  /** Who manages the travel of a company in its portal; what each of them may do says the table of a company's rights. */
  travelManagers: ['corporateTravelManager'],
  /** Everybody who books: a person with an account, or without one. */
  bookers,
  /** Those who read the reports of their company: its travel managers, and services with credentials of their own. */
  reportReaders: ['corporateTravelManager', 'automatedReportService'],
  /** People of the airline who operate the product: with the role `operations` alone, at the site's login. */
  operators: ['member'],
  /** People of the airline at a gate: with the role `gate` alone, at the site's login. */
  gateAgents: ['member'],
  /** People of the airline who look after the promotions of a region. */
  marketers: ['areaMarketingManager'],
  everybody: [...bookers, 'automatedReportService'],
} as const satisfies Readonly<Record<string, readonly ClientCategory[]>>;

/** Names a group of {@link callers}. */
export type Callers = keyof typeof callers;

/** What the airline has entrusted people of its own with, beside what everybody with an account may do. */
export const staffRoles = ['operations', 'gate'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The groups whose people need a role too: a category alone lets nobody in. */
export const roleOfCallers: Readonly<Partial<Record<Callers, StaffRole>>> = {
  operators: 'operations',
  gateAgents: 'gate',
};

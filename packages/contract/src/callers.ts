import type { ClientCategory } from '@airline/client-config/client-categories';

const members = ['member', 'mobileMember'] as const satisfies readonly ClientCategory[];

/** Those whose account belongs to a company, and who are people. */
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
  /** Everybody who books: a person with an account, or without one. */
  bookers,
  everybody: [...bookers, 'automatedReportService'],
} as const satisfies Readonly<Record<string, readonly ClientCategory[]>>;

/** Names a group of {@link callers}. */
export type Callers = keyof typeof callers;

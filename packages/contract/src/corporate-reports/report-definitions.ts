/**
 * What a column of a report holds: what JSON, a table and a file each write of it follows from that.
 *
 * - `text`: as it is. `code`: one of a few words, which the column's `words` put into a language.
 * - `instant`: UTC. `date`: `YYYY-MM-DD`. `month`: `YYYY-MM`, in UTC. `localTime`: as the clocks of its place show it, with their offset.
 * - `money`: cents of US dollars, below zero where money was given back. `count`, `miles` and `kilograms`: whole numbers.
 */
export type ReportColumnKind =
  | 'text'
  | 'code'
  | 'instant'
  | 'date'
  | 'month'
  | 'localTime'
  | 'money'
  | 'count'
  | 'miles'
  | 'kilograms';

/** A column of a report. */
export interface ReportColumn {
  readonly name: string;
  readonly kind: ReportColumnKind;
  /** Whether the report adds it up. */
  readonly isTotalled?: true;
}

/** What a report can be narrowed by, beside its days. */
export const reportFilters = ['traveller', 'reference', 'costCentre'] as const;

export type ReportFilter = (typeof reportFilters)[number];

interface ReportDefinition {
  readonly columns: readonly ReportColumn[];
  readonly filters: readonly ReportFilter[];
  /** The columns that its picture shows: what stands along it, and what it shows of each. */
  readonly picture?: { readonly along: string; readonly shown: string };
}

const traveller = { name: 'traveller', kind: 'text' } as const;
const recordLocator = { name: 'recordLocator', kind: 'text' } as const;
const costCentre = { name: 'costCentre', kind: 'text' } as const;
const bookedAt = { name: 'at', kind: 'instant' } as const;

/** The reports of companies, as data: what each shows, adds up and can be narrowed by. */
export const companyReports = {
  /** Line by line: what each traveller's ticket cost, what a change of it cost or gave back, what its cancellation gave back, and extras. */
  'air-spend': {
    columns: [
      bookedAt,
      { name: 'kind', kind: 'code' },
      recordLocator,
      { name: 'ticket', kind: 'text' },
      traveller,
      { name: 'reference', kind: 'text' },
      costCentre,
      { name: 'payment', kind: 'text' },
      { name: 'base', kind: 'money', isTotalled: true },
      { name: 'taxes', kind: 'money', isTotalled: true },
      { name: 'facilityCharges', kind: 'money', isTotalled: true },
      { name: 'total', kind: 'money', isTotalled: true },
    ],
    filters: reportFilters,
  },
  'monthly-spend': {
    columns: [
      { name: 'month', kind: 'month' },
      { name: 'tickets', kind: 'count', isTotalled: true },
      { name: 'flights', kind: 'count', isTotalled: true },
      { name: 'sold', kind: 'money', isTotalled: true },
      { name: 'givenBack', kind: 'money', isTotalled: true },
      { name: 'net', kind: 'money', isTotalled: true },
      { name: 'averageBase', kind: 'money' },
    ],
    filters: reportFilters,
    picture: { along: 'month', shown: 'net' },
  },
  /** What travel funds of the company still have, by the day on which they were issued. */
  'unused-funds': {
    columns: [
      { name: 'issuedAt', kind: 'instant' },
      { name: 'expiresOn', kind: 'date' },
      { name: 'state', kind: 'code' },
      recordLocator,
      traveller,
      { name: 'issued', kind: 'money', isTotalled: true },
      { name: 'left', kind: 'money', isTotalled: true },
    ],
    filters: ['traveller'],
  },
  /** Trips that the company's policy let travel with a reason or an approval. */
  'policy-exceptions': {
    columns: [
      bookedAt,
      recordLocator,
      traveller,
      { name: 'reference', kind: 'text' },
      costCentre,
      { name: 'outcome', kind: 'code' },
      { name: 'reason', kind: 'text' },
      { name: 'approvedBy', kind: 'text' },
      { name: 'total', kind: 'money', isTotalled: true },
    ],
    filters: reportFilters,
  },
  /** Trips that cost more than the lowest price there was for the same party, places and days when they were booked. */
  'lost-savings': {
    columns: [
      bookedAt,
      recordLocator,
      traveller,
      { name: 'reference', kind: 'text' },
      costCentre,
      { name: 'paid', kind: 'money', isTotalled: true },
      { name: 'lowest', kind: 'money', isTotalled: true },
      { name: 'lost', kind: 'money', isTotalled: true },
      { name: 'reason', kind: 'text' },
    ],
    filters: reportFilters,
  },
  /** Who flies when, by the day of departure. */
  'traveller-tracker': {
    columns: [
      { name: 'departsAt', kind: 'localTime' },
      { name: 'arrivesAt', kind: 'localTime' },
      traveller,
      { name: 'flight', kind: 'text' },
      { name: 'from', kind: 'text' },
      { name: 'to', kind: 'text' },
      recordLocator,
      costCentre,
    ],
    filters: reportFilters,
  },
  /** Carbon dioxide of the flights of each month, by route and the day of departure. */
  emissions: {
    columns: [
      { name: 'month', kind: 'month' },
      { name: 'from', kind: 'text' },
      { name: 'to', kind: 'text' },
      { name: 'flights', kind: 'count', isTotalled: true },
      { name: 'miles', kind: 'miles', isTotalled: true },
      { name: 'kilograms', kind: 'kilograms', isTotalled: true },
    ],
    filters: reportFilters,
    picture: { along: 'month', shown: 'kilograms' },
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>;

/** Names a report of {@link companyReports}. */
export type CompanyReportName = keyof typeof companyReports;

export const companyReportNames = Object.keys(companyReports) as [CompanyReportName, ...CompanyReportName[]];

/** The most days that a report covers: a year, and the day that it has more every fourth time. */
export const mostReportDays = 366;

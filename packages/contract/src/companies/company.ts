import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { postalAddress } from '../account-help/enrollment.ts';
import type { Endpoint } from '../endpoint.ts';
import { corporateAccessLevel } from '../identity/values.ts';
import { companyRights, type CompanyCall } from './rights.ts';
import {
  companyCostCentre,
  companyCostCentreChange,
  companyDepartment,
  companyDepartmentChange,
  companyRole,
} from './values.ts';

/** Accepts what a company says of itself. */
export const companyProfile = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)),
  contactEmail: z.email().check(z.maxLength(254)),
  /** As it is dialled, with or without the country's code. */
  contactPhone: z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{7,25}$/)),
  address: postalAddress,
});

export type CompanyProfile = z.infer<typeof companyProfile>;

/** Accepts a company as one of its managers sees it. */
export const managedCompany = z.object({
  companyNumber: z.string(),
  /** The part of the portal's address that it is under. */
  product: z.string(),
  /** How often it was changed: a change names the version that it was made from. */
  version: z.int(),
  /** What is not known yet is absent. */
  profile: z.object({
    name: z.string(),
    contactEmail: z.optional(z.string()),
    contactPhone: z.optional(z.string()),
    address: z.optional(postalAddress),
  }),
  departments: z.array(companyDepartment),
  costCentres: z.array(companyCostCentre),
  /** How many are in the company, how many of them manage it, and how many have not answered their invitation. */
  members: z.object({ active: z.int(), managers: z.int(), invited: z.int() }),
  own: z.object({
    role: companyRole,
    accessLevel: corporateAccessLevel,
    /** What the person who asks may ask for. */
    calls: z.array(z.enum(Object.keys(companyRights) as [CompanyCall, ...CompanyCall[]])),
  }),
});

export type ManagedCompany = z.infer<typeof managedCompany>;

/** What happened to a company: by this its change log is written. */
export const companyEventKinds = [
  'companyOpened',
  'profileChanged',
  'memberInvited',
  'memberJoined',
  'memberChanged',
  'memberLeft',
  'departmentSaved',
  'costCentreSaved',
  'policyPublished',
  'cardSaved',
  'cardRemoved',
  'signOnSaved',
  'signOnRemoved',
  'approvalAsked',
  'approvalGranted',
  'approvalDeclined',
  'reportCredentialMade',
  'reportCredentialEnded',
  'reportCredentialExpired',
] as const;

export type CompanyEventKind = (typeof companyEventKinds)[number];

/** Accepts a row of a company's change log. */
export const companyEvent = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(companyEventKinds),
  /** Who did it, by name; absent for the airline. */
  by: z.optional(z.string()),
  /** What it happened to, by name. */
  subject: z.optional(z.string()),
  /** What changed: the field, what it was and what it is. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
});

export type CompanyEvent = z.infer<typeof companyEvent>;

/** Shows the company of the person who asks. */
export const readCompany = {
  method: 'GET',
  path: '/api/corporate/v1/company',
  area: 'companies',
  summary: 'Shows the company of the person who asks: profile, departments and cost centres.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: managedCompany,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Changes what a company says of itself; from an older version than is stored it changes nothing. */
export const updateCompany = {
  method: 'PUT',
  path: '/api/corporate/v1/company',
  area: 'companies',
  summary: 'Changes the profile of the company.',
  body: z.strictObject({ version: z.int(), profile: companyProfile }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: managedCompany,
  problems: ['companyAccessDenied', 'companyChanged'],
} as const satisfies Endpoint;

/** Writes a department under an id that the client makes: sent twice it is one. */
export const saveDepartment = {
  method: 'PUT',
  path: '/api/corporate/v1/company/departments/{departmentId}',
  area: 'companies',
  summary: 'Adds, renames, closes or opens a department.',
  parameters: z.strictObject({ departmentId: z.uuid() }),
  body: companyDepartmentChange,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'departmentNotFound', 'departmentNameTaken'],
} as const satisfies Endpoint;

/** Writes a cost centre under an id that the client makes: sent twice it is one. */
export const saveCostCentre = {
  method: 'PUT',
  path: '/api/corporate/v1/company/cost-centres/{costCentreId}',
  area: 'companies',
  summary: 'Adds, changes, closes or opens a cost centre.',
  parameters: z.strictObject({ costCentreId: z.uuid() }),
  body: companyCostCentreChange,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'costCentreNotFound', 'departmentNotFound', 'costCentreCodeTaken'],
} as const satisfies Endpoint;

/** Lists what was changed of a company, the newest first. */
export const listCompanyEvents = {
  method: 'GET',
  path: '/api/corporate/v1/company/events',
  area: 'companies',
  summary: 'Lists what was changed of the company, by whom and when, the newest first.',
  query: z.strictObject({
    /** Those before a row that was listed, by its id. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ events: z.array(companyEvent), hasMore: z.boolean() }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

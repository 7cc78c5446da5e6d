import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { language } from '../identity/values.ts';
import { companyMember, memberChange, memberInvitation, membershipStates } from './values.ts';

/** How many people of a company a page of them has. */
export const membersPerPage = 25;

/** How many people one file can invite. */
export const mostImportedMembers = 500;

/** The columns of a file of people to invite, as its first line names them; the first three are needed. */
export const memberColumns = [
  'email',
  'first_name',
  'last_name',
  'role',
  'access_level',
  'department',
  'cost_centre',
  'employee_number',
] as const;

export type MemberColumn = (typeof memberColumns)[number];

/** What can be wrong with a line of a file of people to invite. */
export const importFaultCodes = [
  'columnMissing',
  'columnUnknown',
  'nobody',
  'tooManyLines',
  'required',
  'badEmail',
  'badName',
  'badRole',
  'badAccessLevel',
  'unknownDepartment',
  'unknownCostCentre',
  'tooLong',
  'twiceInFile',
  'alreadyInCompany',
  'quoteOpen',
] as const;

export type ImportFaultCode = (typeof importFaultCodes)[number];

/** Lists the people of a company. */
export const listCompanyMembers = {
  method: 'GET',
  path: '/api/corporate/v1/company/members',
  area: 'companies',
  summary: 'Lists the people of the company by name: those who are in it, were invited, or left.',
  query: z.strictObject({
    /** A part of a name, an address or a number of theirs. */
    search: z.optional(z.string().check(z.maxLength(80))),
    state: z.optional(z.enum(membershipStates)),
    role: z.optional(companyMember.shape.role),
    /** From 1. */
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ members: z.array(companyMember), total: z.int() }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Invites somebody by mail. Who was invited already is mailed again, as what the newer invitation says. */
export const inviteCompanyMember = {
  method: 'POST',
  path: '/api/corporate/v1/company/members',
  area: 'companies',
  summary: 'Invites somebody to the company by mail.',
  body: z.strictObject({ ...memberInvitation.shape, language }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: companyMember,
  problems: ['companyAccessDenied', 'departmentNotFound', 'costCentreNotFound', 'alreadyInCompany'],
} as const satisfies Endpoint;

/** Invites the people of a file, all of them or nobody: what is wrong with a line is reported with its number. */
export const importCompanyMembers = {
  method: 'POST',
  path: '/api/corporate/v1/company/member-imports',
  area: 'companies',
  summary:
    'Invites the people of a CSV file, all or nobody; a trial reports the faults of its lines and invites nobody.',
  body: z.strictObject({
    /** RFC 4180, with commas or semicolons; the first line names the columns. */
    csv: z.string().check(z.maxLength(200_000)),
    isTrial: z.boolean(),
    language,
  }),
  largestBodyBytes: 512 * 1024,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 30 }],
  success: 200,
  answer: z.object({
    /** How many people the file has. */
    people: z.int(),
    /** How many were invited: all of them, or nobody. */
    invited: z.int(),
    faults: z.array(
      z.object({
        line: z.int(),
        column: z.optional(z.string()),
        value: z.optional(z.string()),
        code: z.enum(importFaultCodes),
      }),
    ),
  }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

const memberParameters = z.strictObject({ memberId: z.uuid() });

/** Changes what somebody is in the company. */
export const changeCompanyMember = {
  method: 'PUT',
  path: '/api/corporate/v1/company/members/{memberId}',
  area: 'companies',
  summary: 'Changes role, access level, department, cost centre or number of somebody of the company.',
  parameters: memberParameters,
  body: memberChange,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: companyMember,
  problems: ['companyAccessDenied', 'memberNotFound', 'departmentNotFound', 'costCentreNotFound', 'lastAdministrator'],
} as const satisfies Endpoint;

/** Ends a membership or takes an invitation back: their trips stay with the company, and their account is theirs alone. */
export const endCompanyMember = {
  method: 'DELETE',
  path: '/api/corporate/v1/company/members/{memberId}',
  area: 'companies',
  summary: 'Ends a membership or takes an invitation back.',
  parameters: memberParameters,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'memberNotFound', 'lastAdministrator'],
} as const satisfies Endpoint;

import type {
  ApprovedExtra,
  ApprovedTrip,
  CompanyEventKind,
  CompanyRole,
  CorporateAccessLevel,
  MembershipState,
  PolicyRule,
} from '@airline/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import type { CompanyEventDetails } from './rules/company-event.ts';
import { account, company } from '../identity/identity-schema.ts';

const companyId = () =>
  uuid()
    .notNull()
    .references(() => company.id);

/** The departments of companies. */
export const companyDepartment = pgTable(
  'company_department',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    /** From when on nobody is put into it; what was booked keeps it. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('company_department_name')
      .on(table.companyId, sql`lower(${table.name})`)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** What trips of companies are charged to, by the code of the company's own books. */
export const companyCostCentre = pgTable(
  'company_cost_centre',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    code: text().notNull(),
    name: text().notNull(),
    /** The department whose people it is proposed to; null for all. */
    departmentId: uuid().references(() => companyDepartment.id),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('company_cost_centre_code')
      .on(table.companyId, sql`lower(${table.code})`)
      .where(sql`${table.closedAt} is null`),
  ],
);

/**
 * Who is, was or is invited to be of a company. Personal data: never logged.
 *
 * An account is an active member of one company at a time; a membership that is over stays for the trips that it was booked with.
 */
export const companyMember = pgTable(
  'company_member',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** Null until the invitation is accepted, and once the account was erased. */
    accountId: uuid().references(() => account.id),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** As the company's own books have them. */
    employeeNumber: text(),
    role: text().$type<CompanyRole>().notNull(),
    accessLevel: text().$type<CorporateAccessLevel>().notNull(),
    departmentId: uuid().references(() => companyDepartment.id),
    costCentreId: uuid().references(() => companyCostCentre.id),
    state: text().$type<MembershipState>().notNull(),
    invitedAt: instant(),
    inviteExpiresAt: instant(),
    joinedAt: instant(),
    leftAt: instant(),
  },
  (table) => [
    index().on(table.companyId, table.state),
    uniqueIndex('company_member_account')
      .on(table.accountId)
      .where(sql`${table.state} = 'active'`),
    uniqueIndex('company_member_email')
      .on(table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.state} <> 'left'`),
    check('company_member_role', sql`${table.role} in ('traveler', 'travelManager')`),
    check('company_member_state', sql`${table.state} in ('invited', 'active', 'left')`),
  ],
);

/** The cards of companies, each by the processor's token: the number never comes here. */
export const companyCard = pgTable(
  'company_card',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** What the company calls it. */
    label: text().notNull(),
    /** By what the processor knows it. */
    token: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    /** The first day of the month that it is good to the end of. */
    expiresOn: date({ mode: 'string' }),
    /** Whose people pay with it; null for all. */
    departmentId: uuid().references(() => companyDepartment.id),
    addedAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [index().on(table.companyId)],
);

/** The travel policies of companies: one draft at most, one in force, and those before it. */
export const companyPolicy = pgTable(
  'company_policy',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** From 1, one a publication; of a draft, what it would become. */
    version: integer().notNull(),
    state: text().$type<'draft' | 'published' | 'replaced'>().notNull(),
    /** The rules, as the contract's `travelPolicy` writes them. */
    rules: jsonb().$type<unknown>().notNull(),
    updatedAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    uniqueIndex('company_policy_version').on(table.companyId, table.version),
    uniqueIndex('company_policy_draft')
      .on(table.companyId)
      .where(sql`${table.state} = 'draft'`),
    uniqueIndex('company_policy_published')
      .on(table.companyId)
      .where(sql`${table.state} = 'published'`),
  ],
);

/** What was asked for that a policy lets travel only with approval, and what was answered. */
export const companyApproval = pgTable(
  'company_approval',
  {
    id: uuid().primaryKey(),
    companyId: companyId(),
    /** Who asks. */
    memberId: uuid()
      .notNull()
      .references(() => companyMember.id),
    /** The flights, the fare families and the travellers: what is approved, and nothing else. Guests stand in it by name. */
    trip: jsonb().$type<ApprovedTrip>().notNull(),
    /** SHA-256 of what makes two trips the same: the order that it is for is found by it. */
    tripHash: text().notNull(),
    /** What is to be bought with it, which the prices include. */
    extras: jsonb().$type<readonly ApprovedExtra[]>().notNull().default([]),
    totalMinor: integer().notNull(),
    /** What it would have cost at the lowest fares of its days, in cents. */
    lowestMinor: integer().notNull(),
    currency: text().notNull(),
    /** The version of the policy that asks for approval, and its rules that the trip breaks, as they were. */
    policyVersion: integer().notNull(),
    rules: jsonb().$type<PolicyRule[]>().notNull(),
    reason: text().notNull(),
    /** What the company's own books call the trip. */
    reference: text(),
    costCentreId: uuid().references(() => companyCostCentre.id),
    state: text().$type<'asked' | 'approved' | 'refused'>().notNull(),
    askedAt: instant().notNull(),
    /** Until when it can be answered, and then booked. */
    expiresAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => companyMember.id),
    note: text(),
  },
  (table) => [
    index().on(table.companyId, table.state),
    index('company_approval_trip').on(table.memberId, table.tripHash),
    check('company_approval_state', sql`${table.state} in ('asked', 'approved', 'refused')`),
  ],
);

/** Whom a request for approval was mailed to: the id is what their link carries. */
export const companyApprovalLink = pgTable(
  'company_approval_link',
  {
    id: uuid().primaryKey(),
    approvalId: uuid()
      .notNull()
      .references(() => companyApproval.id),
    memberId: uuid()
      .notNull()
      .references(() => companyMember.id),
  },
  (table) => [uniqueIndex('company_approval_link_once').on(table.approvalId, table.memberId)],
);

/** The change log of companies: rows are added and never changed. */
export const companyEvent = pgTable(
  'company_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    at: instant().notNull(),
    /** The account that did it; null for the airline, and for a link in a mail. */
    accountId: uuid().references(() => account.id),
    /** What happened, as the contract's `companyEventKinds` name it. */
    kind: text().$type<CompanyEventKind>().notNull(),
    /** The member, department, cost centre, card or policy that it happened to. */
    subjectId: uuid(),
    /** What it was and what it is, by field. */
    details: jsonb().$type<CompanyEventDetails>().notNull(),
  },
  (table) => [index().on(table.companyId, table.id)],
);

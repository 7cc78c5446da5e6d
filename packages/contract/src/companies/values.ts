import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { documentName } from '../air-booking/passengers.ts';
import { corporateAccessLevel } from '../identity/values.ts';

/** What somebody is in a company: they travel, or they manage its travel in the portal too. */
export const companyRoles = ['traveler', 'travelManager'] as const;

export const companyRole = z.enum(companyRoles);

export type CompanyRole = z.infer<typeof companyRole>;

/** Where a membership stands: invited and not answered, in the company, or over. */
export const membershipStates = ['invited', 'active', 'left'] as const;

export type MembershipState = (typeof membershipStates)[number];

/** Whether trips of a company may, or must, be paid with one of its cards. */
export const companyCardUses = ['notAllowed', 'allowed', 'required'] as const;

export type CompanyCardUse = (typeof companyCardUses)[number];

const shortText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Accepts a department: those that are closed keep their trips and take nobody in. */
export const companyDepartment = z.object({ id: z.uuid(), name: z.string(), isClosed: z.boolean() });

export type CompanyDepartment = z.infer<typeof companyDepartment>;

/** Accepts what a department is to be. */
export const companyDepartmentChange = z.strictObject({ name: shortText(60), isClosed: z.boolean() });

/** Accepts a cost centre, by the code of the company's own books. */
export const companyCostCentre = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  departmentId: z.optional(z.uuid()),
  isClosed: z.boolean(),
});

export type CompanyCostCentre = z.infer<typeof companyCostCentre>;

/** Accepts what a cost centre is to be. */
export const companyCostCentreChange = z.strictObject({
  code: shortText(20),
  name: shortText(60),
  departmentId: z.optional(z.uuid()),
  isClosed: z.boolean(),
});

/** Accepts what may be changed of somebody in a company. */
export const memberChange = z.strictObject({
  role: companyRole,
  accessLevel: corporateAccessLevel,
  departmentId: z.optional(z.uuid()),
  costCentreId: z.optional(z.uuid()),
  employeeNumber: z.optional(shortText(20)),
});

export type MemberChange = z.infer<typeof memberChange>;

/** Accepts whom a company invites, and as what. */
export const memberInvitation = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  firstName: documentName,
  lastName: documentName,
  ...memberChange.shape,
});

export type MemberInvitation = z.infer<typeof memberInvitation>;

/** Accepts somebody of a company, as its managers see them. */
export const companyMember = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: companyRole,
  accessLevel: corporateAccessLevel,
  departmentId: z.optional(z.uuid()),
  costCentreId: z.optional(z.uuid()),
  employeeNumber: z.optional(z.string()),
  state: z.enum(membershipStates),
  invitedAt: z.optional(instant),
  /** Until when an invitation can be accepted. */
  inviteExpiresAt: z.optional(instant),
  joinedAt: z.optional(instant),
  leftAt: z.optional(instant),
  /** Whether it is the person who asks. */
  isOwn: z.boolean(),
});

export type CompanyMember = z.infer<typeof companyMember>;

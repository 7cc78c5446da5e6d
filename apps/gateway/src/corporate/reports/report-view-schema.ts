import type { CompanyReportName, ReportFilters, ReportMailFault, ReportPeriod } from '@airline/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';

const memberId = () =>
  uuid()
    .notNull()
    .references(() => companyMember.id);
const viewId = () =>
  uuid()
    .notNull()
    .references(() => reportView.id, { onDelete: 'cascade' });

/** What people keep of a report: its filters and days, under a name. Personal data: a filter may name a traveller. */
export const reportView = pgTable(
  'report_view',
  {
    id: uuid().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    /** Who keeps it. */
    memberId: memberId(),
    name: text().notNull(),
    report: text().$type<CompanyReportName>().notNull(),
    filters: jsonb().$type<ReportFilters>().notNull(),
    period: jsonb().$type<ReportPeriod>().notNull(),
    /** Whether everybody of the company who may see reports sees it. */
    isShared: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId),
    uniqueIndex('report_view_name').on(table.memberId, sql`lower(${table.name})`),
  ],
);

/** When a view is mailed. Hours and days are UTC, as the days of reports are. */
export const reportSchedule = pgTable(
  'report_schedule',
  {
    viewId: viewId().primaryKey(),
    frequency: text().$type<'weekly' | 'monthly'>().notNull(),
    /** Weekly: 1 Monday to 7 Sunday (ISO 8601). Monthly: the day of the month, 1 to 28. */
    day: smallint().notNull(),
    hour: smallint().notNull(),
    isPaused: boolean().notNull(),
    /** When it is due next. */
    nextAt: instant().notNull(),
  },
  (table) => [
    index()
      .on(table.nextAt)
      .where(sql`not ${table.isPaused}`),
    check('report_schedule_frequency', sql`${table.frequency} in ('weekly', 'monthly')`),
  ],
);

/** Whom a view is mailed to. */
export const reportRecipient = pgTable(
  'report_recipient',
  {
    /** What the link of their mails carries. */
    id: uuid().primaryKey(),
    viewId: viewId(),
    memberId: memberId(),
    /** When they ended it by the link of a mail: to change the schedule does not begin it again. */
    endedAt: instant(),
  },
  (table) => [uniqueIndex('report_recipient_once').on(table.viewId, table.memberId), index().on(table.memberId)],
);

/** The mails of views: one a recipient and period. */
export const reportDelivery = pgTable(
  'report_delivery',
  {
    viewId: viewId(),
    memberId: memberId(),
    /** When it was due. */
    dueAt: instant().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull(),
    fault: text().$type<ReportMailFault>(),
    /** When it last became something else. */
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewId, table.memberId, table.dueAt] }),
    index().on(table.memberId),
    index().on(table.dueAt),
    check('report_delivery_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
);

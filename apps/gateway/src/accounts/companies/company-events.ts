import type { CompanyEvent, CompanyEventKind } from '@airline/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Database } from '../../database/database.ts';
import { companyEvent, companyMember } from './company-schema.ts';
import type { CompanyEventDetails } from './rules/company-event.ts';

const eventsPerPage = 50;

/** What is written into a change log. */
export interface NewCompanyEvent {
  readonly companyId: string;
  readonly accountId: string | undefined;
  readonly kind: CompanyEventKind;
  readonly subjectId?: string;
  readonly details: CompanyEventDetails;
  readonly at: Date;
}

export async function recordCompanyEvents(db: Database, events: readonly NewCompanyEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(companyEvent).values([...events]);
}

/** Lists the change log of a company, the newest first, fifty at a time. */
export async function listEvents(
  db: Database,
  companyId: string,
  before: number | undefined,
): Promise<{ readonly events: readonly CompanyEvent[]; readonly hasMore: boolean }> {
  const actor = alias(companyMember, 'actor');
  const subject = alias(companyMember, 'subject');
  const rows = await db
    .selectDistinctOn([companyEvent.id], {
      event: companyEvent,
      actor: { firstName: actor.firstName, lastName: actor.lastName },
      subject: { firstName: subject.firstName, lastName: subject.lastName },
    })
    .from(companyEvent)
    .leftJoin(actor, and(eq(actor.accountId, companyEvent.accountId), eq(actor.companyId, companyEvent.companyId)))
    .leftJoin(subject, eq(subject.id, companyEvent.subjectId))
    .where(and(eq(companyEvent.companyId, companyId), before === undefined ? undefined : lt(companyEvent.id, before)))
    .orderBy(desc(companyEvent.id))
    .limit(eventsPerPage + 1);
  const events = rows.slice(0, eventsPerPage).map(({ event, ...people }): CompanyEvent => {
    const by = toName(people.actor);
    const about = toName(people.subject) ?? event.details.name;
    return {
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      ...(by === undefined ? {} : { by }),
      ...(about === undefined ? {} : { subject: about }),
      changes: [...event.details.changes],
    };
  });
  return { events, hasMore: rows.length > eventsPerPage };
}

function toName(
  person: { readonly firstName: string | null; readonly lastName: string | null } | null,
): string | undefined {
  const name = [person?.firstName, person?.lastName].filter((part) => part !== null && part !== undefined).join(' ');
  return name.trim() === '' ? undefined : name;
}

import { accountLink, accountSecurityAnswer } from '../src/accounts/help/help-schema.ts';
import { account, securityEvent } from '../src/accounts/identity/identity-schema.ts';
import type { Database } from '../src/database/database.ts';
import { groupBy } from '../test-support/group-by.ts';

/** What the books of accounts say; each list has the usernames of which something is wrong. */
export interface AccountAudit {
  /** Everybody who enrolled. */
  readonly usernames: readonly string[];
  readonly faults: {
    /** Without both answers, or enrolled otherwise than once. */
    readonly enrolledInPart: readonly string[];
    /** Active without one confirmation, or confirmed and not active. */
    readonly confirmedWrongly: readonly string[];
    /** A link of a new password was used otherwise than once for each new password. */
    readonly linksUsedWrongly: readonly string[];
    /** More than one link for the same use is open. */
    readonly linksOpenTwice: readonly string[];
  };
}

/** Audits the accounts that enrolled: what one transaction writes is there wholly or not at all. */
export async function auditAccounts(db: Database): Promise<AccountAudit> {
  const books = await db.transaction(
    async (tx) => ({
      accounts: await tx.select().from(account),
      answers: await tx.select({ accountId: accountSecurityAnswer.accountId }).from(accountSecurityAnswer),
      links: await tx.select().from(accountLink),
      events: await tx.select().from(securityEvent),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const answers = countBy(books.answers, ({ accountId }) => accountId);
  const events = countBy(books.events, ({ event, accountId }) => `${event} ${accountId}`);
  const used = countBy(
    books.links.filter(({ usedAt }) => usedAt !== null),
    ({ purpose, accountId }) => `${purpose} ${accountId}`,
  );
  const open = countBy(
    books.links.filter(({ usedAt, supersededAt }) => usedAt === null && supersededAt === null),
    ({ purpose, accountId }) => `${purpose} ${accountId}`,
  );
  const enrolled = books.accounts.filter(({ passwordHash }) => passwordHash !== null);
  const isConfirmedRightly = ({ id, status }: (typeof enrolled)[number]): boolean => {
    const times = events(`enrolmentConfirmed ${id}`);
    return times === (status === 'active' ? 1 : 0) && used(`confirmEnrollment ${id}`) === times;
  };
  const namesWhere = (isWrong: (row: (typeof enrolled)[number]) => boolean): readonly string[] =>
    enrolled.filter((row) => isWrong(row)).map(({ id, username }) => username ?? id);
  return {
    usernames: namesWhere(() => true),
    faults: {
      enrolledInPart: namesWhere(({ id }) => answers(id) !== 2 || events(`enrolmentRequested ${id}`) !== 1),
      confirmedWrongly: namesWhere((row) => !isConfirmedRightly(row)),
      linksUsedWrongly: namesWhere(({ id }) => used(`resetPassword ${id}`) !== events(`passwordReset ${id}`)),
      linksOpenTwice: namesWhere(({ id }) => open(`resetPassword ${id}`) > 1 || open(`confirmEnrollment ${id}`) > 1),
    },
  };
}

function countBy<Row>(rows: readonly Row[], toKey: (row: Row) => string): (key: string) => number {
  const rowsOf = groupBy(rows, toKey);
  return (key) => rowsOf(key).length;
}

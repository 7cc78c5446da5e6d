import type { CompanionPerson, CompanionStatus } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { AccountAccess } from '../../http/access.ts';
import { airlineDateAt, yearOf } from '../../loyalty/tiers/rules/tiers.ts';
import { lockAccount } from '../identity/account-change-store.ts';
import { isSamePerson } from '../identity/rules/person-name.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { insertCompanion, readCompanionPeriod, readNamedCompanions, respellCompanion } from './companion-store.ts';
import { changesLeft } from './rules/count-changes.ts';

/** Shows whether a member may fly with a companion, and who that is. */
export async function showCompanion(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  accountId: string,
): Promise<CompanionStatus> {
  const at = now();
  const named = await readNamedCompanions(db, accountId);
  const period = await readCompanionPeriod(db, accountId, at);
  const current = named.find(({ endedAt }) => endedAt === null);
  return {
    at: at.toISOString(),
    ...(period === undefined
      ? {}
      : { since: period.since.toISOString(), validUntil: period.validUntil, cause: period.cause }),
    year: yearOf(airlineDateAt(at)),
    changesLeft: changesLeft(named, at),
    ...(current === undefined
      ? {}
      : {
          companion: {
            firstName: current.firstName,
            lastName: current.lastName,
            birthDate: current.birthDate,
            namedAt: current.namedAt.toISOString(),
          },
        }),
    before: named
      .flatMap(({ firstName, lastName, namedAt, endedAt }) =>
        endedAt === null
          ? []
          : [{ firstName, lastName, namedAt: namedAt.toISOString(), endedAt: endedAt.toISOString() }],
      )
      .toReversed(),
  };
}

/**
 * Names a member's companion:
 *
 * 1. nobody is born in the future (`birthDateInFuture`), and the companion is not the member (`companionIsMember`);
 * 2. the person who is named already, spelled otherwise, is spelled so from now on: that is no change;
 * 3. somebody else takes their place, where the member may fly with a companion (`companionNotEarned`) and has a change left this year
 *    (`companionChangesUsed`).
 */
export async function nameCompanion(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  { accountId, sessionId }: Pick<AccountAccess, 'accountId' | 'sessionId'>,
  person: CompanionPerson,
  { reference, addressHash }: Pick<RequestTrace, 'reference' | 'addressHash'>,
): Promise<Refused | undefined> {
  const at = now();
  if (person.birthDate > at.toISOString().slice(0, 'YYYY-MM-DD'.length)) {
    return refusedFields([{ pointer: '/birthDate', code: 'birthDateInFuture' }]);
  }
  return db.transaction(async (tx) => {
    // Two at the same moment are named one after the other: the second one is counted with the first.
    const account = await lockAccount(tx, accountId);
    if (account?.kind !== 'member' || account.status === 'erased') return refusedByName('companionNotEarned');
    const { firstName, lastName, birthDate } = account;
    if (firstName !== null && lastName !== null && birthDate === person.birthDate) {
      if (isSamePerson({ firstName, lastName }, person)) {
        return refusedFields([{ pointer: '/firstName', code: 'companionIsMember' }]);
      }
    }
    const named = await readNamedCompanions(tx, accountId);
    const current = named.find(({ endedAt }) => endedAt === null);
    if (current !== undefined && current.birthDate === person.birthDate && isSamePerson(current, person)) {
      await respellCompanion(tx, current.id, person);
      return undefined;
    }
    if ((await readCompanionPeriod(tx, accountId, at)) === undefined) return refusedByName('companionNotEarned');
    if (named.length > 0 && changesLeft(named, at) === 0) return refusedByName('companionChangesUsed');
    await insertCompanion(tx, accountId, person, at);
    await recordSecurityEvent(tx, { event: 'companionNamed', at, accountId, sessionId, reference, addressHash });
    return undefined;
  });
}

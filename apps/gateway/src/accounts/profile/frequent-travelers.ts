import { type FrequentTraveler, type KeptTraveler, mostFrequentTravelers } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { lockAccount } from '../identity/account-change-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { readTravelers, writeTraveler } from './frequent-traveler-store.ts';

const noSuchTraveler: Refused = {
  refused: { kind: 'plain', status: 404, title: 'There is no such traveller.' },
};

/**
 * Keeps a traveller under an id that the client made, or changes the one of this id. Nobody is kept twice, by names and birth
 * date, and no more than as many as the contract says.
 */
export async function putTraveler(
  { db, now }: AccountServices,
  key: { readonly id: string; readonly accountId: string },
  traveler: FrequentTraveler,
): Promise<Refused | undefined> {
  const at = now();
  if (traveler.birthDate > at.toISOString().slice(0, 'YYYY-MM-DD'.length)) {
    return refusedFields([{ pointer: '/birthDate', code: 'birthDateInFuture' }]);
  }
  return db.transaction(async (tx) => {
    // Two at the same moment are kept one after the other: the second one sees the first.
    const account = await lockAccount(tx, key.accountId);
    if (account === undefined || account.status === 'erased') return noSuchTraveler;
    const kept = await readTravelers(tx, key.accountId);
    const others = kept.filter(({ id }) => id !== key.id);
    if (others.length === kept.length && kept.length >= mostFrequentTravelers) return refusedByName('listFull');
    if (others.some((other) => isSamePerson(other, traveler))) {
      return refusedFields([{ pointer: '/firstName', code: 'duplicatePassenger' }]);
    }
    return (await writeTraveler(tx, key, traveler, at)) ? undefined : noSuchTraveler;
  });
}

function isSamePerson(one: KeptTraveler, other: FrequentTraveler): boolean {
  return one.birthDate === other.birthDate && nameKey(one) === nameKey(other);
}

/** Names as people write them: letter case, accents and hyphens do not count. */
function nameKey({ firstName, middleName = '', lastName, suffix }: FrequentTraveler): string {
  return [firstName, middleName, lastName, suffix ?? '']
    .map((name) =>
      name
        .normalize('NFKD')
        .replaceAll(/[^\p{L}]/gu, '')
        .toLowerCase(),
    )
    .join('|');
}

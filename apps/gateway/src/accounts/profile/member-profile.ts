import type { MemberProfile, PersonalDetails, TravelPreferences } from '@airline/contract';
import { getAirportGroup } from '@airline/reference-data/airport-groups';
import { getStation } from '@airline/reference-data/stations';

import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedByCode, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import { addressFaults } from '../help/rules/check-enrollment.ts';
import { recoveryErrorCode } from '../help/rules/recovery-checks.ts';
import { isReservedUsername } from '../help/rules/reserved-username.ts';
import { lockAccount, setUsername } from '../identity/account-change-store.ts';
import { type Account, findAccountById } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { SecurityEventName } from '../identity/rules/security-events.ts';
import type { AccountServices } from '../identity/services.ts';
import { readKeptProfile, writePersonalDetails, writeTravelPreferences } from './profile-store.ts';

/** Tells what is kept of a member. */
export async function readMemberProfile({ db }: AccountServices, accountId: string): Promise<MemberProfile> {
  const found = await findAccountById(db, accountId);
  const { profile, passports } = await readKeptProfile(db, accountId);
  const account = found?.account;
  return {
    firstName: account?.firstName ?? undefined,
    lastName: account?.lastName ?? undefined,
    birthDate: account?.birthDate ?? undefined,
    username: account?.username ?? undefined,
    email: account?.email ?? undefined,
    personal: {
      middleName: profile?.middleName ?? undefined,
      gender: profile?.gender ?? undefined,
      address: account === undefined ? undefined : addressOf(account),
      phone: profile?.phone ?? undefined,
      otherPhone: profile?.otherPhone ?? undefined,
      language: account?.language ?? 'es',
    },
    travel: {
      homeAirport: profile?.homeAirport ?? undefined,
      knownTravelerNumber: profile?.knownTravelerNumber ?? undefined,
      redressNumber: profile?.redressNumber ?? undefined,
      passports,
      assistance: profile?.assistance ?? [],
      seat: profile?.seat ?? undefined,
    },
  };
}

function addressOf({ countryCode, line1, line2, city, stateCode, postalCode }: Account) {
  if (countryCode === null || line1 === null || city === null) return undefined;
  return {
    countryCode,
    line1,
    line2: line2 ?? undefined,
    city,
    stateCode: stateCode ?? undefined,
    postalCode: postalCode ?? undefined,
  };
}

/** Puts a member's personal details in the place of the old ones, with every fault of the address where it has some. */
export async function updatePersonalDetails(
  services: AccountServices,
  access: AccountAccess,
  details: PersonalDetails,
  trace: RequestTrace,
): Promise<Refused | undefined> {
  const faults = addressFaults(details.address);
  if (faults.length > 0) return refusedFields(faults);
  const { accountId } = access;
  await change(services, access, trace, 'personalDetailsChanged', (tx) => writePersonalDetails(tx, accountId, details));
  return undefined;
}

/** Puts a member's travel preferences in the place of the old ones. */
export async function updateTravelPreferences(
  services: AccountServices,
  access: AccountAccess,
  preferences: TravelPreferences,
  trace: RequestTrace,
): Promise<Refused | undefined> {
  const { homeAirport } = preferences;
  if (homeAirport !== undefined && !isPlace(homeAirport)) {
    return refusedFields([{ pointer: '/homeAirport', code: 'unknownPlace' }]);
  }
  const { accountId } = access;
  await change(services, access, trace, 'travelPreferencesChanged', (tx) =>
    writeTravelPreferences(tx, accountId, preferences),
  );
  return undefined;
}

function isPlace(code: string): boolean {
  return getStation(code) !== undefined || getAirportGroup(code) !== undefined;
}

const usernameTaken = refusedByCode(recoveryErrorCode('usernameTaken'), {
  errors: [{ pointer: '/username', code: 'usernameTaken' }],
});

/** Sets another username, or says that it is taken; its own, in any letter case, is none that is taken. */
export async function updateUsername(
  services: AccountServices,
  access: AccountAccess,
  username: string,
  trace: RequestTrace,
): Promise<Refused | undefined> {
  if (isReservedUsername(username)) return usernameTaken;
  try {
    await change(services, access, trace, 'usernameChanged', (tx) => setUsername(tx, access.accountId, username));
    return undefined;
  } catch (error) {
    if (brokenConstraint(error) === 'account_username') return usernameTaken;
    throw error;
  }
}

/** Changes an account that is locked meanwhile, and writes it into the audit log: both or neither. */
async function change(
  { db, now }: AccountServices,
  { accountId, sessionId }: AccountAccess,
  { reference, addressHash }: RequestTrace,
  event: SecurityEventName,
  write: (tx: AccountServices['db']) => Promise<void>,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    // Waits for a change or an erasure of the same account: what is erased is not written again.
    const account = await lockAccount(tx, accountId);
    if (account === undefined || account.status === 'erased') return;
    await write(tx);
    await recordSecurityEvent(tx, { event, at, accountId, sessionId, reference, addressHash });
  });
}

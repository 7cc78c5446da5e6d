import type { PersonalDetails, TravelPreferences } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { account } from '../identity/identity-schema.ts';
import { accountPassport, accountProfile } from './profile-schema.ts';

/** Reads what a member keeps beside what the account has. */
export async function readKeptProfile(db: Database, accountId: string) {
  const [profile] = await db.select().from(accountProfile).where(eq(accountProfile.accountId, accountId));
  const passports = await db
    .select({
      number: accountPassport.number,
      nationality: accountPassport.nationality,
      expiresOn: accountPassport.expiresOn,
    })
    .from(accountPassport)
    .where(eq(accountPassport.accountId, accountId))
    .orderBy(asc(accountPassport.position));
  return { profile, passports };
}

/** Puts personal details in the place of the old ones. */
export async function writePersonalDetails(
  db: Database,
  accountId: string,
  { middleName, gender, phone, otherPhone, address, language }: PersonalDetails,
): Promise<void> {
  const { countryCode, line1, line2, city, stateCode, postalCode } = address;
  await db
    .update(account)
    .set({
      countryCode,
      line1,
      line2: orNull(line2),
      city,
      stateCode: stateCode ?? null,
      postalCode: orNull(postalCode),
      language,
    })
    .where(eq(account.id, accountId));
  const kept = {
    middleName: middleName ?? null,
    gender: gender ?? null,
    phone: phone ?? null,
    otherPhone: otherPhone ?? null,
  };
  await db
    .insert(accountProfile)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: accountProfile.accountId, set: kept });
}

/** Puts travel preferences in the place of the old ones. */
export async function writeTravelPreferences(
  db: Database,
  accountId: string,
  { passports, assistance, ...preferences }: TravelPreferences,
): Promise<void> {
  const kept = {
    homeAirport: preferences.homeAirport ?? null,
    knownTravelerNumber: preferences.knownTravelerNumber ?? null,
    redressNumber: preferences.redressNumber ?? null,
    seat: preferences.seat ?? null,
    assistance,
  };
  await db
    .insert(accountProfile)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: accountProfile.accountId, set: kept });
  await db.delete(accountPassport).where(eq(accountPassport.accountId, accountId));
  if (passports.length === 0) return;
  await db
    .insert(accountPassport)
    .values(passports.map((passport, position) => ({ ...passport, accountId, position })));
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

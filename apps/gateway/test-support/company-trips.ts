import { randomUUID } from 'node:crypto';

import { companyCostCentre, companyMember } from '../src/accounts/companies/company-schema.ts';
import { company } from '../src/accounts/identity/identity-schema.ts';
import { insertCompanyTrips } from '../src/corporate/demo/insert-company-trips.ts';
import {
  type DemoTraveller,
  type DemoTrip,
  findRoutes,
  makeCompanyTrips,
} from '../src/corporate/demo/make-company-trips.ts';
import type { Database } from '../src/database/database.ts';
import { smallNetwork } from './flights.ts';

/** A company with its people, and the trips that it was given. */
export interface TestCompany {
  readonly id: string;
  readonly trips: readonly DemoTrip[];
}

/** The same chances each time (Mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes a company with travellers and so many trips of a year around `now`. */
export async function openTestCompany(
  db: Database,
  {
    trips,
    now,
    travellers = 12,
    seed = 1,
    name = 'Olivares Export',
    companyId,
  }: { trips: number; now: Date; travellers?: number; seed?: number; name?: string; companyId?: string },
): Promise<TestCompany> {
  const id = companyId ?? randomUUID();
  if (companyId === undefined)
    await db.insert(company).values({ id, name, product: 'business', status: 'active', createdAt: now });
  const centres = ['VENTAS', 'PLANTA', 'TI'].map((code) => ({
    id: randomUUID(),
    companyId: id,
    code,
    name: code,
    createdAt: now,
  }));
  await db.insert(companyCostCentre).values(centres);
  const names = ['Marta Gil', 'José Pérez', 'Ana Núñez', 'Luis Ortega', 'Inés Soler', 'Raúl Peña'];
  const people: readonly DemoTraveller[] = Array.from({ length: travellers }, (_, place) => {
    const [firstName = '', lastName = ''] = (names[place % names.length] ?? '').split(' ');
    const memberId = randomUUID();
    const costCentreId = centres[place % centres.length]?.id ?? '';
    return {
      memberId,
      firstName,
      lastName: `${lastName} ${place}`,
      email: `p${place}.${id}@example.com`,
      costCentreId,
    };
  });
  await db.insert(companyMember).values(
    people.map(({ memberId, firstName, lastName, email }) => ({
      id: memberId,
      companyId: id,
      email,
      firstName,
      lastName,
      role: 'traveler' as const,
      accessLevel: 'viewer' as const,
      state: 'active' as const,
    })),
  );
  const year = now.getUTCFullYear();
  const made = [
    ...makeCompanyTrips({
      travellers: people,
      bookedBy: people[0]?.memberId ?? '',
      routes: [...findRoutes(smallNetwork, 'DAL', 9), ...findRoutes(smallNetwork, 'HOU', 9)],
      count: trips,
      from: `${year - 1}-12-01`,
      to: new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
      now,
      random: seededRandom(seed),
    }),
  ];
  await insertCompanyTrips(db, id, made);
  return { id, trips: made };
}

import { randomUUID } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';

import { companyCostCentre, companyDepartment, companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { bookingOrder } from '../../bookings/orders/order-schema.ts';
import type { Database } from '../../database/database.ts';
import type { LegPattern } from '../../flights/schedule/rules/leg-pattern.ts';
import type { Worker } from '../../jobs/repeat-work.ts';
import { insertCompanyTrips } from './insert-company-trips.ts';
import { type DemoTraveller, findRoutes, lastTripDate, makeCompanyTrips } from './make-company-trips.ts';

/** What the demonstration's trips are written with. */
export interface DemoTripServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** The patterns of the schedule in force, once there is one. */
  readonly readPatterns: () => Promise<readonly LegPattern[]>;
}

const companyName = 'Olivares Export';
const people = 500;
const trips = 2_600;
const monthsBack = 13;
const hubs = ['DAL', 'HOU'];

const firstNames = [
  'Adriana',
  'Alberto',
  'Beatriz',
  'César',
  'Clara',
  'Daniel',
  'Elena',
  'Fernando',
  'Gloria',
  'Héctor',
  'Irene',
  'Javier',
  'Karla',
  'Luis',
  'Mónica',
  'Néstor',
  'Olga',
  'Pedro',
  'Raquel',
  'Sergio',
  'Teresa',
  'Víctor',
  'Yolanda',
  'Álvaro',
  'Íñigo',
];
const lastNames = [
  'Aguilar',
  'Benítez',
  'Cárdenas',
  'Domínguez',
  'Escobar',
  'Fuentes',
  'Gallegos',
  'Herrera',
  'Ibáñez',
  'Jiménez',
  'Lozano',
  'Maldonado',
  'Navarrete',
  'Ochoa',
  'Paredes',
  'Quiroga',
  'Robles',
  'Salinas',
  'Treviño',
  'Zúñiga',
];
const departments = [
  { name: 'Ventas', codes: ['V-100', 'V-200'] },
  { name: 'Planta', codes: ['P-100'] },
  { name: 'Tecnología', codes: ['T-100'] },
  { name: 'Dirección', codes: ['D-100'] },
] as const;

/**
 * Gives the demonstration's company 500 people and the trips of a year, in the background of a start, until it is stopped: a later
 * start writes those that are missing.
 *
 * Its trips are past but for the last two weeks, and nobody is mailed about them.
 */
export function startCompanyTrips(services: DemoTripServices): Worker {
  const stopping = new AbortController();
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    const patterns = await services.readPatterns();
    if (stopping.signal.aborted) return;
    writing = seedCompanyTrips(services, patterns, stopping.signal);
    await writing;
  };
  write().catch((error: unknown) => {
    services.log.error({ err: error }, 'the trips of the demonstration were not written');
  });
  return {
    stop() {
      stopping.abort();
      return writing.catch(() => undefined);
    },
  };
}

async function seedCompanyTrips(
  { db, now, log }: DemoTripServices,
  patterns: readonly LegPattern[],
  stopping: AbortSignal,
): Promise<void> {
  const [found] = await db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.name, companyName), eq(company.status, 'active')));
  if (found === undefined) return;
  const missing = trips - (await db.$count(bookingOrder, eq(bookingOrder.companyId, found.id)));
  const routes = hubs.flatMap((hub) => findRoutes(patterns, hub, 40));
  if (missing <= 0 || routes.length === 0) return;
  const at = now();
  const from = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - monthsBack, 1)).toISOString().slice(0, 10);
  const travellers = await seedPeople(db, found.id, at);
  const [first] = travellers;
  if (first === undefined) return;
  const startedAt = performance.now();
  const plan = { travellers, bookedBy: first.memberId, routes, count: missing, from, to: lastTripDate(at), now: at };
  const made = makeCompanyTrips({ ...plan, random: Math.random });
  const written = await insertCompanyTrips(db, found.id, made, stopping);
  log.info(
    { trips: written, milliseconds: Math.round(performance.now() - startedAt) },
    'the company of the demonstration has trips',
  );
}

/** Puts people, departments and cost centres into a company; those whom an earlier start wrote are taken as they are. */
async function seedPeople(db: Database, companyId: string, at: Date): Promise<readonly DemoTraveller[]> {
  const written = await readPeople(db, companyId);
  if (written.length > 0) return written;
  await db.transaction(async (transaction) => {
    const made = departments.map(({ name, codes }) => ({ id: randomUUID(), name, codes }));
    await transaction
      .insert(companyDepartment)
      .values(made.map(({ id, name }) => ({ id, companyId, name, createdAt: at })))
      .onConflictDoNothing();
    const centres = made.flatMap(({ id: departmentId, name, codes }) =>
      codes.map((code) => ({
        id: randomUUID(),
        companyId,
        code,
        name: `${name} ${code}`,
        departmentId,
        createdAt: at,
      })),
    );
    await transaction.insert(companyCostCentre).values(centres).onConflictDoNothing();
    await transaction
      .insert(companyMember)
      .values(
        Array.from({ length: people }, (_, place) => {
          const centre = centres[place % centres.length];
          const firstName = firstNames[place % firstNames.length] ?? '';
          // No two have the same first name and first last name.
          const family = Math.floor(place / firstNames.length);
          const lastName = `${lastNames[family % lastNames.length] ?? ''} ${lastNames[(family + place * 7 + 3) % lastNames.length] ?? ''}`;
          return {
            id: randomUUID(),
            companyId,
            email: `viajero.${place + 1}@olivares.example`,
            firstName,
            lastName,
            employeeNumber: String(10_001 + place),
            role: 'traveler' as const,
            accessLevel: 'viewer' as const,
            departmentId: centre?.departmentId ?? null,
            costCentreId: centre?.id ?? null,
            state: 'active' as const,
            joinedAt: at,
          };
        }),
      )
      .onConflictDoNothing();
  });
  return readPeople(db, companyId);
}

/** Reads the people of the demonstration: those without an account, who cannot log in. */
async function readPeople(db: Database, companyId: string): Promise<readonly DemoTraveller[]> {
  const found = await db
    .select()
    .from(companyMember)
    .where(
      and(eq(companyMember.companyId, companyId), isNull(companyMember.accountId), eq(companyMember.state, 'active')),
    );
  return found.flatMap(({ id: memberId, firstName, lastName, email, costCentreId }) =>
    costCentreId === null ? [] : [{ memberId, firstName, lastName, email, costCentreId }],
  );
}

import { randomUUID } from 'node:crypto';

import { companyCard, companyCostCentre, companyMember } from '../src/accounts/companies/company-schema.ts';
import { company } from '../src/accounts/identity/identity-schema.ts';
import { openMember, type TestMember } from './members.ts';
import type { OrderGateway } from './order-gateway.ts';

/** A company whose people book, with a card that pays. */
export interface BookingCompany {
  readonly id: string;
  readonly booker: TestMember & { readonly memberId: string };
  readonly viewer: TestMember & { readonly memberId: string };
  readonly costCentreId: string;
  readonly cardId: string;
}

/** Writes a company with somebody who books for others, somebody who books their own trips, and a card at the processor. */
export async function openBookingCompany(gateway: OrderGateway): Promise<BookingCompany> {
  const { db } = gateway.orders;
  const [id, costCentreId, cardId] = [randomUUID(), randomUUID(), randomUUID()];
  const at = gateway.clock.now;
  const values = { id, name: 'Olivares Export', product: 'business', status: 'active', createdAt: at } as const;
  await db.insert(company).values(values);
  await db
    .insert(companyCostCentre)
    .values({ id: costCentreId, companyId: id, code: '4100', name: 'Ferias', createdAt: at });
  const reference = randomUUID();
  await gateway.orders.payments.vault.keep({ reference, token: await gateway.token() });
  const card = { brand: 'visa', lastFour: '4242', expiresOn: '2030-12-01', token: reference };
  await db.insert(companyCard).values({ id: cardId, companyId: id, label: 'Viajes', addedAt: at, ...card });
  const [booker, viewer] = [await join(gateway, id, 'booker'), await join(gateway, id, 'viewer')];
  return { id, costCentreId, cardId, booker, viewer };
}

async function join(gateway: OrderGateway, companyId: string, accessLevel: 'booker' | 'viewer') {
  const traveller = { kind: 'corporateTraveler', category: 'corporateTraveler' } as const;
  const member = await openMember(gateway.identity, { ...traveller, companyId, accessLevel });
  const memberId = randomUUID();
  await gateway.orders.db.insert(companyMember).values({
    id: memberId,
    companyId,
    accountId: member.id,
    email: `${memberId}@olivares.example`,
    firstName: 'Ana María',
    lastName: 'Núñez-O’Hara',
    role: 'traveler',
    accessLevel,
    state: 'active',
    joinedAt: gateway.clock.now,
  });
  return { ...member, memberId };
}

import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { ticket } from './order-schema.ts';

/** Issues new tickets to who had one: the old ones stand with the version that they were of. */
export async function reissueTickets(tx: Database, orderId: string): Promise<void> {
  const old = await tx.delete(ticket).where(eq(ticket.orderId, orderId)).returning({ position: ticket.position });
  const positions = old.map(({ position }) => position).toSorted((one, other) => one - other);
  await tx.insert(ticket).values(positions.map((position) => ({ orderId, position })));
}

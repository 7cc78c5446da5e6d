import { policyRules, type PolicyRule, type PublishedPolicy } from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { companyPolicy } from './company-schema.ts';

/** Reads the policy that is in force in a company; one of version 0 without rules where none was published. */
export async function readPolicy(db: Database, companyId: string): Promise<PublishedPolicy> {
  const [found] = await db
    .select()
    .from(companyPolicy)
    .where(and(eq(companyPolicy.companyId, companyId), eq(companyPolicy.state, 'published')));
  if (found === undefined) return { version: 0, rules: [] };
  return {
    version: found.version,
    rules: policyRules.parse(found.rules),
    ...(found.publishedAt === null ? {} : { publishedAt: found.publishedAt.toISOString() }),
  };
}

/** Puts rules in force in the place of those before, which stay to be read; whose company's row is locked. */
export async function replacePolicy(
  db: Database,
  {
    id,
    companyId,
    version,
    rules,
  }: {
    readonly id: string;
    readonly companyId: string;
    readonly version: number;
    readonly rules: readonly PolicyRule[];
  },
  at: Date,
): Promise<void> {
  await db
    .update(companyPolicy)
    .set({ state: 'replaced' })
    .where(and(eq(companyPolicy.companyId, companyId), eq(companyPolicy.state, 'published')));
  await db
    .insert(companyPolicy)
    .values({ id, companyId, version, state: 'published', rules, updatedAt: at, publishedAt: at });
}

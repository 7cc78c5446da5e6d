import { createSecretHashing, type HashingCost } from '../src/accounts/identity/secret-hashing.ts';

/** The least that argon2id allows: what tests hash is no real password. */
export const testCost: HashingCost = { memoryCost: 8, timeCost: 1 };

/** Makes the hashing of gateways in tests, which differs from production's by its cost alone. */
export function createTestHashing(): ReturnType<typeof createSecretHashing> {
  return createSecretHashing({ cost: testCost });
}

import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { createFairQueue } from './fair-queue.ts';

/** Hashes passwords and other secrets that people choose, each for the address that asks: addresses take turns. */
export interface SecretHashing {
  /** Gives the argon2id hash of a secret in PHC form. */
  hashSecret(secret: string, address: string): Promise<string>;
  /**
   * Tells whether a secret is the one that was hashed. Without a hash it does the same work and says no, so that the time
   * does not tell whether there was one.
   */
  verifySecret(hash: string | null | undefined, secret: string, address: string): Promise<boolean>;
}

/** What a hash costs to make: memory in KiB, and passes over it. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Source: OWASP Password Storage Cheat Sheet, argon2id with 19 MiB, two passes, one lane. */
const owaspCost: HashingCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** Hashes fill so many of the threads that Node has for all its work in the background, at most: it has four. */
const mostAtOnce = 3;

/** How many secrets are hashed at once on so many processors: one processor stays for the thread that answers. */
export function hashesAtOnce(processors: number): number {
  return Math.min(Math.max(processors - 1, 1), mostAtOnce);
}

/**
 * Makes the hashing, with a queue: at most `atOnce` secrets are worked at, so that logins leave the machine room for
 * everything else, at most `waiting` wait, and `waitingEach` of one address. Only tests, which guard no real password, set
 * the cost, and what hashes.
 *
 * @throws QueueFullError from its functions when the queue is full.
 */
export function createSecretHashing({
  atOnce = hashesAtOnce(availableParallelism()),
  waiting = 100,
  waitingEach = 20,
  cost = owaspCost,
  makeHash = hash,
} = {}): SecretHashing {
  const parameters = { ...cost, parallelism: 1 };
  const queue = createFairQueue({ atOnce, waiting, waitingEach });
  let nobodysHash: Promise<string> | undefined;

  const readNobodysHash = (): Promise<string> =>
    (nobodysHash ??= makeHash(crypto.randomUUID(), parameters).catch((error: unknown) => {
      // The next one who asks makes another: a failure that stayed would tell unknown names from known ones.
      nobodysHash = undefined;
      throw error;
    }));

  return {
    hashSecret: (secret, address) => queue.run(address, () => makeHash(secret, parameters)),
    async verifySecret(hashed, secret, address) {
      const nobodys = await readNobodysHash();
      const isRight = await queue.run(address, () => verify(hashed ?? nobodys, secret));
      return isRight && typeof hashed === 'string';
    },
  };
}

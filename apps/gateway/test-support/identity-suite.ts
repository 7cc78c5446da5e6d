import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import type { OpenDatabase } from '../src/database/database.ts';
import { assertionOf, type IdentityGateway, type LoggedIn, openIdentityGateway, password } from './identity-gateway.ts';
import { openMemoryDatabase } from './memory-database.ts';

/** A gateway with a member of its own, for the tests of one file. */
export interface IdentitySuite {
  readonly database: OpenDatabase;
  readonly gateway: IdentityGateway;
  /** The account of `ana.perez`. */
  readonly accountId: string;
  /** Lets time pass. */
  later(ms: number): void;
  /** Proves Ana by her password. */
  assertion(): Promise<string>;
  /** Logs Ana in, on a device more. */
  logIn(): Promise<LoggedIn>;
}

/** Opens a gateway on a database in memory before a file's tests, and closes it after them. */
export function openIdentitySuite(): IdentitySuite {
  let database: OpenDatabase;
  let gateway: IdentityGateway;
  let accountId: string;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    gateway = openIdentityGateway(database);
    accountId = await gateway.account({ username: 'Ana.Perez' });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => database.close());
  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get accountId() {
      return accountId;
    },
    later(ms) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + ms);
    },
    assertion: () => assertionOf(gateway.password('ana.perez', password)),
    logIn: () => gateway.logIn('ana.perez', password),
  };
}

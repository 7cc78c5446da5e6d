import { type ChangeCompletion, type Problem, problemNameOf, trip as tripSchema, type Trip } from '@airline/contract';
import type { AppSettings } from '@airline/client-config/app-settings';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

import { accountJobGroup } from '../src/accounts/help/account-job-group.ts';
import { orderJobGroup } from '../src/bookings/jobs/order-job-group.ts';
import type { PaymentProcessor } from '../src/bookings/payments/payment-processor.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { runDueJobs } from '../src/jobs/run-jobs.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { createMailTransport } from '../src/mail/create-mail-transport.ts';
import type { MailTransport } from '../src/mail/mail-transport.ts';
import { changeGateway, type ChangeGateway } from './change-gateway.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { auditBooks, soundBooks } from './order-books.ts';
import { type OrderGateway, openOrderGateway } from './order-gateway.ts';
import { readJson } from './orders.ts';

type Answer = Response | Promise<Response>;

/** A gateway for the tests of a file about changes: each test begins on 21 November 2026 with nobody counted. */
export interface ChangeSuite {
  readonly database: OpenDatabase;
  readonly gateway: OrderGateway;
  readonly changes: ChangeGateway;
  /** Lets time pass. */
  later(milliseconds: number): void;
  /** Delivers what waits, and holds all books against one another. */
  expectSoundBooks(): Promise<void>;
  /** Delivers what waits. */
  deliver(): Promise<void>;
  /** Has the processor of cards answer some calls in another way; gives what puts it back. */
  disturbCards(calls: (card: PaymentProcessor) => Partial<PaymentProcessor>): () => void;
}

/** Opens a gateway on a database in memory for a file's tests. Legs have 143 seats where the tests do not say. */
export function openChangeSuite(
  seats?: (legId: string) => number | undefined,
  settings?: AppSettings,
  variables: Readonly<Record<string, string>> = {},
): ChangeSuite {
  let database: OpenDatabase;
  let gateway: OrderGateway;
  let changes: ChangeGateway;
  let mail: MailTransport;
  /** How often each went out: the inbox keeps the last ones alone. */
  const mailsTaken = new Map<string, number>();
  beforeAll(async () => {
    database = await openMemoryDatabase();
    const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
    // One for the file: the inbox lets each connection wait for a tenth of a second, to see who speaks too soon.
    const inbox = await createMailTransport(config, database.db, () => gateway.orders.now());
    mail = {
      async send(sent) {
        await inbox.send(sent);
        mailsTaken.set(sent.messageId, (mailsTaken.get(sent.messageId) ?? 0) + 1);
      },
      close: () => inbox.close(),
    };
  });
  afterAll(async () => {
    await mail.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.delete(rateLimit);
    gateway = await openOrderGateway(database, {
      ...(seats === undefined ? {} : { seats }),
      ...(settings === undefined ? {} : { settings }),
      variables,
    });
    changes = changeGateway(gateway);
  });
  const suite: ChangeSuite = {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get changes() {
      return changes;
    },
    later(milliseconds) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
    },
    async deliver() {
      const groups = [orderJobGroup({ ...gateway.orders, mail }), accountJobGroup({ ...gateway.identity, mail })];
      for (const group of groups) while ((await runDueJobs(gateway.orders, group)) > 0);
    },
    disturbCards(calls) {
      const { processors } = gateway.orders.payments;
      const { card } = processors;
      Object.assign(processors, { card: { ...card, ...calls(card) } });
      return () => Object.assign(processors, { card });
    },
    async expectSoundBooks() {
      await suite.deliver();
      expect((await auditBooks(database.db, mailsTaken)).faults).toEqual(soundBooks);
    },
  };
  return suite;
}

/** Reads the trip of a change that was made. */
export async function changedTrip(answer: Answer): Promise<Trip> {
  const body = await readJson<ChangeCompletion | Problem>(answer);
  if (!('status' in body) || body.status !== 'changed') throw new Error(JSON.stringify(body));
  return tripSchema.parse(body.trip);
}

/** Reads what a change waits with. */
export async function waitingChange(answer: Answer) {
  const body = await readJson<ChangeCompletion | Problem>(answer);
  if (!('changeId' in body)) throw new Error(JSON.stringify(body));
  return body;
}

/** Reads a refusal: its name, or its status where it has none, and the fields that it is about. */
export async function refusalOf(answer: Answer) {
  const { type, status, code, errors } = await readJson(answer);
  return { name: problemNameOf(type) ?? code ?? status, ...(errors === undefined ? {} : { errors }) };
}

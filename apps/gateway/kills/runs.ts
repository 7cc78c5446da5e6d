import { createRandom } from '../fuzz/random.ts';
import type { PostgresServer } from '../test-support/postgres.ts';
import { type AuditLine, auditRun, type Promises } from './audit.ts';
import type { DatabaseMaker } from './databases.ts';
import type { FaultPoint } from './fault-point.ts';
import { type GatewayProcess, readSettledBooks, startGatewayProcess } from './gateway-process.ts';
import { bookLastSeats } from './last-seats.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { killGateway, replaceGateway, type Strike, strikeUnderLoad } from './random-kills.ts';
import { commandPoints, walkCommands } from './walk-commands.ts';
import { servedPoints, type WalkedPoint, walkPoints } from './walk-points.ts';

/** What a run has found. */
export interface RunReport {
  readonly name: string;
  readonly lines: readonly AuditLine[];
}

const noPromises: Promises = { told: [], enrolled: [], cancelled: 0, changed: 0, corrected: 0 };
/** No hold expires during a run, so an order that was left unfinished shows. */
const longHolds = { HOLD_MS: '120000' };
const people = 12;

/** Walks the fault points on databases of one kind: all by default. */
export async function runWalk(
  databases: DatabaseMaker,
  isWalked: (point: FaultPoint) => boolean = () => true,
): Promise<RunReport & { readonly walked: readonly WalkedPoint[] }> {
  return withMails(async (mails) => {
    const variables = { ...(await databases.make()), ...longHolds, SMTP_URL: mails.url, SEATS: '99' };
    const points = servedPoints.filter(isWalked);
    const { gateway, walked } = await walkPoints(points, () => startGatewayProcess(variables), mails);
    try {
      const lines = auditRun(await readSettledBooks(gateway.origin, mails), noPromises, mails, walked.length);
      const commands = await walkCommands(commandPoints.filter(isWalked), databases);
      return { name: `walk, ${databases.kind}`, lines, walked: [...walked, ...commands] };
    } finally {
      await gateway.kill();
    }
  });
}

/**
 * Kills gateways at random instants while people are at work, and starts another in the place of each: two of them on PostgreSQL, one on
 * the embedded database.
 */
export async function runGatewayKills(
  databases: DatabaseMaker,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<RunReport> {
  const random = createRandom(seed);
  const toStrike = (start: () => Promise<GatewayProcess>): Strike => replaceGateway(start, random);
  return strike(databases, { name: `${kills} gateways killed, ${databases.kind}`, strikes: kills, seed, toStrike });
}

/** Kills one of two gateways on PostgreSQL while people are at work: the other one sees everything through. */
export async function runGatewayKill(
  databases: DatabaseMaker,
  { seed }: { readonly seed: number },
): Promise<RunReport> {
  const toStrike = (): Strike => killGateway(createRandom(seed));
  return strike(databases, { name: `one of two gateways killed, ${databases.kind}`, strikes: 1, seed, toStrike });
}

/** Ends PostgreSQL itself at random instants; two gateways have to go on by themselves. */
export async function runPostgresKills(
  databases: DatabaseMaker,
  server: PostgresServer,
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<RunReport> {
  const toStrike = (): Strike => () => server.crash();
  return strike(databases, { name: `PostgreSQL ended ${kills} times`, strikes: kills, seed, toStrike });
}

async function strike(
  databases: DatabaseMaker,
  {
    name,
    strikes,
    seed,
    toStrike,
  }: {
    readonly name: string;
    readonly strikes: number;
    readonly seed: number;
    readonly toStrike: (start: () => Promise<GatewayProcess>) => Strike;
  },
): Promise<RunReport> {
  return withMails(async (mails) => {
    const variables = { ...(await databases.make()), SMTP_URL: mails.url, SEATS: '9', LOG_LEVEL: 'silent' };
    const start = (): Promise<GatewayProcess> => startGatewayProcess(variables);
    const gateways = await startSome(databases, start);
    try {
      const options = { strikes, strike: toStrike(start), people, mails, random: createRandom(seed + 1) };
      const crowd = await strikeUnderLoad(gateways, options);
      const books = await readSettledBooks(gateways[0]?.origin ?? '', mails);
      const stopped = gateways.filter((gateway) => !gateway.isRunning()).map(({ origin }) => origin);
      const lines = auditRun(books, crowd.promises(), mails, strikes * gateways.length);
      return {
        name,
        lines: [...lines, { what: 'gateways that serve at the end', counted: gateways.length, faults: stopped }],
      };
    } finally {
      await killAll(gateways);
    }
  });
}

/** Has many people book the last seats of a few legs at the same time. */
export async function runLastSeats(
  databases: DatabaseMaker,
  { bookings, atOnce }: { readonly bookings: number; readonly atOnce: number },
): Promise<RunReport> {
  return withMails(async (mails) => {
    const seats = Math.max(2, Math.round(bookings / 70));
    const legs = Array.from({ length: 10 }, (_, index) => `WN${300 + index}`);
    const variables = {
      ...(await databases.make()),
      SMTP_URL: mails.url,
      SEATS: String(seats),
      // Nobody is killed: nothing may be taken over from a gateway that is only slow.
      TIMES: 'real',
    };
    const gateways = await startSome(databases, () => startGatewayProcess(variables));
    try {
      const origins = gateways.map(({ origin }) => origin);
      const told = await bookLastSeats(origins, { bookings, atOnce, legs });
      const books = await readSettledBooks(origins[0] ?? '', mails);
      const lines = auditRun(books, { ...noPromises, told }, mails, 0);
      const unanswered = bookings - told.length;
      const answered = {
        what: 'bookings answered',
        counted: told.length,
        faults: unanswered > 0 ? [`${unanswered}`] : [],
      };
      return {
        name: `${bookings} bookings of ${seats * legs.length} seats, ${databases.kind}`,
        lines: [...lines, answered],
      };
    } finally {
      await killAll(gateways);
    }
  });
}

async function startSome(databases: DatabaseMaker, start: () => Promise<GatewayProcess>): Promise<GatewayProcess[]> {
  // The embedded database belongs to one process.
  const first = await start();
  return databases.kind === 'embedded' ? [first] : [first, await start()];
}

async function killAll(gateways: readonly GatewayProcess[]): Promise<void> {
  await Promise.all(gateways.map((gateway) => gateway.kill()));
}

async function withMails<Result>(run: (mails: MailSink) => Promise<Result>): Promise<Result> {
  const mails = await startMailSink();
  try {
    return await run(mails);
  } finally {
    await mails.close();
  }
}

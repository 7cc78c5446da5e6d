import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { toFlightFacts } from '../bookings/orders/flight-facts.ts';
import { orderTiming } from '../bookings/orders/services.ts';
import { planRebooking } from '../bookings/rebooking/plan-rebooking.ts';
import { rebookDisrupted } from '../bookings/rebooking/rebook-disrupted.ts';
import type { RebookingServices } from '../bookings/rebooking/services.ts';
import { type ReportedRebooking, writeCsv, writeTable } from '../bookings/rebooking/write-report.ts';
import type { Database } from '../database/database.ts';
import { generateTimetableInThread } from '../flights/schedule/generate-in-thread.ts';
import { startFlights } from '../flights/shopping/flights.ts';
import { createOfferTokens } from '../flights/shopping/offer-tokens.ts';
import { openLog } from '../server/open-log.ts';
import { type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: rebook-disrupted [--refund-after HOURS] [--csv FILE]
       rebook-disrupted --apply --by NAME [--refund-after HOURS] [--csv FILE]

Finds everybody who cannot fly a direction as booked, since a flight of it is cancelled or a connection is missed, by what operations
reported until now, and says which other flights they would get, and who would get their money. Changes nothing without --apply.

--apply               rebooks them, or gives them their money, by the change or the cancellation that they could make themselves; their mails
                      are sent by the gateway. It can be ended at any time: run it again, and it goes on with who is left.
--by NAME             who answers for it: written with each order.
--refund-after HOURS  the money instead of flights that arrive so much later than booked: 48 by default, 336 at most.
--csv FILE            writes a line for each order: it has record locators, so keep it as you keep the database.

Who chose already, whose flight is only late, and who has left is left alone. DATABASE_URL and DATA_FOLDER say which database, as for the
gateway itself. The embedded database belongs to one process, so stop the gateway first.

Exit codes: 0 done, 1 failed, or something was not done, 2 not understood.
`;

/** A fortnight: so long after the flights of before others cost no more. */
const MOST_HOURS = 336;
/** An operator sees that it goes on. */
const PROGRESS_EVERY = 500;

interface Input {
  /** Absent where nothing is to be done. */
  readonly operator: string | undefined;
  readonly refundMinutes: number;
  readonly csv: string | undefined;
}

export const rebookDisruptedCommand: Command<Input> = {
  help,
  read,
  run: (input, terminal) =>
    terminal.withDatabase(async ({ db }) => {
      const { now } = terminal;
      const flights = startFlights({ db, log: openLog('warn', 2), draw: generateTimetableInThread }, now);
      try {
        await flights.started;
        return await run(toServices(db, flights, now), input, terminal);
      } finally {
        flights.stop();
      }
    }),
};

function read(args: readonly string[]): Input | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        apply: { type: 'boolean' },
        by: { type: 'string' },
        'refund-after': { type: 'string', default: '48' },
        csv: { type: 'string' },
      },
    });
    if (values.help === true) return 'help';
    const operator = values.by?.trim();
    const hours = Number(values['refund-after']);
    if ((values.apply === true) !== (operator !== undefined && operator !== '')) return undefined;
    if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) return undefined;
    return { operator, refundMinutes: hours * 60, csv: values.csv };
  } catch {
    return undefined;
  }
}

function toServices(db: Database, flights: ReturnType<typeof startFlights>, now: () => Date): RebookingServices {
  // Offers are made and taken up in this process: no other one has to read them.
  const secret = randomBytes(32);
  const offers = createOfferTokens(() => Promise.resolve(secret));
  return { db, now, timing: orderTiming, offers, flights, ...toFlightFacts(flights) };
}

async function run(
  services: RebookingServices,
  { operator, refundMinutes, csv }: Input,
  terminal: Terminal,
): Promise<number> {
  let lines: readonly ReportedRebooking[];
  if (operator === undefined) {
    lines = (await planRebooking(services, { refundMinutes })).map((planned) => ({ planned }));
  } else {
    const onProgress = (done: number, of: number): void => {
      if (done % PROGRESS_EVERY === 0) terminal.writeError(`${done} of ${of} orders\n`);
    };
    const { runId, done } = await rebookDisrupted(services, { operator, refundMinutes, onProgress });
    terminal.write(`Run ${runId}\n`);
    lines = done;
  }
  // A package manager runs this in the package's folder, and the file is meant from where it was called.
  if (csv !== undefined) writeFileSync(resolve(terminal.env['INIT_CWD'] ?? '.', csv), writeCsv(lines));
  if (lines.length === 0) terminal.write('Everybody flies as booked.\n');
  else terminal.write(writeTable(lines));
  if (operator === undefined && lines.length > 0) terminal.write('Nothing was changed: --apply --by NAME does it.\n');
  const failed = lines.flatMap(({ planned, applied }) =>
    applied?.kind === 'notDone' ? `${planned.trip.recordLocator}: ${applied.reason}\n` : [],
  );
  terminal.writeError(failed.join(''));
  return failed.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await runCommand(rebookDisruptedCommand);

import { readDatabaseConfig } from '../server/config.ts';
import { pruneSecurityEvents } from '../accounts/identity/security-event-store.ts';
import { openDatabase } from '../database/database.ts';

const help = `Usage: audit-log prune

prune   deletes what happened more than 13 months ago from the audit log. Run it once a month. The gateway itself cannot: the
        database refuses every change of the log but this one.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself.

Exit codes: 0 done, 1 failed, 2 not understood.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp || args.length !== 1 || args[0] !== 'prune') {
    (isHelp ? process.stdout : process.stderr).write(help);
    return isHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      const deleted = await pruneSecurityEvents(database.db);
      process.stdout.write(`${deleted} events older than 13 months are deleted.\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { endSessionsByOperator } from '../accounts/identity/end-sessions-by-operator.ts';
import { listAccountsWithSessions } from '../accounts/identity/session-store.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { readDatabaseConfig } from '../server/config.ts';

const help = `Usage: end-sessions NAME    ends every session of the account with this username, account number or e-mail address
       end-sessions --all   ends every session of everybody

It counts with the next request, on every instance. The people log in again; passwords and second factors stay as they are.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [who = ''] = args;
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp || args.length !== 1 || who === '' || (who.startsWith('-') && who !== '--all')) {
    (isHelp ? process.stdout : process.stderr).write(help);
    return isHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return await run(database.db, who, new Date());
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function run(db: Database, who: string, now: Date): Promise<number> {
  const accounts = who === '--all' ? await listAccountsWithSessions(db, now) : await findAccount(db, who);
  if (accounts === undefined) {
    process.stdout.write('No account has this name.\n');
    return 1;
  }
  let ended = 0;
  for (const accountId of accounts) ended += await endSessionsByOperator(db, accountId, now);
  process.stdout.write(`Ended: ${ended}.\n`);
  return 0;
}

async function findAccount(db: Database, name: string): Promise<readonly string[] | undefined> {
  const found = await findAccountByLogin(db, name);
  return found === undefined ? undefined : [found.account.id];
}

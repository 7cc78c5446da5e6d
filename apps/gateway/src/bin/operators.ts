import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { setStaffRole } from '../accounts/identity/staff-role.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { readDatabaseConfig } from '../server/config.ts';

const help = `Usage: operators add NAME      lets the member with this username, account number or e-mail address operate the product
       operators remove NAME   takes that away again; it counts with their next request, on every instance

The audit log says when. DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one
process, so stop the gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [command = '', name = ''] = args;
  const isHelp = args.includes('--help') || args.includes('-h');
  if (isHelp || args.length !== 2 || !/^(add|remove)$/.test(command) || name === '' || name.startsWith('-')) {
    (isHelp ? process.stdout : process.stderr).write(help);
    return isHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return await run(database.db, command === 'add', name);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function run(db: Database, isAdded: boolean, name: string): Promise<number> {
  const found = await findAccountByLogin(db, name);
  if (found?.account.kind !== 'member') {
    process.stdout.write('No member has this name.\n');
    return 1;
  }
  const isChanged = await setStaffRole(db, found.account.id, isAdded ? 'operations' : null, new Date());
  if (!isChanged) process.stdout.write('It was so already.\n');
  else process.stdout.write(isAdded ? 'This member operates the product now.\n' : 'This member operates it no more.\n');
  return 0;
}

import { type StaffRole, staffRoles } from '@airline/contract';

import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { setStaffRole } from '../accounts/identity/staff-role.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { readDatabaseConfig } from '../server/config.ts';

const help = `Usage: operators add NAME [ROLE]   lets the member with this username, account number or e-mail address do what the role says:
                                   operations (the default) operates the product, gate boards flights
       operators remove NAME       takes the role away again; it counts with their next request, on every instance

The audit log says when. DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one
process, so stop the gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [command = '', name = '', role = 'operations'] = args;
  const isHelp = args.includes('--help') || args.includes('-h');
  const staffRole = staffRoles.find((each) => each === role);
  const most = command === 'add' ? 3 : 2;
  const isUnderstood =
    /^(add|remove)$/.test(command) && args.length >= 2 && args.length <= most && staffRole !== undefined;
  if (isHelp || !isUnderstood || name === '' || name.startsWith('-')) {
    (isHelp ? process.stdout : process.stderr).write(help);
    return isHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return await run(database.db, name, command === 'add' ? staffRole : null);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function run(db: Database, name: string, staffRole: StaffRole | null): Promise<number> {
  const found = await findAccountByLogin(db, name);
  if (found?.account.kind !== 'member') {
    process.stdout.write('No member has this name.\n');
    return 1;
  }
  const isChanged = await setStaffRole(db, found.account.id, staffRole, new Date());
  if (!isChanged) process.stdout.write('It was so already.\n');
  else
    process.stdout.write(
      staffRole === null ? 'This member has no role any more.\n' : `This member has the role ${staffRole} now.\n`,
    );
  return 0;
}

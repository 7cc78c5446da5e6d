import { type StaffRole, staffRoles } from '@airline/contract';

import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { setStaffRole } from '../accounts/identity/staff-role.ts';
import type { Database } from '../database/database.ts';
import { asksForHelp, type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: operators add NAME [ROLE]   lets the member with this username, account number or e-mail address do what the role says:
                                   operations (the default) operates the product, gate boards flights
       operators remove NAME       takes the role away again; it counts with their next request, on every instance

The audit log says when. DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one
process, so stop the gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

interface Input {
  readonly member: string;
  /** Null takes the role away. */
  readonly role: StaffRole | null;
}

export const operators: Command<Input> = {
  help,
  read,
  run: (input, terminal) => terminal.withDatabase(({ db }) => run(db, input, terminal)),
};

function read(args: readonly string[]): Input | 'help' | undefined {
  const [action = '', member = '', role = 'operations'] = args;
  const staffRole = staffRoles.find((each) => each === role);
  const most = action === 'add' ? 3 : 2;
  const isUnderstood =
    /^(add|remove)$/.test(action) && args.length >= 2 && args.length <= most && staffRole !== undefined;
  if (asksForHelp(args)) return 'help';
  if (!isUnderstood || member === '' || member.startsWith('-')) return undefined;
  return { member, role: action === 'add' ? staffRole : null };
}

async function run(db: Database, { member, role }: Input, terminal: Terminal): Promise<number> {
  const found = await findAccountByLogin(db, member);
  if (found?.account.kind !== 'member') {
    terminal.write('No member has this name.\n');
    return 1;
  }
  const isChanged = await setStaffRole(db, found.account.id, role, terminal.now());
  if (!isChanged) terminal.write('It was so already.\n');
  else
    terminal.write(role === null ? 'This member has no role any more.\n' : `This member has the role ${role} now.\n`);
  return 0;
}

if (import.meta.main) process.exitCode = await runCommand(operators);

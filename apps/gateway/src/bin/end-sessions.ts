import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { endSessionsByOperator } from '../accounts/identity/end-sessions-by-operator.ts';
import { listAccountsWithSessions } from '../accounts/identity/session-store.ts';
import type { Database } from '../database/database.ts';
import { asksForHelp, type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: end-sessions NAME    ends every session of the account with this username, account number or e-mail address
       end-sessions --all   ends every session of everybody

It counts with the next request, on every instance. The people log in again; passwords and second factors stay as they are.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

export const endSessions: Command<{ readonly who: string }> = {
  help,
  read(args) {
    const [who = ''] = args;
    if (asksForHelp(args)) return 'help';
    return args.length !== 1 || who === '' || (who.startsWith('-') && who !== '--all') ? undefined : { who };
  },
  run: ({ who }, terminal) => terminal.withDatabase(({ db }) => run(db, who, terminal)),
};

async function run(db: Database, who: string, terminal: Terminal): Promise<number> {
  const now = terminal.now();
  const accounts = who === '--all' ? await listAccountsWithSessions(db, now) : await findAccount(db, who);
  if (accounts === undefined) {
    terminal.write('No account has this name.\n');
    return 1;
  }
  let ended = 0;
  for (const accountId of accounts) ended += await endSessionsByOperator(db, accountId, now);
  terminal.write(`Ended: ${ended}.\n`);
  return 0;
}

async function findAccount(db: Database, name: string): Promise<readonly string[] | undefined> {
  const found = await findAccountByLogin(db, name);
  return found === undefined ? undefined : [found.account.id];
}

if (import.meta.main) process.exitCode = await runCommand(endSessions);

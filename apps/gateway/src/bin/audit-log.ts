import { pruneSecurityEvents } from '../accounts/identity/security-event-store.ts';
import { asksForHelp, type Command, runCommand } from './command.ts';

const help = `Usage: audit-log prune

prune   deletes what happened more than 13 months ago from the audit log. Run it once a month. The gateway itself cannot: the
        database refuses every change of the log but this one.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself.

Exit codes: 0 done, 1 failed, 2 not understood.
`;

export const auditLog: Command<{ readonly name: 'prune' }> = {
  help,
  read(args) {
    if (asksForHelp(args)) return 'help';
    return args.length === 1 && args[0] === 'prune' ? { name: 'prune' } : undefined;
  },
  run: (_, terminal) =>
    terminal.withDatabase(async ({ db }) => {
      const deleted = await pruneSecurityEvents(db);
      terminal.write(`${deleted} events older than 13 months are deleted.\n`);
      return 0;
    }),
};

if (import.meta.main) process.exitCode = await runCommand(auditLog);

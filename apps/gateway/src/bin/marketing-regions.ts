import { type MarketingRegion, marketingRegions } from '@airline/contract';

import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { listMarketingManagers, setMarketingRegion } from '../accounts/identity/marketing-region.ts';
import type { Database } from '../database/database.ts';
import { asksForHelp, type Command, runCommand, type Terminal } from './command.ts';

const help = `Usage: marketing-regions                    lists the area marketing managers with their regions
       marketing-regions set NAME REGION    gives the manager with this username, account number or e-mail address a region
       marketing-regions remove NAME        takes the region away: the manager sees and publishes no promotions any more

Regions: ${marketingRegions.join(', ')}. It counts with the manager's next request, on every instance, and the audit log says when.
Promotions stay with the region that they were written for.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

type Input =
  | { readonly name: 'list' }
  | { readonly name: 'set'; readonly manager: string; readonly region: MarketingRegion | null };

export const marketingRegionsCommand: Command<Input> = {
  help,
  read: (args) => (asksForHelp(args) ? 'help' : read(args)),
  run: (input, terminal) =>
    terminal.withDatabase(({ db }) => (input.name === 'list' ? list(db, terminal) : set(db, input, terminal))),
};

function read([name = 'list', manager = '', ...rest]: readonly string[]): Input | undefined {
  if (name === 'list') return manager === '' ? { name } : undefined;
  if (manager === '' || manager.startsWith('-')) return undefined;
  if (name === 'remove') return rest.length === 0 ? { name: 'set', manager, region: null } : undefined;
  const region = marketingRegions.find((each) => each === rest[0]);
  return name === 'set' && rest.length === 1 && region !== undefined ? { name, manager, region } : undefined;
}

async function list(db: Database, terminal: Terminal): Promise<number> {
  const managers = await listMarketingManagers(db);
  for (const { username, email, region, status } of managers) {
    terminal.write(`${region ?? 'none'}\t${username ?? email ?? ''}\t${status}\n`);
  }
  if (managers.length === 0) terminal.write('There is no area marketing manager.\n');
  return managers.length === 0 ? 1 : 0;
}

async function set(
  db: Database,
  { manager, region }: Extract<Input, { name: 'set' }>,
  terminal: Terminal,
): Promise<number> {
  const found = await findAccountByLogin(db, manager);
  if (found?.account.kind !== 'areaMarketingManager') {
    terminal.write('No area marketing manager has this name.\n');
    return 1;
  }
  const isChanged = await setMarketingRegion(db, found.account.id, region, terminal.now());
  if (!isChanged) terminal.write('It was so already.\n');
  else
    terminal.write(
      region === null ? 'This manager has no region any more.\n' : `This manager has the region ${region} now.\n`,
    );
  return 0;
}

if (import.meta.main) process.exitCode = await runCommand(marketingRegionsCommand);

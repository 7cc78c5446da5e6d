import { type MarketingRegion, marketingRegions } from '@airline/contract';

import { findAccountByLogin } from '../accounts/identity/account-store.ts';
import { listMarketingManagers, setMarketingRegion } from '../accounts/identity/marketing-region.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { readDatabaseConfig } from '../server/config.ts';

const help = `Usage: marketing-regions                    lists the area marketing managers with their regions
       marketing-regions set NAME REGION    gives the manager with this username, account number or e-mail address a region
       marketing-regions remove NAME        takes the region away: the manager sees and publishes no promotions any more

Regions: ${marketingRegions.join(', ')}. It counts with the manager's next request, on every instance, and the audit log says when.
Promotions stay with the region that they were written for.

DATABASE_URL and DATA_FOLDER say which database, as for the gateway itself. The embedded database belongs to one process, so stop the
gateway first.

Exit codes: 0 done, 1 failed or nobody found, 2 not understood.
`;

process.exitCode = await main(process.argv.slice(2));

type Command =
  | { readonly name: 'list' }
  | { readonly name: 'set'; readonly manager: string; readonly region: MarketingRegion | null };

async function main(args: readonly string[]): Promise<number> {
  const isHelp = args.includes('--help') || args.includes('-h');
  const command = readCommand(args);
  if (isHelp || command === undefined) {
    (isHelp ? process.stdout : process.stderr).write(help);
    return isHelp ? 0 : 2;
  }
  try {
    const database = await openDatabase(readDatabaseConfig(process.env));
    try {
      return command.name === 'list' ? await list(database.db) : await set(database.db, command);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function readCommand([name = 'list', manager = '', ...rest]: readonly string[]): Command | undefined {
  if (name === 'list') return manager === '' ? { name } : undefined;
  if (manager === '' || manager.startsWith('-')) return undefined;
  if (name === 'remove') return rest.length === 0 ? { name: 'set', manager, region: null } : undefined;
  const region = marketingRegions.find((each) => each === rest[0]);
  return name === 'set' && rest.length === 1 && region !== undefined ? { name, manager, region } : undefined;
}

async function list(db: Database): Promise<number> {
  const managers = await listMarketingManagers(db);
  for (const { username, email, region, status } of managers) {
    process.stdout.write(`${region ?? 'none'}\t${username ?? email ?? ''}\t${status}\n`);
  }
  if (managers.length === 0) process.stdout.write('There is no area marketing manager.\n');
  return managers.length === 0 ? 1 : 0;
}

async function set(db: Database, { manager, region }: Extract<Command, { name: 'set' }>): Promise<number> {
  const found = await findAccountByLogin(db, manager);
  if (found?.account.kind !== 'areaMarketingManager') {
    process.stdout.write('No area marketing manager has this name.\n');
    return 1;
  }
  const isChanged = await setMarketingRegion(db, found.account.id, region, new Date());
  if (!isChanged) process.stdout.write('It was so already.\n');
  else
    process.stdout.write(
      region === null ? 'This manager has no region any more.\n' : `This manager has the region ${region} now.\n`,
    );
  return 0;
}

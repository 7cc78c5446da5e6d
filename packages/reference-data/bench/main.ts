/** Prints the package's figures as Markdown tables; `node bench/main.ts search` prints those of one part alone. */
import { benchLookups, benchSubpaths } from './lookups.ts';
import { benchSearch } from './search.ts';

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  lookups: benchLookups,
  subpaths: benchSubpaths,
  search: benchSearch,
};

const asked = process.argv.slice(2);
for (const [name, bench] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await bench();
}

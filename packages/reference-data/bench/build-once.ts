/** Builds one engine's index once in a fresh process and prints the thread's milliseconds: `build-once.ts <engine> <size>`. */
import { loyaltyStations } from '../src/loyalty-stations.ts';
import { largeCatalogue } from './catalogues.ts';
import { engines } from './engines.ts';
import { threadMilliseconds } from './timing.ts';

const [name, size] = process.argv.slice(2);
const entries = size === 'large' ? largeCatalogue() : loyaltyStations;
const engine = engines.find((candidate) => candidate.name === name);
if (!engine)
  throw new Error(`'${name}' is none of the engines; give one of ${engines.map((one) => one.name).join(', ')}.`);
const start = threadMilliseconds();
engine.build(entries);
console.log(threadMilliseconds() - start);

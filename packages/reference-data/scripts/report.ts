import { checkMembersAndWeights, checkNames } from './checks/names.ts';
import { checkPlaces } from './checks/places.ts';
import { checkSources } from './checks/sources.ts';
import { checkZones } from './checks/zones.ts';
import { reviewed } from './input/reviewed.ts';
import type { CompiledStation } from './stations.ts';

/** Runs every check, prints what it finds with the reviewer's word, and tells how many findings nobody has looked at. */
export function report(stations: readonly CompiledStation[]): number {
  const found = [
    ...checkPlaces(stations),
    ...checkZones(stations),
    ...checkNames(stations),
    ...checkMembersAndWeights(stations),
    ...checkSources(stations),
  ];
  const ids = new Set(found.map(({ id }) => id));
  const open = found.filter(({ id }) => reviewed[id] === undefined);
  const outdated = Object.keys(reviewed).filter((id) => !ids.has(id));

  console.log(`\nData quality: ${found.length} findings, ${open.length} of them not reviewed`);
  for (const { id, detail } of found) console.log(`  ${reviewed[id] === undefined ? '!' : '·'} ${id}: ${detail}`);
  for (const { id } of found) if (reviewed[id] !== undefined) console.log(`    ${id}: ${reviewed[id]}`);
  for (const id of outdated)
    console.log(`  ! ${id} was reviewed and is no longer found: take it out of input/reviewed.ts`);
  return open.length + outdated.length;
}

import { checkMembersAndWeights, checkNames } from './checks/names.ts';
import { checkPlaces } from './checks/places.ts';
import type { Finding } from './checks/finding.ts';
import { checkSources } from './checks/sources.ts';
import { checkZones } from './checks/zones.ts';
import { reviewed } from './input/reviewed.ts';
import type { CompiledStation } from './stations.ts';

/** Runs every check. */
export function findFaults(stations: readonly CompiledStation[]): readonly Finding[] {
  return [
    ...checkPlaces(stations),
    ...checkZones(stations),
    ...checkNames(stations),
    ...checkMembersAndWeights(stations),
    ...checkSources(stations),
  ];
}

/** Prints what the checks find with the reviewer's word, and tells how much of it nobody has looked at. */
export function printReport(stations: readonly CompiledStation[]): number {
  const found = findFaults(stations);
  const ids = new Set(found.map(({ id }) => id));
  const open = found.filter(({ id }) => reviewed[id] === undefined);
  const outdated = Object.keys(reviewed).filter((id) => !ids.has(id));

  console.log(`\nData quality: ${found.length} findings, ${open.length} of them not reviewed`);
  for (const { id, detail } of found) {
    const word = reviewed[id];
    console.log(word === undefined ? `  ! ${id}: ${detail}` : `    ${id}: ${detail}\n        right: ${word}`);
  }
  for (const id of outdated) console.log(`  ! ${id} is no longer found: take it out of input/reviewed.ts`);
  return open.length + outdated.length;
}

/** Returns how many examples a property is tried on: so many, times PROPERTY_RUNS where the environment asks for a longer search. */
export function propertyRuns(runs: number): number {
  return runs * Number(process.env['PROPERTY_RUNS'] ?? 1);
}

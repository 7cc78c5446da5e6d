/** One thing that may be wrong in the catalogue. `id` names the check and the record: 'zone-map OOL'. */
export interface Finding {
  readonly id: string;
  readonly detail: string;
}

/** Collects findings under one check's name. */
export function findings(
  check: string,
  found: readonly (readonly [record: string, detail: string])[],
): readonly Finding[] {
  return found.map(([record, detail]) => ({ id: `${check} ${record}`, detail }));
}

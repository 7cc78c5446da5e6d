import { parseErrorCode } from './parse-error-code.ts';

/** Codes by the name of what they mean; each code stands under one name only. */
export type CodeTable<Name extends string = string> = Readonly<Record<Name, readonly number[]>>;

/** Freezes a table and its lists, so that no consumer can change what another one reads. */
export function freezeTable<const Table extends CodeTable>(table: Table): Table {
  for (const codes of Object.values(table)) Object.freeze(codes);
  return Object.freeze(table);
}

/** Makes the lookup from a code of any type to its name; the index is built when the first code is asked for. */
export function createLookup<Name extends string>(table: CodeTable<Name>): (code: unknown) => Name | undefined {
  let index: ReadonlyMap<unknown, Name> | undefined;
  return (code) => {
    index ??= new Map(namesOf(table).flatMap((name) => table[name].map((listed) => [listed, name])));
    return index.get(parseErrorCode(code));
  };
}

/** Lists a table's names in their written order. */
export function namesOf<Name extends string>(table: CodeTable<Name>): readonly Name[] {
  return Object.keys(table) as Name[];
}

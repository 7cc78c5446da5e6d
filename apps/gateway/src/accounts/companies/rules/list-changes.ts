import type { CompanyEventDetails } from './company-event.ts';

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Lists what differs between two states of one thing, field by field; what is empty on one side is absent there. */
export function listChanges(before: Values, after: Values): CompanyEventDetails['changes'] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: toText(before[field]), after: toText(after[field]) }))
    .filter((change) => change.before !== change.after)
    .map(({ field, ...sides }) => ({
      field,
      ...(sides.before === undefined ? {} : { before: sides.before }),
      ...(sides.after === undefined ? {} : { after: sides.after }),
    }));
}

function toText(value: Values[string]): string | undefined {
  return value === null || value === undefined || value === '' ? undefined : String(value);
}

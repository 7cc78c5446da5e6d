import type { Draft } from '@airline/forms';
import * as z from 'zod/mini';

import { MAXIMUM_BOUNDS, toSearch, tripKinds, type FlightSearch, type SearchDraft } from './flight-search.ts';
import { searchFaults } from './search-faults.ts';

const values = z.object({
  tripKind: z.enum(tripKinds),
  /** How many of `bounds` a multi-city journey has. All of them stand ready, so that each answer keeps its name. */
  boundCount: z.int(),
  bounds: z.array(z.object({ origin: z.string(), destination: z.string(), date: z.string() })),
  returnDate: z.string(),
  party: z.object({ adults: z.int(), children: z.int(), lapInfants: z.int() }),
  inPoints: z.boolean(),
});

type SearchValues = z.infer<typeof values>;

/** The answers of the search form while they are being given. */
export type SearchAnswers = Draft<SearchValues>;

/** Makes the schema of the search form: what passes it can be searched. The messages of its issues are codes. */
export function createSearchSchema(today: string) {
  return values.check(
    z.check<SearchValues>(({ value, issues }) => {
      for (const { path, code } of searchFaults(draftOfValues(value), today)) {
        issues.push({ code: 'custom', message: code, path: [...path], input: value, continue: true });
      }
    }),
  );
}

/** Gives a draft as the form's first answers. */
export function valuesOf({ tripKind, bounds, returnDate, party, inPoints }: SearchDraft): SearchValues {
  return {
    tripKind,
    boundCount: Math.max(2, bounds.length),
    bounds: Array.from({ length: MAXIMUM_BOUNDS }, (_, index) => ({
      origin: bounds[index]?.origin ?? '',
      destination: bounds[index]?.destination ?? '',
      date: bounds[index]?.date ?? '',
    })),
    returnDate,
    party: { ...party },
    inPoints,
  };
}

/** Gives the search that answers without faults are. */
export function searchOfValues(answers: SearchValues): FlightSearch {
  return toSearch(draftOfValues(answers));
}

function draftOfValues({ boundCount, bounds, ...rest }: SearchValues): SearchDraft {
  return { ...rest, bounds: bounds.slice(0, rest.tripKind === 'multiCity' ? boundCount : 1) };
}

import type { PartyLimits } from '@airline/contract';
import type { Draft } from '@airline/forms';
import type { StandardSchemaV1 } from '@standard-schema/spec';

import { MAXIMUM_BOUNDS, toSearch, type FlightSearch, type SearchDraft } from './flight-search.ts';
import { searchFaults } from './search-faults.ts';

/** A search as the form holds it. */
interface SearchValues extends SearchDraft {
  /** How many of `bounds` a multi-city journey has. All of them stand ready, so that each answer keeps its name. */
  readonly boundCount: number;
}

/** The answers of the search form while they are being given. */
export type SearchAnswers = Draft<SearchValues>;

/**
 * Makes the schema of the search form: what passes it can be searched. The messages of its issues are codes.
 *
 * The form's own controls write its answers, so their types are sure; the first page does without a schema library.
 */
export function createSearchSchema(today: string, limits?: PartyLimits): StandardSchemaV1<SearchValues> {
  return {
    '~standard': {
      version: 1,
      vendor: 'flight-shopping',
      validate(value) {
        const answers = value as SearchValues;
        const issues = searchFaults(draftOfValues(answers), today, limits).map(({ path, code }) => ({
          path,
          message: code,
        }));
        return issues.length === 0 ? { value: answers } : { issues };
      },
    },
  };
}

/** Gives a draft as the form's first answers. */
export function valuesOf({ tripKind, bounds, returnDate, party, inPoints }: SearchDraft): SearchAnswers {
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

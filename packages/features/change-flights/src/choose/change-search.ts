import type { PartyLimits, Trip } from '@airline/contract';
import type { SearchAnswers } from '@airline/flight-shopping/bound-fields';
import { searchFaults, type BoundSearch, type FlightSearch, type SearchFault } from '@airline/flight-shopping/search';
import type { StandardSchemaV1 } from '@standard-schema/spec';

/** What is wrong with the search for new flights: as with any search, or a date that is past a flight that stays. */
export interface ChangeFault {
  readonly path: SearchFault['path'];
  readonly code: SearchFault['code'] | 'beforeKept' | 'afterKept';
}

/** What {@link changeFaults} takes. */
export interface WantedFlights {
  /** All directions of the trip: those that change as they are wanted, the others as they are booked. */
  readonly bounds: readonly BoundSearch[];
  /** Which of them change, from 0. */
  readonly changed: readonly number[];
  readonly party: Trip['party'];
}

/**
 * Says everything that keeps the new flights from being searched. Directions that stay are never at fault: a date that does not go
 * with theirs is said at the direction that changes.
 */
export function changeFaults(
  { bounds, changed, party }: WantedFlights,
  today: string,
  limits?: PartyLimits,
): readonly ChangeFault[] {
  const draft = { tripKind: 'multiCity', bounds, returnDate: '', party, inPoints: false } as const;
  return searchFaults(draft, today, limits).flatMap(({ path, code }): readonly ChangeFault[] => {
    const [part, place, field] = path;
    if (part !== 'bounds' || typeof place !== 'number') return [];
    if (code === 'datesOutOfOrder') return outOfOrder(place, changed);
    return changed.includes(place) && field !== undefined ? [{ path, code }] : [];
  });
}

/** A direction leaves before the one before it: said at the later one, unless it stays. */
function outOfOrder(place: number, changed: readonly number[]): readonly ChangeFault[] {
  const [isChanged, isBeforeChanged] = [changed.includes(place), changed.includes(place - 1)];
  const at = (index: number) => ['bounds', index, 'date'] as const;
  if (isChanged) return [{ path: at(place), code: isBeforeChanged ? 'datesOutOfOrder' : 'afterKept' }];
  return isBeforeChanged ? [{ path: at(place - 1), code: 'beforeKept' }] : [];
}

/** What {@link createChangeSchema} takes. */
export interface ChangeSchemaOptions {
  /** Which directions change, from 0. */
  readonly changed: readonly number[];
  /** All directions as they are booked. */
  readonly booked: readonly BoundSearch[];
  readonly today: string;
}

/** Makes the schema of the form that asks for the new flights: what passes it can be searched. The messages of its issues are codes. */
export function createChangeSchema(
  { changed, booked, today }: ChangeSchemaOptions,
  limits?: PartyLimits,
): StandardSchemaV1<SearchAnswers> {
  return {
    '~standard': {
      version: 1,
      vendor: 'change-flights',
      validate(value) {
        const answers = value as SearchAnswers;
        const bounds = booked.map((bound, place) =>
          changed.includes(place) ? (answers.bounds[place] ?? bound) : bound,
        );
        const issues = changeFaults({ bounds, changed, party: answers.party }, today, limits).map(({ path, code }) => ({
          path,
          message: code,
        }));
        return issues.length === 0 ? { value: answers } : { issues };
      },
    },
  };
}

/** Makes the search for the flights of the directions that change: there and back where it is that, else one after the other. */
export function toChangeSearch(
  { bounds, changed, party }: WantedFlights,
  { inPoints }: Pick<FlightSearch, 'inPoints'>,
): FlightSearch {
  const wanted = changed.flatMap((place) => bounds[place] ?? []);
  return { tripKind: kindOf(wanted), bounds: wanted, party, inPoints };
}

function kindOf([first, second, ...more]: readonly BoundSearch[]): FlightSearch['tripKind'] {
  if (second === undefined) return 'oneWay';
  const isBack = second.origin === first?.destination && second.destination === first.origin;
  return isBack && more.length === 0 ? 'return' : 'multiCity';
}

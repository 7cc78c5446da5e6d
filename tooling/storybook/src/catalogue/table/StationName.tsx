import { getAirportGroup } from '@airline/reference-data/airport-groups';
import type { MatchedRange, StationMatch } from '@airline/reference-data/station-search';

import type { CatalogueTexts } from '../texts.ts';
import { Highlighted, rangesOf } from './Highlighted.tsx';
import styles from './StationName.module.css';

/** Fields that the table shows in no column: what matched there is quoted, where nothing in sight is marked. */
const unseenFields = ['altSearchNames', 'cityServed', 'stateFederalUnit', 'parents', 'children'] as const;
const seenFields: ReadonlySet<string> = new Set(['displayName', 'stationName', 'id']);

interface StationNameProps {
  readonly match: StationMatch;
  readonly texts: CatalogueTexts;
}

/** Renders what names a row: its name, its airport or its members, its groups, and why it was found. */
export function StationName({ match: { entry, matched }, texts }: StationNameProps) {
  return (
    <span className={styles['block']}>
      <span>
        <Highlighted text={entry.displayName} ranges={rangesOf(matched, 'displayName')} />
      </span>
      <span className={styles['more']}>
        {entry.isAirportGroup ? (
          `${texts.table.members} ${entry.children.join(', ')}`
        ) : (
          <Highlighted text={entry.stationName} ranges={rangesOf(matched, 'stationName')} />
        )}
      </span>
      {entry.parents.length > 0 ? (
        <span className={styles['more']}>
          {texts.groups}: {entry.parents.map((id) => getAirportGroup(id)?.shortDisplayName ?? id).join(', ')}
        </span>
      ) : null}
      <Reason match={{ entry, matched }} texts={texts} />
    </span>
  );
}

function Reason({ match: { entry, matched }, texts }: StationNameProps) {
  if (matched.some(({ field }) => seenFields.has(field))) return null;
  const quotes = unseenFields.flatMap((field) => {
    const value = (entry as Readonly<Record<typeof field, unknown>>)[field];
    return quotesOf(field, value, matched);
  });
  const [quote] = quotes;
  if (quote === undefined) return null;
  return (
    <span className={styles['more']}>
      {texts.table.matches} <Highlighted text={quote.text} ranges={quote.ranges} />
    </span>
  );
}

interface Quote {
  readonly text: string;
  readonly ranges: readonly MatchedRange[];
}

/** The texts of a field that hold a match: one, or some of a list. */
function quotesOf(field: string, value: unknown, matched: readonly MatchedRange[]): readonly Quote[] {
  const texts: readonly (readonly [unknown, number | undefined])[] = Array.isArray(value)
    ? value.map((text: unknown, index) => [text, index] as const)
    : [[value, undefined]];
  return texts.flatMap(([text, index]) => {
    const ranges = rangesOf(matched, field, index);
    return typeof text === 'string' && ranges.length > 0 ? [{ text, ranges }] : [];
  });
}

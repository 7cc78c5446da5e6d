import { expandToStations } from '@airline/reference-data/loyalty-stations';
import type { StationChoice, StationSection } from '@airline/ui/station-picker';

import { nonstopDestinationCounts } from '../generated/nonstop-destination-counts.ts';
import { nearestServed, servedInZone, type Coordinates } from './served-stations.ts';
import { listedId, type StationChoices } from './station-choices.ts';

/** The places that the site puts forward, by the carrier's choice: nothing is claimed of how many people fly there. */
export const featuredPlaces = ['DAL', 'MCO', 'CUN', 'NEWYORK', 'LAS', 'DEN', 'LOSANGELES', 'SJU'] as const;

const SHOWN_NEARBY = 3;
const SHOWN_NONSTOP = 6;

/** What is known of the person before anything is typed. */
export interface PlaceContext {
  /** Ids of stations and groups chosen before, the latest first. */
  readonly recent: readonly string[];
  /** The browser's, `America/Chicago`. */
  readonly timeZone: string;
  /** Where the person is, once they gave it. */
  readonly location: Coordinates | undefined;
}

/** The headings of what is offered. */
export interface OfferWords {
  readonly recent: string;
  readonly nearby: string;
  readonly inZone: string;
  readonly featured: string;
}

/** Gives the places to offer before anything is typed, each once: recent ones, those nearby, those that are put forward. */
export function offeredPlaces(
  { recent, timeZone, location }: PlaceContext,
  { choiceOf, choiceAtDistance }: Pick<StationChoices, 'choiceOf' | 'choiceAtDistance'>,
  words: OfferWords,
): readonly StationSection[] {
  const choices = (ids: readonly string[]) => ids.flatMap((id) => choiceOf(listedId(id)) ?? []);
  const nearby =
    location === undefined
      ? choices(servedInZone(timeZone, SHOWN_NEARBY).map(({ id }) => id))
      : nearestServed(location, SHOWN_NEARBY).map(choiceAtDistance);
  return withoutRepeats([
    { id: 'recent', heading: words.recent, isRecent: true, choices: choices(recent) },
    { id: 'nearby', heading: location === undefined ? words.inZone : words.nearby, choices: nearby },
    { id: 'featured', heading: words.featured, choices: choices(featuredPlaces) },
  ]);
}

/** What can be flown to, as far as it is known. */
export interface DestinationContext {
  readonly recent: readonly string[];
  /** The station or group that the journey begins at; `''` while there is none. */
  readonly origin: string;
  /** Stations that nonstop flights lead to from there. */
  readonly nonstop: readonly string[];
  /** The page's: the names of equals are in its order. */
  readonly language: string;
}

/**
 * Gives the places to offer as a destination: recent ones, those of nonstop flights, and the featured ones. Of the nonstop
 * ones those with the most nonstop destinations of their own come first, and equals in the order of their names.
 */
export function offeredDestinations(
  { recent, origin, nonstop, language }: DestinationContext,
  { choiceOf }: Pick<StationChoices, 'choiceOf'>,
  words: Pick<OfferWords, 'recent' | 'featured'> & { readonly nonstop: string },
): readonly StationSection[] {
  const leftOut = new Set([origin, ...expandToStations(origin).map(({ id }) => id)]);
  const choices = (ids: readonly string[]) =>
    ids.map(listedId).flatMap((id) => (leftOut.has(id) ? [] : (choiceOf(id) ?? [])));
  const { compare } = new Intl.Collator(language);
  const largest = choices(nonstop)
    .toSorted((a, b) => nonstopDestinationsOf(b) - nonstopDestinationsOf(a) || compare(a.name, b.name))
    .slice(0, SHOWN_NONSTOP);
  return withoutRepeats([
    { id: 'recent', heading: words.recent, isRecent: true, choices: choices(recent) },
    { id: 'nonstop', heading: words.nonstop, choices: largest },
    { id: 'featured', heading: words.featured, choices: choices(featuredPlaces) },
  ]);
}

function nonstopDestinationsOf({ id }: StationChoice): number {
  return nonstopDestinationCounts[id] ?? 0;
}

function withoutRepeats(sections: readonly StationSection[]): readonly StationSection[] {
  const said = new Set<string>();
  const isNew = ({ id }: StationChoice) => !said.has(id) && said.add(id);
  return sections.map((section) => ({ ...section, choices: section.choices.filter(isNew) }));
}

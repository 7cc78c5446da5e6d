import { foldWords, listNames } from '../../../accounts/identity/rules/person-name.ts';
import { alignWords } from './align-words.ts';
import { slipsOfGivenNames, slipsOfSurnames } from './count-slips.ts';

/** A traveller's name as it stands on a ticket. The suffix is free to correct. */
export interface TicketName {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
}

/** Slips in all names together. */
const mostSlips = 3;

/** Words in the given names, and in the surnames, of somebody whose name is corrected without a person looking at it. */
const mostWords = 10;

/**
 * Tells whether a name corrects the one that was booked, or is another person's. A wrong no costs a call, a wrong yes passes a ticket on:
 *
 * 1. accents, letter case, hyphens, apostrophes, spaces, particles, titles and suffixes are free to correct;
 * 2. the same words in other fields, or in another order, are the same person: first and last name swapped;
 * 3. names may be added to those that were booked, which all stay then; or later ones left out, and the first given name and the first
 *    surname stay. Not both in given names, nor both in surnames: Juan Carlos is not Juan Antonio;
 * 4. an initial after the first given name may come, go, or become a name that begins with it;
 * 5. in the names that stay there may be slips: a letter too many, too few, another one, or two swapped. How many a name may have, and
 *    which make another person's name of it, say {@link slipsOfGivenNames} and {@link slipsOfSurnames}; three in all.
 *
 * It compares with the name that was booked, not with what an earlier correction made of it, so that no number of corrections leads
 * from one person to another. Who changed their name, as by marriage, asks people.
 */
export function isNameCorrection(booked: TicketName, corrected: TicketName): boolean {
  const [from, to] = [splitName(booked), splitName(corrected)];
  if ([from.given, from.family, to.given, to.family].some(({ length }) => length > mostWords)) return false;
  if (sameWords([...from.given, ...from.family], [...to.given, ...to.family])) return true;
  const given = isSpelledAlike(givenNamesOf(booked), givenNamesOf(corrected)) ? 0 : slipsOfGiven(from.given, to.given);
  const family = isSpelledAlike(booked.lastName, corrected.lastName)
    ? 0
    : countSlips(from.family, to.family, slipsOfSurnames);
  return given + family <= mostSlips;
}

/** Tells whether two names are written alike, letter for letter as a ticket prints them. */
export function isSameName(one: TicketName, other: TicketName): boolean {
  return (
    one.firstName === other.firstName &&
    (one.middleName ?? '') === (other.middleName ?? '') &&
    one.lastName === other.lastName
  );
}

interface NameWords {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

function splitName(name: TicketName): NameWords {
  return { given: listNames(givenNamesOf(name), 'firstName'), family: listNames(name.lastName, 'lastName') };
}

function givenNamesOf({ firstName, middleName = '' }: TicketName): string {
  return `${firstName} ${middleName}`;
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join(' ') === other.toSorted().join(' ');
}

/** Tells whether two names differ by spaces alone: De la Cruz, Delacruz. */
function isSpelledAlike(one: string, other: string): boolean {
  return foldWords(one).join('') === foldWords(other).join('');
}

/** A first given name that is an initial is anybody's: it stays one, and none becomes one. */
function slipsOfGiven(from: readonly string[], to: readonly string[]): number {
  const firsts = [from[0] ?? '', to[0] ?? ''];
  if (firsts.some(({ length }) => length <= 1) && firsts[0] !== firsts[1]) return Number.POSITIVE_INFINITY;
  return countSlips(from, to, slipsOfGivenNames);
}

function countSlips(
  from: readonly string[],
  to: readonly string[],
  slipsOf: (one: string, other: string) => number,
): number {
  const [first, ...others] = from;
  const [newFirst, ...newOthers] = to;
  if (first === undefined || newFirst === undefined) return Number.POSITIVE_INFINITY;
  if (from.length <= to.length) return alignWords(from, to, slipsOf);
  return slipsOf(first, newFirst) + alignWords(newOthers, others, slipsOf);
}

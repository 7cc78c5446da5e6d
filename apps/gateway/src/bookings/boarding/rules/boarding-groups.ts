import type { FlightBoarding } from '@airline/contract';

import { formatPosition } from '../../check-in/rules/boarding-position.ts';

/** The last places of the groups that are called within sixty: the first fifteen are sold as upgraded boarding. */
const lastOfFirstSixty = [15, 30, 60] as const;
const lastOfEachSixty = [30, 60] as const;
const sixty = 60;

/** Somebody in line, by their place. */
interface InLine {
  readonly position: number;
  readonly isBoarded: boolean;
}

/**
 * Gives the groups in which places in line are called: A1 to A15, A16 to A30, A31 to A60, then thirty at a time, up to the last place that
 * somebody has. A group is called once its last place is.
 */
export function toBoardingGroups(line: readonly InLine[], calledUpTo: number): FlightBoarding['groups'] {
  const last = line.reduce((most, { position }) => Math.max(most, position), 0);
  const groups: FlightBoarding['groups'] = [];
  let first = 1;
  for (let start = 0; first <= last; start += sixty) {
    for (const end of start === 0 ? lastOfFirstSixty : lastOfEachSixty) {
      const upTo = start + end;
      const members = line.filter(({ position }) => position >= first && position <= upTo);
      if (first <= last) {
        groups.push({
          upTo,
          from: formatPosition(first),
          to: formatPosition(upTo),
          isCalled: calledUpTo >= upTo,
          checkedIn: members.length,
          boarded: members.filter(({ isBoarded }) => isBoarded).length,
        });
      }
      first = upTo + 1;
    }
  }
  return groups;
}

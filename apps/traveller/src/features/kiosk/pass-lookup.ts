import { parseBoardingPass } from '@airline/boarding-pass';
import { tripLookup, type TripLookup } from '@airline/contract';

/** Reads from a scanned pass what its trip is found by; `undefined` where the text is no pass, or its name is no name of a person. */
export function readPassLookup(text: string): TripLookup | undefined {
  // A reader that types may end with a line break.
  const read = parseBoardingPass(text.replaceAll(/[\r\n\t]/g, ''));
  if ('problem' in read) return undefined;
  const {
    passengerName,
    legs: [first],
  } = read.pass;
  const [lastName = '', firstName = ''] = passengerName.split('/');
  const lookup = { recordLocator: first?.recordLocator.toUpperCase() ?? '', firstName, lastName };
  const parsed = tripLookup.safeParse(lookup);
  return parsed.success ? parsed.data : undefined;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What a season brings into a picture. */
export type Accent = 'snow' | 'leaves' | 'parasol';

/** When a place is looked at. */
export interface PlaceMoment {
  /** Degrees, negative in the south. */
  readonly latitude: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Between the tropics it is always warm. */
const TROPIC_DEGREES = 23.5;
/** From here to the pole snow lies in winter. */
const SNOW_DEGREES = 37;
/** From here to the pole leaves turn in autumn and fall. */
const LEAVES_DEGREES = 32;

const seasonsOfNorth = ['winter', 'spring', 'summer', 'autumn'] as const;

/** Tells the season of a place in a month: that of its hemisphere, and summer all the year between the tropics. */
export function seasonAt({ latitude, month }: PlaceMoment): Season {
  if (Math.abs(latitude) < TROPIC_DEGREES) return 'summer';
  const northernMonth = latitude > 0 ? month : month + 6;
  return seasonsOfNorth[Math.floor((northernMonth % 12) / 3)] ?? 'summer';
}

/** Tells what the season of a place in a month may bring there. */
export function accentAt(moment: PlaceMoment): Accent | undefined {
  const degrees = Math.abs(moment.latitude);
  switch (seasonAt(moment)) {
    case 'winter':
      return degrees >= SNOW_DEGREES ? 'snow' : undefined;
    case 'autumn':
      return degrees >= LEAVES_DEGREES ? 'leaves' : undefined;
    case 'summer':
      return 'parasol';
    case 'spring':
      return undefined;
  }
}

/** Tells whether trees are green there all the year. */
export function isEvergreen({ latitude }: PlaceMoment): boolean {
  return Math.abs(latitude) < LEAVES_DEGREES;
}

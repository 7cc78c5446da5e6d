import type { AllowedCase, LintCase } from '../lint-case.ts';

const rule = 'no-restricted-properties';

/** A function that names a station; the names of the catalogue are all there. */
function naming(expression: string): string {
  return `interface Station {
  readonly shortDisplayName: string;
  readonly emailDisplayName: string;
  readonly cityServed: string;
  readonly timeZone: string;
}
declare const placeName: (code: string, language: string) => string;

export const nameOf = (station: Station, code: string): string => ${expression};
export { placeName };
`;
}

const good = naming("placeName(code, 'es') + station.timeZone");

const pairs: readonly (readonly [title: string, path: string, bad: string])[] = [
  ['by its short name', 'packages/features/booking/src/names.ts', naming('station.shortDisplayName + code')],
  ['by the name for mails', 'apps/gateway/src/texts/names.ts', naming('station.emailDisplayName + code')],
  ['by the cities it serves', 'packages/parts/trip/src/names.ts', naming("station.cityServed.split(',')[0] ?? code")],
  [
    'by a name taken out',
    'apps/traveller/src/names.ts',
    naming('(({ shortDisplayName }) => shortDisplayName + code)(station)'),
  ],
];

export const placeNameCases: readonly LintCase[] = pairs.map(([title, path, bad]) => ({
  rule,
  title: `a station named ${title}`,
  path,
  bad,
  good,
}));

export const placeNamesAllowed: readonly AllowedCase[] = [
  {
    title: 'the catalogue makes its names of their parts',
    path: 'packages/reference-data/src/names.ts',
    source: naming('station.shortDisplayName + code'),
  },
  {
    title: 'a test compares names with the catalogue',
    path: 'packages/features/booking/src/names.test.ts',
    source: naming('station.shortDisplayName + code'),
  },
];

/** Instants at which dates go wrong where they do: the nights on which clocks change, the ends of days, months and years. */
export const instants: Readonly<Record<string, string>> = {
  'an hour before midnight UTC on New Year’s Eve': '2026-12-31T23:00:00Z',
  'the last minute of the year in Dallas': '2027-01-01T05:59:00Z',
  'the last minute of a day in Hawaii': '2026-12-03T09:59:00Z',
  'the night on which clocks go forward': '2027-03-14T07:30:00Z',
  'the night on which clocks go back': '2027-11-07T06:30:00Z',
  'forty days before clocks go forward': '2027-02-02T15:00:00Z',
  'forty days before clocks go back': '2027-09-28T15:00:00Z',
  'the last day of February': '2027-02-28T12:00:00Z',
  '29 February': '2028-02-29T18:00:00Z',
  'two years ahead': '2028-12-02T15:00:00Z',
};

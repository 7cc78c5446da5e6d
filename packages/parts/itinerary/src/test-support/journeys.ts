import type { ItineraryView, Price } from '@airline/contract';

/** Dallas to San Juan with a change in Baltimore, over the day's end. */
export const viaBaltimore: ItineraryView = {
  id: '9Z1234-2026-12-01-DAL+9Z88-2026-12-01-BWI',
  legs: [
    {
      id: '9Z1234-2026-12-01-DAL',
      flight: '9Z1234',
      from: 'DAL',
      to: 'BWI',
      departsAt: '2026-12-01T16:05:00-06:00',
      arrivesAt: '2026-12-01T20:00:00-05:00',
      durationMinutes: 175,
      aircraft: '7M8',
    },
    {
      id: '9Z88-2026-12-01-BWI',
      flight: '9Z88',
      from: 'BWI',
      to: 'SJU',
      departsAt: '2026-12-01T21:10:00-05:00',
      arrivesAt: '2026-12-02T02:10:00-04:00',
      durationMinutes: 240,
      aircraft: '73W',
    },
  ],
  connections: [{ station: 'BWI', layoverMinutes: 70, staysOnBoard: false }],
  stops: 1,
  durationMinutes: 485,
};

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** Two adults and an infant on a lap. */
export const familyPrice: Price = {
  total: usd(30_620),
  passengers: [
    {
      kind: 'adult',
      count: 2,
      base: usd(26_000),
      taxes: [
        { code: 'US', amount: usd(1_950) },
        { code: 'AY', amount: usd(1_120) },
        { code: 'XF', amount: usd(900) },
      ],
      total: usd(29_970),
    },
    { kind: 'lapInfant', count: 1, base: usd(0), taxes: [{ code: 'US', amount: usd(650) }], total: usd(650) },
  ],
  points: 20_000,
  taxesWithPoints: usd(1_120),
  pointsEarned: 1_560,
};

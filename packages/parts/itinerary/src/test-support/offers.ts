import type { FlightLeg, Money, Offer, Party, Trip } from '@airline/contract';

const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

function leg(from: string, to: string, date: string): FlightLeg {
  return {
    id: `WN1-${date}-${from}`,
    flight: 'WN1',
    from,
    to,
    departsAt: `${date}T08:00:00-06:00`,
    arrivesAt: `${date}T10:00:00-06:00`,
    durationMinutes: 120,
    aircraft: '7M8',
  };
}

/** Twenty minutes after tests begin. */
const expiresAt = '2026-12-01T12:20:00.000Z';

/** Makes an offer from Dallas that holds for twenty minutes. */
export function offerOf({
  party = { adults: 1, children: 0, lapInfants: 0 },
  to = 'HOU',
  dates = ['2027-01-12'],
  totalMinor = 12_000,
}: { party?: Party; to?: string; dates?: readonly string[]; totalMinor?: number } = {}): Offer {
  return {
    token: 'signed-offer',
    expiresAt,
    party,
    bounds: dates.map((date, index) => {
      const [origin, destination] = index % 2 === 0 ? ['DAL', to] : [to, 'DAL'];
      const flown = leg(origin ?? '', destination ?? '', date);
      return {
        origin: origin ?? '',
        destination: destination ?? '',
        date,
        itinerary: { id: flown.id, legs: [flown], connections: [], stops: 0, durationMinutes: 120 },
        family: 'classic',
        perPassenger: usd(totalMinor),
      };
    }),
    price: {
      total: usd(totalMinor),
      passengers: [{ kind: 'adult', count: 1, base: usd(totalMinor), taxes: [], total: usd(totalMinor) }],
      points: 7_000,
      taxesWithPoints: usd(1_120),
      pointsEarned: 700,
    },
    freeCancellation: true,
    changes: [],
  };
}

/** Makes the trip that an offer for Ana became. */
export function tripOf({ bounds, party, price }: Offer): Trip {
  return {
    recordLocator: 'K7QM2X',
    version: 0,
    status: 'confirmed',
    bookedAt: '2026-12-01T12:00:00Z',
    party,
    bounds,
    passengers: [
      {
        kind: 'adult',
        firstName: 'Ana',
        lastName: 'Ruiz',
        ticketNumber: '9890000000016',
        assistance: [],
        document: 'notNeeded',
      },
    ],
    price,
    payments: [{ kind: 'card', brand: 'visa', lastFour: '4242', amount: price.total }],
    pointsEarned: 0,
    freeCancellationUntil: '2026-12-02T12:00:00Z',
    terms: {
      cancellation: {
        refund: price.total,
        credit: { ...price.total, amountMinor: 0 },
        forfeited: { ...price.total, amountMinor: 0 },
        pointsReturned: 0,
        freeUntil: '2026-12-02T12:00:00Z',
        closesAt: '2027-02-01T17:50:00Z',
      },
      changes: { until: '2027-02-01T17:50:00Z', areForbidden: false },
    },
    emailHint: 'a•••@example.com',
  };
}

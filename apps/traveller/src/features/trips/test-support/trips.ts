import type { CancellationQuote, Money, Trip } from '@airline/contract';

export const usd = (amountMinor: number): Money => ({ amountMinor, currency: 'USD' });

/** A trip of Ana from Dallas to Houston, booked far ahead, within its free day. */
export const booked: Trip = {
  recordLocator: 'K7QM2X',
  status: 'confirmed',
  bookedAt: '2026-12-01T12:00:00Z',
  party: { adults: 1, children: 0, lapInfants: 0 },
  bounds: [
    {
      origin: 'DAL',
      destination: 'HOU',
      date: '2099-01-12',
      itinerary: {
        id: 'A71-2099-01-12-DAL',
        legs: [
          {
            id: 'A71-2099-01-12-DAL',
            flight: 'A71',
            from: 'DAL',
            to: 'HOU',
            departsAt: '2099-01-12T08:00:00-06:00',
            arrivesAt: '2099-01-12T10:00:00-06:00',
            durationMinutes: 120,
            aircraft: '7M8',
          },
        ],
        connections: [],
        stops: 0,
        durationMinutes: 120,
      },
      family: 'classic',
      perPassenger: usd(12_000),
    },
  ],
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
  pointsEarned: 0,
  price: {
    total: usd(12_000),
    passengers: [{ kind: 'adult', count: 1, base: usd(12_000), taxes: [], total: usd(12_000) }],
    points: 7_000,
    taxesWithPoints: usd(1_120),
    pointsEarned: 700,
  },
  payments: [{ kind: 'card', brand: 'visa', lastFour: '4242', amount: usd(12_000) }],
  freeCancellationUntil: '2026-12-02T12:00:00Z',
  emailHint: 'a•••@example.com',
};

/** What names Ana's trip. */
export const proof = { recordLocator: booked.recordLocator, firstName: 'Ana', lastName: 'Ruiz' };

const { freeCancellationUntil: _over, ...paid } = booked;

/** The same trip, cancelled for a travel credit. */
export const cancelled: Trip = {
  ...paid,
  status: 'cancelled',
  cancellation: {
    cancelledAt: '2026-12-05T12:00:00Z',
    refund: usd(0),
    credit: usd(12_000),
    forfeited: usd(0),
    pointsReturned: 0,
    pointsTakenBack: 700,
    travelCredit: {
      number: 'H7KQ2MXP9RTA',
      holder: { firstName: 'Ana', lastName: 'Ruiz' },
      amount: usd(12_000),
      expiresOn: '2027-12-05',
    },
  },
};

/** What cancelling it within the free day gives back. */
export const freeQuote: CancellationQuote = {
  refund: usd(12_000),
  credit: usd(0),
  forfeited: usd(0),
  freeUntil: '2026-12-02T12:00:00Z',
  closesAt: '2099-01-12T13:50:00Z',
  bounds: [{ amount: usd(12_000), givenBackAs: 'money' }],
  pointsReturned: 0,
  pointsTakenBack: 700,
};

/** What cancelling it later gives back. */
export const creditQuote: CancellationQuote = {
  refund: usd(0),
  credit: usd(12_000),
  forfeited: usd(0),
  closesAt: '2099-01-12T13:50:00Z',
  bounds: [{ amount: usd(12_000), givenBackAs: 'travelCredit' }],
  creditExpiresOn: '2027-12-05',
  pointsReturned: 0,
  pointsTakenBack: 0,
};

/** A gateway that answers each path as told, in turn; the last answer stands for all later ones. */
export function gatewayOf(answers: Readonly<Record<string, readonly (() => Response)[]>>) {
  const asked: { readonly path: string; readonly body: unknown; readonly key: string | null }[] = [];
  const fetch = async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = address instanceof Request ? address.url : address;
    const path = new URL(url, 'http://localhost').pathname.replace('/api/air-booking/v1/', '');
    const before = asked.filter((request) => request.path === path).length;
    asked.push({
      path,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      key: new Headers(init?.headers).get('idempotency-key'),
    });
    const ofPath = answers[path] ?? [];
    const answer = ofPath[Math.min(before, ofPath.length - 1)];
    if (answer === undefined) throw new Error(`Nobody answers ${path}.`);
    return answer();
  };
  return { fetch, asked };
}

/** Answers with a value. */
export const given = (value: unknown) => (): Response => Response.json(value);

/** Answers with a refusal of the contract. */
export const refused =
  (type: string, status = 409) =>
  (): Response =>
    new Response(JSON.stringify({ type, title: '', status }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    });

/** Is cut off. */
export const lost = (): Response => {
  throw new TypeError('Failed to fetch');
};

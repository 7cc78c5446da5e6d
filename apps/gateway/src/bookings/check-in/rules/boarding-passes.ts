import { formatBoardingPass, toDayOfYear, toPassName } from '@airline/boarding-pass';
import type { BoardingPassView, FlightLeg } from '@airline/contract';
import type { BoardingModel } from '@airline/client-config/boarding-model';

import type { LegStatus } from '../../../flights/status/rules/index.ts';
import type { CheckInTrip, LegCheckIn, PlacedPassenger } from './check-in-trip.ts';
import { departureDate, needsDocument } from '../../orders/rules/journey.ts';
import { formatTicketNumber } from '../../orders/rules/ticket-number.ts';
import { listBagTags, toTagItems } from './bags.ts';
import { formatPosition } from './boarding-position.ts';
import { viewSeat } from './check-in-view.ts';

const minuteMs = 60 * 1000;
/** Boarding begins so long before the flight leaves. */
const boardingMinutes = 30;
/** A pass is given until so long after its flight should have left: people keep it for what comes of a delay. */
const givenAfterMs = 24 * 60 * minuteMs;

/** What boarding passes are made with. */
export interface PassFacts {
  readonly statuses: ReadonlyMap<string, LegStatus>;
  readonly model: BoardingModel;
  /** Whether more than names proved the trip: a frequent flyer number is nothing for who knows names alone. */
  readonly isProved: boolean;
  readonly now: Date;
}

/** Makes the boarding passes of everybody who checked in, by flight and then by traveller. */
export function toBoardingPasses(trip: CheckInTrip, facts: PassFacts): BoardingPassView[] {
  return trip.offer.bounds.flatMap(({ itinerary: { legs } }, bound) =>
    legs
      .filter(({ departsAt }) => facts.now.getTime() < Date.parse(departsAt) + givenAfterMs)
      .flatMap((leg) =>
        trip.passengers.flatMap((passenger, traveller) => {
          const checkedIn = trip.checkIns.find(
            (each) => each.passenger === passenger.position && each.legId === leg.id,
          );
          return checkedIn === undefined
            ? []
            : [
                {
                  traveller,
                  bound,
                  ...toPass(
                    trip,
                    { leg, passenger, checkedIn, bagTags: listBagTags(trip, bound, passenger.position) },
                    facts,
                  ),
                },
              ];
        }),
      ),
  );
}

interface PassOf {
  readonly leg: FlightLeg;
  readonly passenger: PlacedPassenger;
  readonly checkedIn: LegCheckIn;
  readonly bagTags: readonly string[];
}

function toPass(
  trip: CheckInTrip,
  { leg, passenger, checkedIn, bagTags }: PassOf,
  facts: PassFacts,
): Omit<BoardingPassView, 'traveller' | 'bound'> {
  const { kind, firstName, lastName, ticketSerial, knownTravelerNumber } = passenger;
  const status = facts.statuses.get(leg.id);
  const { estimated, actual } = status?.departure ?? {};
  const leavesAt = actual ?? estimated ?? Date.parse(leg.departsAt);
  const { departureGate: gate, departureTerminal: terminal } = status?.state ?? {};
  const position =
    checkedIn.position === null || facts.model === 'assigned' ? undefined : formatPosition(checkedIn.position);
  const { seat } = viewSeat(trip, facts.model, { passenger: passenger.position, legId: leg.id });
  return {
    kind,
    firstName,
    lastName,
    leg,
    boardsAt: new Date(leavesAt - boardingMinutes * minuteMs).toISOString(),
    ...(gate === undefined ? {} : { gate }),
    ...(terminal === undefined ? {} : { terminal }),
    sequence: checkedIn.sequence,
    ...(position === undefined ? {} : { position }),
    ...(seat === undefined ? {} : { seat }),
    ...(ticketSerial === undefined ? {} : { ticketNumber: formatTicketNumber(ticketSerial) }),
    ...(bagTags.length === 0 ? {} : { bagTags: [...bagTags] }),
    isKnownTraveler: knownTravelerNumber !== undefined,
    barcode: toBarcode(
      trip,
      { leg, passenger, checkedIn, bagTags },
      { position, seat, isProved: facts.isProved, now: facts.now },
    ),
  };
}

const accountingDigits = 3;
const documentDigits = 10;
/** Item 104: three digits of the row and the letter. */
const seatSymbols = 4;

/** Writes the bar code of a traveller on a flight: its position, which the standard has no item for, is what the airline adds. */
function toBarcode(
  { recordLocator, offer }: CheckInTrip,
  { leg, passenger, checkedIn, bagTags }: PassOf,
  {
    position,
    seat,
    isProved,
    now,
  }: {
    readonly position: string | undefined;
    readonly seat: string | undefined;
    readonly isProved: boolean;
    readonly now: Date;
  },
): string {
  const { kind, gender, ticketSerial, frequentFlyerNumber, knownTravelerNumber, document } = passenger;
  const ticketNumber = ticketSerial === undefined ? undefined : formatTicketNumber(ticketSerial);
  const [, carrier = '', number = ''] = /^([A-Z0-9]{2})(\d{1,4})$/.exec(leg.flight) ?? [];
  const issued = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return formatBoardingPass({
    passengerName: toPassName(passenger),
    ...(ticketNumber === undefined ? {} : { ticketIndicator: 'E' }),
    version: '6',
    passengerDescription: toDescription(kind, gender),
    checkInSource: 'W',
    issuanceSource: 'W',
    issuedOn: `${issued.charAt(3)}${toDayOfYear(issued)}`,
    documentType: 'B',
    issuer: carrier,
    ...toTagItems(bagTags),
    legs: [
      {
        recordLocator,
        from: leg.from,
        to: leg.to,
        carrier,
        flightNumber: number.padStart(4, '0'),
        dayOfYear: toDayOfYear(departureDate(leg)),
        compartment: 'Y',
        ...(kind === 'lapInfant'
          ? { seat: 'INF' }
          : seat === undefined
            ? {}
            : { seat: seat.padStart(seatSymbols, '0') }),
        sequence: String(checkedIn.sequence).padStart(4, '0'),
        // 3: checked in, with a bag.
        status: bagTags.length === 0 ? '1' : '3',
        ...(ticketNumber === undefined
          ? {}
          : {
              airlineCode: ticketNumber.slice(0, accountingDigits),
              documentNumber: ticketNumber.slice(accountingDigits, accountingDigits + documentDigits),
            }),
        selectee: knownTravelerNumber === undefined ? '0' : '3',
        // That there is a document is known; nobody has looked at it.
        documentVerification: needsDocument(offer.bounds) && document !== undefined ? '1' : '0',
        marketingCarrier: carrier,
        ...(isProved && frequentFlyerNumber !== undefined
          ? { frequentFlyerAirline: carrier, frequentFlyerNumber }
          : {}),
        ...(position === undefined ? {} : { airlineData: position }),
      },
    ],
  });
}

/** Item 15: what somebody did not say of themselves is an adult, or a child. */
function toDescription(kind: PlacedPassenger['kind'], gender: PlacedPassenger['gender']): string {
  if (kind === 'lapInfant') return '4';
  if (kind === 'child') return '3';
  if (gender === 'male') return '1';
  return gender === 'female' ? '2' : '0';
}

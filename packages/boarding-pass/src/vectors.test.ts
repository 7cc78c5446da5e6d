import { readFileSync } from 'node:fs';
import { decode } from 'bcbp';
import { describe, expect, test } from 'vitest';

import { type BoardingPass, formatBoardingPass, parseBoardingPass } from './index.ts';

const { valid, broken } = JSON.parse(
  readFileSync(new URL('../vectors/boarding-passes.json', import.meta.url), 'utf8'),
) as {
  readonly valid: readonly { readonly title: string; readonly text: string; readonly pass: BoardingPass }[];
  readonly broken: readonly { readonly title: string; readonly text: string; readonly code: string }[];
};

test('there are as many vectors as a second reader needs', () => {
  expect(valid.length + broken.length).toBeGreaterThanOrEqual(40);
});

describe('texts that are boarding passes', () => {
  test.each(valid)('$title: read', ({ text, pass }) => {
    expect(parseBoardingPass(text)).toEqual({ pass });
  });

  test.each(valid)('$title: written', ({ text, pass }) => {
    expect(formatBoardingPass(pass)).toBe(text);
  });

  // The package `bcbp` reads by the same standard. It knows no text without a version, and no empty security data.
  const read = valid.filter(({ pass: { version, security, legs } }) => {
    const hasAirlineData = legs.some(({ airlineData }) => airlineData !== undefined);
    return (version !== undefined || !hasAirlineData) && security?.data !== '';
  });
  test.each(read)('$title: as another reader has it', ({ text, pass }) => {
    expect(toOurs(text)).toEqual(flatten(pass));
  });
});

describe('texts that are none', () => {
  test.each(broken)('$title', ({ text, code }) => {
    const read = parseBoardingPass(text);
    expect('problem' in read ? read.problem.code : read).toBe(code);
  });
});

/** A pass as the other reader has it, by our names. */
function toOurs(text: string): Readonly<Record<string, unknown>> {
  const { data = {}, meta = {} } = decode(text, 2026);
  const {
    legs = [],
    issuanceDate,
    securityData,
    securityDataType,
    passengerName,
    passengerDescription,
    checkInSource,
    boardingPassIssuanceSource: issuanceSource,
    documentType,
    boardingPassIssuerDesignator: issuer,
    baggageTagNumber: bagTags,
    firstBaggageTagNumber: secondBagTags,
    secondBaggageTagNumber: thirdBagTags,
  } = data;
  return present({
    passengerName,
    ticketIndicator: meta.electronicTicketIndicator,
    version: meta.versionNumber === undefined ? undefined : String(meta.versionNumber),
    passengerDescription,
    checkInSource,
    issuanceSource,
    issuedOn:
      issuanceDate === undefined ? undefined : `${issuanceDate.getUTCFullYear() % 10}${dayOfYear(issuanceDate)}`,
    documentType,
    issuer,
    bagTags,
    secondBagTags,
    thirdBagTags,
    securityType: securityDataType,
    securityData,
    legs: legs.map((leg) =>
      present({
        recordLocator: leg.operatingCarrierPNR,
        from: leg.departureAirport,
        to: leg.arrivalAirport,
        carrier: leg.operatingCarrierDesignator,
        flightNumber: leg.flightNumber,
        compartment: leg.compartmentCode,
        seat: leg.seatNumber,
        sequence: leg.checkInSequenceNumber,
        status: leg.passengerStatus,
        airlineCode: leg.airlineNumericCode,
        documentNumber: leg.serialNumber,
        selectee: leg.selecteeIndicator,
        documentVerification: leg.internationalDocumentationVerification,
        marketingCarrier: leg.marketingCarrierDesignator,
        frequentFlyerAirline: leg.frequentFlyerAirlineDesignator,
        frequentFlyerNumber: leg.frequentFlyerNumber,
        industryDiscount: leg.idIndicator,
        bagAllowance: leg.freeBaggageAllowance,
        fastTrack: leg.fastTrack === undefined ? undefined : leg.fastTrack ? 'Y' : 'N',
        airlineData: leg.airlineInfo,
        // It makes a date of it, of a year that the pass does not name: 366 becomes the first day of the next.
        dayOfYear: leg.flightDate && dayOfYear(leg.flightDate),
      }),
    ),
  });
}

function flatten({ security, legs, ...pass }: BoardingPass): Readonly<Record<string, unknown>> {
  return present({
    ...pass,
    securityType: security?.type,
    securityData: security?.data,
    legs: legs.map((leg) => ({ ...leg, dayOfYear: leg.dayOfYear === '366' ? '001' : leg.dayOfYear })),
  });
}

function present(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

function dayOfYear(date: Date): string {
  const day = (date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / (24 * 60 * 60 * 1000) + 1;
  return String(day).padStart(3, '0');
}

import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type BoardingPass, type BoardingPassLeg, formatBoardingPass, parseBoardingPass, toPassName } from './index.ts';

const like = (pattern: RegExp) => fc.stringMatching(pattern);
const day = fc.integer({ min: 1, max: 366 }).map((number) => String(number).padStart(3, '0'));
const designator = like(/^[A-Z0-9]{2,3}$/);
const symbol = like(/^[A-Z0-9]$/);
/** Printable ASCII that does not end with a blank, nor begin with the mark of a version. */
const printable = like(/^[!-=?-~][ -~]{0,30}[!-~]$/);
const tags = like(/^\d{13}$/);

const mandatory = {
  recordLocator: like(/^[A-Z0-9]{5,7}$/),
  from: like(/^[A-Z]{3}$/),
  to: like(/^[A-Z]{3}$/),
  carrier: designator,
  flightNumber: like(/^\d{4}[A-Z]?$/),
  dayOfYear: day,
  compartment: like(/^[A-Z]$/),
  seat: like(/^[A-Z0-9]{1,4}$/),
  sequence: like(/^\d{4}[A-Z0-9]?$/),
  status: symbol,
  airlineData: printable,
};
const requiredOfLeg = [
  'recordLocator',
  'from',
  'to',
  'carrier',
  'flightNumber',
  'dayOfYear',
  'compartment',
  'status',
] as const;
const conditional = {
  airlineCode: like(/^\d{3}$/),
  documentNumber: like(/^\d{10}$/),
  selectee: symbol,
  documentVerification: symbol,
  marketingCarrier: designator,
  frequentFlyerAirline: designator,
  frequentFlyerNumber: like(/^[A-Z0-9]{1,16}$/),
  industryDiscount: symbol,
  bagAllowance: like(/^\d{1,2}(?:[KL]|PC)$/).filter((text) => text.length <= 3),
  fastTrack: fc.constantFrom('Y', 'N'),
};
const head = {
  passengerName: like(/^[A-Z]{1,8}\/[A-Z]{1,9}$/),
  ticketIndicator: fc.constantFrom('E' as const, 'L' as const),
  security: fc.record({ type: symbol, data: like(/^[ -~]{0,100}$/) }),
};
const legsOf = (leg: fc.Arbitrary<BoardingPassLeg>) => fc.array(leg, { minLength: 1, maxLength: 4 });
const bare: fc.Arbitrary<BoardingPass> = fc.record(
  { ...head, legs: legsOf(fc.record(mandatory, { requiredKeys: [...requiredOfLeg] })) },
  { requiredKeys: ['passengerName', 'legs'] },
);
const whole: fc.Arbitrary<BoardingPass> = fc.record(
  {
    ...head,
    version: like(/^[6-8]$/),
    passengerDescription: symbol,
    checkInSource: symbol,
    issuanceSource: symbol,
    issuedOn: fc.tuple(like(/^\d$/), day).map((parts) => parts.join('')),
    documentType: symbol,
    issuer: designator,
    bagTags: tags,
    secondBagTags: tags,
    thirdBagTags: tags,
    legs: legsOf(fc.record({ ...mandatory, ...conditional }, { requiredKeys: [...requiredOfLeg] })),
  },
  { requiredKeys: ['passengerName', 'version', 'legs'] },
);
const passes = fc.oneof(bare, whole);

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(passes, (pass) => {
      const text = formatBoardingPass(pass);
      expect(parseBoardingPass(text)).toEqual({ pass: { ...pass, legs: pass.legs.map((leg) => ({ ...leg })) } });
      expect(text.length).toBeGreaterThanOrEqual(60 + 37 * (pass.legs.length - 1));
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a text that was cut off anywhere is no boarding pass, or ended before its security data', () => {
  fc.assert(
    fc.property(passes, fc.nat(), (pass, at) => {
      const text = formatBoardingPass(pass);
      const cut = text.slice(0, at % text.length);
      const read = parseBoardingPass(cut);
      expect('pass' in read ? text.at(cut.length) : '^').toBe('^');
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('no text is too strange to be answered', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), passes.map(formatBoardingPass)),
      fc.nat(),
      fc.string(),
      (text, at, put) => {
        const place = text.length === 0 ? 0 : at % text.length;
        const read = parseBoardingPass(text.slice(0, place) + put + text.slice(place + put.length));
        expect(Object.keys(read)).toHaveLength(1);
      },
    ),
    { numRuns: propertyRuns(1000) },
  );
});

test('each name of Latin letters fits a boarding pass', () => {
  const name = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÑÜØÆŁßÞçãő][A-Za-zÁÉÍÓÚÑÜØÆŁßÞçãő .'’-]{0,39}$/);
  fc.assert(
    fc.property(name, name, (firstName, lastName) => {
      const written = toPassName({ firstName, lastName });
      expect(written).toMatch(/^[A-Z][A-Z ]{0,17}\/[A-Z](?:[A-Z ]*[A-Z])?$/);
      expect(written.length).toBeLessThanOrEqual(20);
    }),
  );
});

import {
  type BoardingPasses,
  type BoardingPassView,
  company,
  type Language,
  type passSymbols,
} from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName } from '@airline/reference-data/place-names';

import { fillText } from '../../../texts/fill-text.ts';
import { formatClock, formatDate, formatFlight, formatInstantAt } from '../../../texts/formats.ts';

const formats: Readonly<Record<(typeof passSymbols)[number], string>> = {
  aztec: 'PKBarcodeFormatAztec',
  qr: 'PKBarcodeFormatQR',
  pdf417: 'PKBarcodeFormatPDF417',
};

/** As long as the page gives a pass: people keep it for what comes of a delay. */
const keptAfterMs = 24 * 60 * 60 * 1000;

interface WalletPassFacts {
  readonly recordLocator: string;
  readonly boarding: BoardingPasses['boarding'];
  readonly symbol: (typeof passSymbols)[number];
  readonly language: Language;
  readonly passType: string;
  readonly teamId: string;
}

/**
 * Says what a boarding pass shows in a wallet: its `pass.json`. Times are those of the station that the flight leaves from, as texts, which
 * a wallet does not turn into the time zone of its device.
 *
 * Source: https://developer.apple.com/documentation/walletpasses/pass
 */
export function toWalletPass(pass: BoardingPassView, facts: WalletPassFacts) {
  const { recordLocator, symbol, language, passType, teamId } = facts;
  const { leg, firstName, lastName, gate, terminal, sequence, ticketNumber, bagTags, isKnownTraveler } = pass;
  const texts = tripMail[language].boardingPass;
  const from = cityName(leg.from, language);
  const field = (key: string, label: string, value: string) => ({ key, label, value });
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: teamId,
    serialNumber: `${recordLocator}-${leg.id}-${pass.traveller}`,
    organizationName: company.brand,
    description: `${texts.pass}, ${company.brand} ${formatFlight(leg.flight)}`,
    logoText: company.brand,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(199, 213, 240)',
    backgroundColor: 'rgb(19, 42, 87)',
    relevantDate: toSeconds(new Date(pass.boardsAt)),
    expirationDate: toSeconds(new Date(Date.parse(leg.departsAt) + keptAfterMs)),
    sharingProhibited: true,
    barcodes: [{ format: formats[symbol], message: pass.barcode, messageEncoding: 'iso-8859-1' }],
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: [field('gate', texts.gate, gate ?? texts.noGate)],
      primaryFields: [field('from', from, leg.from), field('to', cityName(leg.to, language), leg.to)],
      auxiliaryFields: [
        field('boards', texts.boards, formatInstantAt(new Date(pass.boardsAt), leg.from, language).time),
        field('departs', texts.departs, formatClock(leg.departsAt, language)),
        field('flight', texts.flight, formatFlight(leg.flight)),
        field('date', texts.date, formatDate(leg.departsAt, language)),
      ],
      secondaryFields: [
        field('passenger', texts.passenger, `${firstName} ${lastName}`),
        field('place', facts.boarding === 'open' ? texts.position : texts.seat, placeOf(pass, facts)),
      ],
      backFields: [
        ...(terminal === undefined ? [] : [field('terminal', texts.terminal, terminal)]),
        field('recordLocator', texts.recordLocator, recordLocator),
        field('sequence', texts.sequence, String(sequence).padStart(3, '0')),
        ...(ticketNumber === undefined ? [] : [field('ticket', texts.ticket, ticketNumber)]),
        ...(bagTags === undefined ? [] : [field('bags', texts.bags, bagTags.join(', '))]),
        ...(isKnownTraveler ? [field('screening', texts.screening, 'TSA PreCheck')] : []),
        field('note', texts.good, `${fillText(texts.localTime, { from })} ${texts.undone}`),
      ],
    },
  };
}

function placeOf(
  { kind, position, seat }: BoardingPassView,
  { boarding, language }: Pick<WalletPassFacts, 'boarding' | 'language'>,
): string {
  const texts = tripMail[language].boardingPass;
  if (kind === 'lapInfant') return texts.lap;
  return (boarding === 'open' ? position : seat) ?? texts.atGate;
}

/** Writes an instant as wallets read one: to the second, without fractions. */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, 'Z');
}

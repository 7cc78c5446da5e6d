import type { BoardingPasses, BoardingPassView, Language } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { cityName, placeName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';

import { fillText } from '../../../texts/fill-text.ts';
import { formatClock, formatDate, formatFlight, formatInstantAt } from '../../../texts/formats.ts';
import type { PassSheet } from '../rules/pass-pdf.ts';

/** Says what the sheets of boarding passes show, one for each pass. */
export function toPassSheets(
  { recordLocator, boarding, passes }: Pick<BoardingPasses, 'recordLocator' | 'boarding' | 'passes'>,
  { brand, language }: { readonly brand: string; readonly language: Language },
): readonly PassSheet[] {
  const texts = tripMail[language].boardingPass;
  return passes.map((pass) => {
    const { leg, firstName, lastName, gate, terminal, sequence, ticketNumber, barcode, isKnownTraveler, bagTags } =
      pass;
    const from = cityName(leg.from, language);
    return {
      brand,
      title: texts.pass,
      name: `${firstName} ${lastName}`,
      route: `${leg.from} – ${leg.to}`,
      cities: `${placeName(leg.from, language)} – ${placeName(leg.to, language)}`,
      facts: [
        { term: texts.flight, value: formatFlight(leg.flight) },
        { term: texts.date, value: formatDate(leg.departsAt, language) },
        { term: boarding === 'open' ? texts.position : texts.seat, value: placeOf(pass, boarding, language) },
        { term: texts.boards, value: formatInstantAt(new Date(pass.boardsAt), leg.from, language).time },
        { term: texts.gate, value: gate ?? texts.noGate },
        { term: texts.departs, value: formatClock(leg.departsAt, language) },
        ...(terminal === undefined ? [] : [{ term: texts.terminal, value: terminal }]),
        { term: texts.recordLocator, value: recordLocator },
        { term: texts.sequence, value: String(sequence).padStart(3, '0') },
        ...(ticketNumber === undefined ? [] : [{ term: texts.ticket, value: ticketNumber }]),
        ...(bagTags === undefined ? [] : [{ term: texts.bags, value: bagTags.join(', ') }]),
        ...(isKnownTraveler ? [{ term: texts.screening, value: 'TSA PreCheck' }] : []),
      ],
      barcode,
      notes: [
        fillText(texts.localTime, { from }),
        ...(getStation(leg.from)?.mobileBoarding === false ? [fillText(texts.paper, { from })] : []),
      ],
    };
  });
}

function placeOf(
  { kind, position, seat }: BoardingPassView,
  boarding: BoardingPasses['boarding'],
  language: Language,
): string {
  const texts = tripMail[language].boardingPass;
  if (kind === 'lapInfant') return texts.lap;
  return (boarding === 'open' ? position : seat) ?? texts.atGate;
}

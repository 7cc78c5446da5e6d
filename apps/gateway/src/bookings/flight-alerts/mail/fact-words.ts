import { company, type Language } from '@airline/contract';
import { flightAlertMail } from '@airline/mail-texts/flight-alert-mail';
import { cityName } from '@airline/reference-data/place-names';

import type { DatedLeg } from '../../../flights/schedule/rules/index.ts';
import { flightName } from '../../../flights/schedule/rules/leg-pattern.ts';
import { fillText } from '../../../texts/fill-text.ts';
import { formatDate, formatDuration, formatFlight, formatInstantAt } from '../../../texts/formats.ts';
import type { FlightFact } from '../rules/flight-fact.ts';

const minuteMs = 60_000;

/** What a mail says of a leg. */
export interface FactWords {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Says in words what happened to a leg, and whom a cancellation leaves to help themselves how: the first fact gives the subject. Times are by the clocks of where it departs. */
export function toFactWords(
  leg: DatedLeg,
  [first, ...rest]: readonly [FlightFact, ...FlightFact[]],
  { language, help }: { readonly language: Language; readonly help: 'help' | 'ifBooked' | undefined },
): FactWords {
  const texts = flightAlertMail[language];
  const named = { flight: formatFlight(flightName(leg.pattern)), ...citiesOf(leg, language) };
  const { phone } = company.customerService[language];
  const facts = [first, ...rest];
  return {
    subject: fillText(texts.subject[first.kind], { ...named, ...subjectValues(leg, first, language) }),
    title: texts.title[first.kind],
    paragraphs: [
      describeLeg(leg, language),
      ...facts.map((fact) => sentenceOf(leg, fact, language)),
      ...(first.kind === 'cancelled' && help !== undefined ? [fillText(texts[help], { phone })] : []),
      ...(facts.some(({ kind }) => kind === 'departure' || kind === 'reinstated') ? [texts.mayChange] : []),
    ],
  };
}

/** Names a leg and its day. */
export function describeLeg(leg: DatedLeg, language: Language): string {
  return fillText(flightAlertMail[language].leg, {
    flight: formatFlight(flightName(leg.pattern)),
    ...citiesOf(leg, language),
    date: formatDate(leg.date, language),
  });
}

function citiesOf({ departure, arrival }: DatedLeg, language: Language) {
  return { origin: cityName(departure.station, language), destination: cityName(arrival.station, language) };
}

function subjectValues(leg: DatedLeg, fact: FlightFact, language: Language): Readonly<Record<string, string>> {
  if (fact.kind === 'departure') {
    return { time: formatInstantAt(new Date(fact.to), leg.departure.station, language).time };
  }
  if (fact.kind === 'gate') return { gate: fact.to };
  return fact.kind === 'diverted' ? { city: cityName(fact.to, language) } : {};
}

function sentenceOf(leg: DatedLeg, fact: FlightFact, language: Language): string {
  const texts = flightAlertMail[language];
  const sentence = fillText(texts.fact[fact.kind], { ...citiesOf(leg, language), ...factValues(leg, fact, language) });
  const reason = 'reason' in fact && fact.reason !== undefined ? texts.reason[fact.reason] : undefined;
  const whole = reason === undefined ? sentence : `${sentence} ${fillText(texts.reasonIs, { reason })}`;
  // A time in Spanish may end with a full stop of its own.
  return whole.replaceAll('..', '.');
}

function factValues(leg: DatedLeg, fact: FlightFact, language: Language): Readonly<Record<string, string>> {
  const texts = flightAlertMail[language];
  switch (fact.kind) {
    case 'departure': {
      const minutes = Math.round((fact.to - leg.departure.instant) / minuteMs);
      const delay = formatDuration(Math.abs(minutes), language);
      return {
        time: writeTime(leg, fact.to, language),
        before: formatInstantAt(new Date(fact.from), leg.departure.station, language).time,
        difference: minutes === 0 ? texts.punctual : fillText(minutes > 0 ? texts.late : texts.early, { delay }),
      };
    }
    case 'reinstated':
      return { time: writeTime(leg, fact.to, language) };
    case 'gate':
      return { from: fact.from, to: fact.to };
    case 'diverted':
      return { city: cityName(fact.to, language) };
    case 'cancelled':
    case 'onCourse':
      return {};
  }
}

/** Writes a time of a leg's departure with whose clocks it is by; with its date where that is another one than planned. */
export function writeTime({ date, departure: { station } }: DatedLeg, at: number, language: Language): string {
  const shown = formatInstantAt(new Date(at), station, language);
  const isThatDay = formatDate(date, language).replace(',', '') === shown.date.replace(',', '');
  const texts = flightAlertMail[language];
  return fillText(isThatDay ? texts.time : texts.timeOnDay, shown);
}

import type { CutMessage, MessageLine } from './cut-messages.ts';
import type { ClockTime, MovementElements, MovementMessage } from './message.ts';
import type { MessageFindings, MessageReason } from './message-fault.ts';
import { readClockTime, readDayOfMonth, readFlight, readStation } from './read-values.ts';

type ElementName = keyof MovementElements;
type Writable = { -readonly [Name in ElementName]?: MovementElements[Name] };

/** The elements that say a time or two, and what each means. Source: IATA AHM 780. */
const timeElements: Readonly<Record<string, readonly [first: ElementName, second?: ElementName]>> = {
  AD: ['offBlock', 'takeOff'],
  AA: ['touchdown', 'onBlock'],
  ED: ['estimatedDeparture'],
  EO: ['estimatedTakeOff'],
  EA: ['estimatedArrival'],
  EB: ['estimatedOnBlock'],
  NI: ['nextInformation'],
};
/** Elements of the standard that say nothing a passenger needs. */
const notRead = /^(?:PX|EDL|FLD|CRT|TOF|RC|FR)(?=[\d/]|$)/;
const flightForm = /^(\w+)\/(\d{2})\.([A-Z0-9-]{2,10})?\.?([A-Z]{3})$/;

/** Reads a movement message (MVT) or a diversion message (DIV); `undefined` with the faults noted where it has any. */
export function parseMovement(message: CutMessage, findings: MessageFindings): MovementMessage | undefined {
  const [first, ...rest] = message.lines;
  const match = flightForm.exec(first?.text ?? '');
  const flight = readFlight(match?.[1] ?? '');
  const dayOfMonth = readDayOfMonth(match?.[2] ?? '');
  if (!first || !flight || dayOfMonth === undefined) {
    const place = first ? { line: first.line, value: first.text } : { line: message.line };
    findings.faults.push({ ...place, reason: 'flightExpected' });
    return undefined;
  }
  const faultsBefore = findings.faults.length;
  const elements = readElements(rest, findings);
  const kind = message.identifier === 'DIV' ? 'diversion' : 'movement';
  if (findings.faults.length === faultsBefore) {
    const fault = findMissing(kind, elements);
    if (fault !== undefined) findings.faults.push({ line: first.line, value: first.text, reason: fault });
  }
  if (findings.faults.length > faultsBefore) return undefined;
  return {
    kind,
    line: first.line,
    ...(message.sentAt === undefined ? {} : { sentAt: message.sentAt }),
    flight,
    dayOfMonth,
    ...(match?.[3] === undefined ? {} : { registration: match[3] }),
    station: match?.[4] ?? '',
    elements,
  };
}

function findMissing(kind: MovementMessage['kind'], elements: MovementElements): MessageReason | undefined {
  if (kind === 'diversion') return elements.arrivalStation === undefined ? 'diversionWithoutStation' : undefined;
  return Object.keys(elements).length === 0 ? 'nothingSaid' : undefined;
}

function readElements(lines: readonly MessageLine[], findings: MessageFindings): MovementElements {
  const elements: Writable = {};
  for (const { line, text } of lines) {
    const tokens = text.split(/ +/);
    for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
      // Supplementary information is free text to the end of its line.
      if (token === 'SI') break;
      const fault = readElement(token, tokens, elements);
      if (fault === 'notRead') findings.remarks.push({ line, value: token, reason: fault });
      else if (fault !== undefined) findings.faults.push({ line, value: token, reason: fault });
      if (fault === 'notRead' && token === 'PX') tokens.shift();
    }
  }
  return elements;
}

function readElement(token: string, rest: string[], elements: Writable): MessageReason | undefined {
  const name = token.slice(0, 2);
  const value = token.slice(2);
  const times = timeElements[name];
  if (times !== undefined && /^[\d/]/.test(value)) {
    const fault = readTimes(value, times, elements);
    const stationFault = name === 'EA' ? readArrivalStation(rest, elements) : undefined;
    return fault ?? stationFault;
  }
  if (notRead.test(token)) return 'notRead';
  if (name === 'DL') return readDelays(value, elements);
  if (name === 'DR') return addCodes(value.split('/'), elements);
  if (name === 'RR') {
    // Back on the block: it has not left.
    if (readClockTime(value) === undefined) return 'notATime';
    elements.offBlock = null;
    return undefined;
  }
  return times === undefined ? 'unknownElement' : 'notATime';
}

function readTimes(
  value: string,
  names: readonly [ElementName, ElementName?],
  elements: Writable,
): MessageReason | undefined {
  const texts = value.split('/');
  if (texts.length > names.length) return 'notATime';
  for (const [index, text] of texts.entries()) {
    const name = names[index];
    // 'AD/1211' says the second time alone.
    if (text === '' && texts.length === 2 && index === 0) continue;
    const time: ClockTime | undefined = readClockTime(text);
    if (name === undefined || time === undefined) return 'notATime';
    if (name in elements) return 'elementTwice';
    Object.assign(elements, { [name]: time });
  }
  return undefined;
}

/** The station of an arrival may follow its time. */
function readArrivalStation(rest: string[], elements: Writable): MessageReason | undefined {
  const next = rest[0];
  if (next === undefined || /^[A-Z]{2}\d|^SI$|^PX$/.test(next)) return undefined;
  rest.shift();
  const station = readStation(next);
  if (station === undefined) return 'notAStation';
  elements.arrivalStation = station;
  return undefined;
}

/** 'DL93/0025', 'DL81/62/0025/0010' or 'DL93': codes first, then as many times or none. */
function readDelays(value: string, elements: Writable): MessageReason | undefined {
  const parts = value.split('/');
  const codes = parts.filter((part) => part.length < 4);
  const minutes = parts.slice(codes.length);
  const areInOrder = parts.slice(0, codes.length).every((part, index) => part === codes[index]);
  const areTimes = minutes.every((part) => /^\d{4}$/.test(part));
  if (!areInOrder || !areTimes || codes.length > 2 || (minutes.length > 0 && minutes.length !== codes.length)) {
    return 'notADelay';
  }
  const byLength = codes
    .map((code, index) => ({ code, minutes: Number(minutes[index] ?? 0) }))
    .toSorted((a, b) => b.minutes - a.minutes)
    .map(({ code }) => code);
  return addCodes(byLength, elements) === undefined ? undefined : 'notADelay';
}

function addCodes(codes: readonly string[], elements: Writable): MessageReason | undefined {
  if (!codes.every((code) => /^\d{2}[A-Z]?$/.test(code))) return 'notACode';
  elements.delayCodes = [...(elements.delayCodes ?? []), ...codes];
  return undefined;
}

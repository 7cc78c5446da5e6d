import type { CalendarDate } from '../../../schedule/rules/index.ts';
import { readDate, readTime } from '../../../schedule/rules/ssim-values.ts';
import type { CutMessage, MessageLine } from './cut-messages.ts';
import type { MessageFindings, MessageReason } from './message-fault.ts';
import {
  type NamedFlight,
  type ScheduleAction,
  scheduleActions,
  type ScheduleMessage,
  type StatedLeg,
} from './message.ts';
import { readFlight } from './read-values.ts';

/** Actions of the standard that make or remake flights: what they say is a schedule, not a change of a day. */
const notTaken = new Set(['NEW', 'RPL', 'RRT', 'FLT', 'ADM', 'SKD', 'REV', 'RSD', 'NAC', 'ACK']);
const referenceLine = /^\d{2}[A-Z]{3}\d{5}[A-Z]\d{3}(?:\/.*)?$/;

/**
 * Reads an ad hoc (ASM) or a standard (SSM) schedule message: each of its changes, which lines of `//` part.
 *
 * The form of both is the same but for the flight line: an ASM has the date there, an SSM has a line with the period below it.
 */
export function parseScheduleMessage(message: CutMessage, findings: MessageFindings): readonly ScheduleMessage[] {
  const lines = [...message.lines];
  const timeMode = lines[0]?.text === 'LT' ? 'local' : 'utc';
  if (lines[0]?.text === 'LT' || lines[0]?.text === 'UTC') lines.shift();
  if (lines[0] && referenceLine.test(lines[0].text)) lines.shift();
  const parts: MessageLine[][] = [[]];
  for (const line of lines) {
    if (line.text === '//') parts.push([]);
    // Supplementary information ends a change, and says nothing that is taken.
    else if (!/^SI(?: |$)/.test(line.text)) parts.at(-1)?.push(line);
  }
  return parts.flatMap((part) => {
    const change = parseChange(part, message, findings);
    if (change === undefined) return [];
    const sentAt = message.sentAt === undefined ? {} : { sentAt: message.sentAt };
    return [{ kind: 'schedule' as const, timeMode, ...sentAt, ...change }];
  });
}

type Change = Omit<ScheduleMessage, 'kind' | 'timeMode' | 'sentAt'>;

function parseChange(lines: MessageLine[], message: CutMessage, { faults }: MessageFindings): Change | undefined {
  const refuse = (line: MessageLine | undefined, reason: MessageReason): undefined => {
    const last = lines.at(-1) ?? { line: message.line };
    faults.push(line ? { line: line.line, value: line.text, reason } : { line: last.line, reason: 'incomplete' });
    return undefined;
  };
  const [actionLine, flightLine, ...rest] = lines;
  // A reason of four letters, such as WEAT, may stand beside the action.
  const [name = ''] = actionLine?.text.split(' ') ?? [];
  const action = scheduleActions.find((known) => known === name);
  if (action === undefined) return refuse(actionLine, notTaken.has(name) ? 'actionNotTaken' : 'actionExpected');
  const isAdHoc = message.identifier === 'ASM';
  const named = flightLine && readFlightLine(flightLine.text, isAdHoc);
  if (!named) return refuse(flightLine, 'scheduleFlightExpected');
  const periodLine = isAdHoc ? undefined : rest.shift();
  const days = named.date === undefined ? periodLine && readPeriod(periodLine.text) : singleDay(named.date);
  if (!days) return refuse(periodLine, 'periodExpected');
  if (days.lastDate < days.firstDate) return refuse(periodLine, 'periodReversed');
  const body = readBody(action, rest);
  if ('reason' in body) return refuse(body.line, body.reason);
  return { line: flightLine.line, action, flight: named.flight, days, ...body };
}

function readFlightLine(
  text: string,
  isAdHoc: boolean,
): { readonly flight: NamedFlight; readonly date?: CalendarDate } | undefined {
  const [name = '', dateText] = (text.split(' ')[0] ?? '').split('/');
  const flight = readFlight(name);
  if (!flight || isAdHoc !== (dateText !== undefined)) return undefined;
  if (dateText === undefined) return { flight };
  const date = readDate(dateText);
  return date === undefined ? undefined : { flight, date };
}

function singleDay(date: CalendarDate): ScheduleMessage['days'] {
  return { firstDate: date, lastDate: date, daysOfOperation: '1234567' };
}

/** '01DEC26 20DEC26 12345' */
function readPeriod(text: string): ScheduleMessage['days'] | undefined {
  const [first = '', last = '', daysOfOperation = '', ...rest] = text.split(/ +/);
  const [firstDate, lastDate] = [readDate(first), readDate(last)];
  const isAscending = /^1?2?3?4?5?6?7?$/.test(daysOfOperation) && daysOfOperation !== '';
  if (firstDate === undefined || lastDate === undefined || !isAscending || rest.length > 0) return undefined;
  return { firstDate, lastDate, daysOfOperation };
}

type Body =
  | Pick<ScheduleMessage, 'legs' | 'aircraftType'>
  | { readonly line: MessageLine | undefined; readonly reason: MessageReason };

/** What stands below flight and period, by action. */
function readBody(action: ScheduleAction, lines: readonly MessageLine[]): Body {
  const [first, second] = lines;
  switch (action) {
    case 'CNL':
    case 'RIN':
      return first ? { line: first, reason: 'moreThanExpected' } : { legs: [] };
    case 'EQT':
    case 'CON': {
      const aircraftType = /^[A-Z] ([A-Z0-9]{3})(?: \S+)?$/.exec(first?.text ?? '')?.[1];
      if (aircraftType === undefined) return { line: first, reason: 'equipmentExpected' };
      return second ? { line: second, reason: 'moreThanExpected' } : { legs: [], aircraftType };
    }
    case 'TIM': {
      const legs: StatedLeg[] = [];
      for (const line of lines) {
        const leg = readLeg(line.text);
        if (leg === undefined) return { line, reason: 'legExpected' };
        legs.push(leg);
      }
      return legs.length === 0 ? { line: undefined, reason: 'incomplete' } : { legs };
    }
  }
}

/** 'DAL0705 HOU0810', with the day of the month (ASM) or the day's shift (SSM) where it is another: 'DAL232350 HOU240055', 'HOU0055/1'. */
function readLeg(text: string): StatedLeg | undefined {
  const end = /^([A-Z]{3})(?:\d{2})?(\d{4})(?:\/-?\d)?$/;
  const [from, to, ...rest] = text.split(/ +/).map((part) => end.exec(part));
  const [departureTime, arrivalTime] = [readTime(from?.[2] ?? ''), readTime(to?.[2] ?? '')];
  if (!from || !to || departureTime === undefined || arrivalTime === undefined || rest.length > 0) return undefined;
  return { from: from[1] ?? '', to: to[1] ?? '', departureTime, arrivalTime };
}

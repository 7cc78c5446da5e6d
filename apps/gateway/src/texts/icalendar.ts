/** One event of a calendar file. Times are instants, so that every calendar shows them in the zone it is set to. */
export interface CalendarEvent {
  /** The same for the same event permanently, so that a second import replaces the first. */
  readonly uid: string;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  /** Absent for what is done anywhere. */
  readonly location?: string | undefined;
  /** Degrees, where the place is known. */
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly description: string;
  /** What a calendar says so many minutes before the start. */
  readonly alarm?: { readonly minutesBefore: number; readonly text: string } | undefined;
}

export interface Calendar {
  readonly name: string;
  /** Whether its events are to be put into a calendar, put there anew, or taken out of it (RFC 5546 §3.2.1, §3.2.2, §3.2.5). */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Counts the files before it that say something else of its events: a calendar believes the highest (RFC 5545 §3.8.7.4). */
  readonly sequence: number;
  /** Whose calendar it is for, by e-mail address: a `REQUEST` names them. */
  readonly attendee?: string;
  /** When it was made. */
  readonly stamp: Date;
  readonly events: readonly CalendarEvent[];
}

/** Who puts the events into calendars, and alone takes them out. */
const organiser = 'ORGANIZER;CN=Alisio:mailto:reservas@alisio.example';

/** Writes a calendar as an iCalendar file (RFC 5545): UTC times, escaped texts, lines of at most 75 octets. */
export function writeCalendar({ name, method, sequence, attendee, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alisio//Trips//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${formatInstant(stamp)}`,
      organiser,
      ...(attendee === undefined ? [] : [attendeeLine(attendee)]),
      `SEQUENCE:${sequence}`,
      ...(method === 'CANCEL' ? ['STATUS:CANCELLED'] : []),
      `DTSTART:${formatInstant(event.start)}`,
      `DTEND:${formatInstant(event.end)}`,
      `SUMMARY:${escapeText(event.summary)}`,
      ...(event.location === undefined ? [] : [`LOCATION:${escapeText(event.location)}`]),
      ...(event.position === undefined ? [] : [`GEO:${event.position.latitude};${event.position.longitude}`]),
      `DESCRIPTION:${escapeText(event.description)}`,
      ...(method === 'CANCEL' ? [] : alarmLines(event.alarm)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Names who has the flights in their calendar and need not answer (RFC 5545 §3.8.4.1). */
function attendeeLine(email: string): string {
  return `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${encodeURI(email)}`;
}

/** Writes an alarm that is shown (RFC 5545 §3.6.6). */
function alarmLines(alarm: CalendarEvent['alarm']): readonly string[] {
  if (alarm === undefined) return [];
  const { minutesBefore, text } = alarm;
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutesBefore}M`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VALARM',
  ];
}

/** Writes an instant as UTC date-time (RFC 5545 §3.3.5, form 2). */
function formatInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Writes a text value (RFC 5545 §3.3.11); control characters, which no text may hold, are left out. */
function escapeText(text: string): string {
  const printable = Array.from(text.replaceAll(/\r\n?/g, '\n')).filter((sign) => sign === '\n' || !isControl(sign));
  return printable
    .join('')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

function isControl(sign: string): boolean {
  return sign < ' ' || sign === '\u007F';
}

const lineOctets = 75;

/** Folds a line at 75 octets of UTF-8, never inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

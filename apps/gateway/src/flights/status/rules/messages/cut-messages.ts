import type { ClockTime } from './message.ts';
import type { MessageFindings } from './message-fault.ts';
import { readClockTime } from './read-values.ts';

export const messageIdentifiers = ['MVT', 'DIV', 'ASM', 'SSM'] as const;

export type MessageIdentifier = (typeof messageIdentifiers)[number];

/** A line of a message with its number, counted from 1 in the whole text. */
export interface MessageLine {
  readonly line: number;
  readonly text: string;
}

/** The lines of one message, without its identifier and its envelope. */
export interface CutMessage {
  readonly identifier: MessageIdentifier;
  readonly line: number;
  readonly sentAt?: ClockTime;
  readonly lines: readonly MessageLine[];
}

/** The origin of a teletype envelope: '.DALOO9Z 231405'. */
const originLine = /^\.[A-Z0-9]{7}(?: (\d{6}))?/;
/** Its addresses: 'QU HDQOW9Z DALKK9Z'. */
const addressLine = /^(?:Q[A-Z] )?[A-Z0-9]{7}(?: [A-Z0-9]{7})*$/;

/**
 * Cuts a text into its messages. Each begins with its identifier, `COR` before it for a correction, and ends with a blank line, an
 * envelope or the next identifier. Envelopes (IATA Type B: addresses, then origin with the time of sending) may stand before it.
 */
export function cutMessages(text: string, { faults }: MessageFindings): readonly CutMessage[] {
  const messages: { identifier: MessageIdentifier; line: number; sentAt?: ClockTime; lines: MessageLine[] }[] = [];
  let current: MessageLine[] | undefined;
  let sentAt: ClockTime | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const trimmed = raw.trim();
    const identifier = messageIdentifiers.find((known) => trimmed === known || trimmed === `COR ${known}`);
    const origin = originLine.exec(trimmed);
    if (!/^[\u0020-\u007e]*$/.test(raw)) {
      faults.push({ line, reason: 'notText' });
    } else if (trimmed === '') {
      current = undefined;
    } else if (identifier !== undefined) {
      current = [];
      messages.push({ identifier, line, ...(sentAt === undefined ? {} : { sentAt }), lines: current });
      sentAt = undefined;
    } else if (origin) {
      current = undefined;
      sentAt = readClockTime(origin[1] ?? '');
    } else if (current) {
      current.push({ line, text: trimmed });
    } else if (!addressLine.test(trimmed)) {
      faults.push({ line, value: trimmed, reason: 'outsideMessage' });
    }
  }
  if (messages.length === 0 && faults.length === 0) faults.push({ line: 1, reason: 'noMessage' });
  return messages;
}

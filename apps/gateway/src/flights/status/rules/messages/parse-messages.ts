import { cutMessages } from './cut-messages.ts';
import type { MessageFault, MessageFindings } from './message-fault.ts';
import type { OperationalMessage } from './message.ts';
import { parseMovement } from './parse-movement.ts';
import { parseScheduleMessage } from './parse-schedule-message.ts';

/** The messages of a text with what is odd in it, or the faults for which nothing of it is taken. */
export type ParsedMessages =
  | { readonly messages: readonly OperationalMessage[]; readonly remarks: readonly MessageFault[] }
  | { readonly faults: readonly MessageFault[] };

/**
 * Reads a text of operational messages: movement (MVT) and diversion (DIV) messages of IATA AHM 780, schedule messages (ASM, SSM) of
 * IATA SSIM, chapters 4 and 5.
 *
 * All faults are found in one reading, each with its line; with a single fault the whole text is refused. Times are UTC, those of a
 * schedule message in the mode that it names. Whether the schedule has the flights is another question: see `matchMessages`.
 */
export function parseMessages(text: string): ParsedMessages {
  const findings: MessageFindings = { faults: [], remarks: [] };
  const messages = cutMessages(text, findings).flatMap((message): readonly OperationalMessage[] => {
    if (message.identifier === 'ASM' || message.identifier === 'SSM') return parseScheduleMessage(message, findings);
    const movement = parseMovement(message, findings);
    return movement === undefined ? [] : [movement];
  });
  const inOrder = (list: MessageFault[]): MessageFault[] => list.toSorted((a, b) => a.line - b.line);
  if (findings.faults.length > 0) return { faults: inOrder(findings.faults) };
  return { messages, remarks: inOrder(findings.remarks) };
}

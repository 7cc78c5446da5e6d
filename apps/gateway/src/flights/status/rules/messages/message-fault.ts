/** What can be wrong with an operational message, with the sentence that tells a person. */
export const messageReasons = {
  notText: 'holds a character that is not printable ASCII',
  noMessage: 'has no message: MVT, DIV, ASM or SSM',
  outsideMessage: 'stands outside a message',
  flightExpected: 'is no flight such as 9Z1234/23.N8601A.DAL',
  scheduleFlightExpected: 'is no flight such as 9Z1234/23NOV26 (ASM) or 9Z1234 (SSM)',
  unknownElement: 'is no element of a movement message',
  notATime: 'is no time such as 1405 or 231405',
  notAStation: 'is no station code of three capitals',
  notADelay: 'is no delay such as DL93/0025 or DL81/62/0025/0010',
  notACode: 'is no code of two digits',
  elementTwice: 'stands twice in one message',
  nothingSaid: 'has no element that says anything',
  diversionWithoutStation: 'has no estimated arrival that names the station it goes to',
  actionExpected: 'is no action: CNL, RIN, TIM, EQT or CON',
  actionNotTaken: 'is an action that is not taken from a message: import the schedule',
  periodExpected: 'is no period such as 01DEC26 20DEC26 1234567',
  periodReversed: 'ends before it begins',
  equipmentExpected: 'is no equipment such as J 7M8 .Y175',
  legExpected: 'is no leg such as DAL0705 HOU0810',
  incomplete: 'ends before all its lines are there',
  moreThanExpected: 'is a line more than the action has',
  // Remarks: the message is taken all the same.
  notRead: 'is an element that is not read',
  // What a message is about, compared with the schedule.
  flightUnknown: 'names a flight that the schedule does not have on that day',
} as const;

export type MessageReason = keyof typeof messageReasons;

/** Names a place of a text of messages and what is odd about it. */
export interface MessageFault {
  /** Counted from 1. */
  readonly line: number;
  /** What stands there. */
  readonly value?: string;
  readonly reason: MessageReason;
}

/** Writes a fault for those who send the messages: `line 3 'AD25:03': is no time such as 1405 or 231405.` */
export function formatMessageFault({ line, value, reason }: MessageFault): string {
  return `line ${line}${value === undefined ? '' : ` '${value}'`}: ${messageReasons[reason]}.`;
}

/** The lists that the parsers of one text fill. */
export interface MessageFindings {
  readonly faults: MessageFault[];
  readonly remarks: MessageFault[];
}

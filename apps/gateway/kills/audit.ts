import type { Books } from './gateway-process.ts';
import type { Ending, Intent } from './intents.ts';
import type { MailSink } from './mail-sink.ts';

/** What people were told, to be held against the books. */
export interface Promises {
  readonly told: readonly { readonly intent: Intent; readonly ending: Ending }[];
  readonly enrolled: readonly string[];
  readonly cancelled: number;
  readonly changed: number;
  readonly corrected: number;
}

/** One line of the audit: what was counted, and of how much of it something is wrong. */
export interface AuditLine {
  readonly what: string;
  readonly counted: number;
  /** What is wrong, by order, leg or username. */
  readonly faults: readonly string[];
}

/** How many mails a gateway may have on their way at a moment: its groups run ten jobs and one at a time. */
const mailsUnderWay = 11;

/** Endings that promise nothing: somebody else looks after the order. */
const open: ReadonlySet<string> = new Set(['processing', 'challenge']);

/**
 * Holds the books against themselves, against what people were told, and against the mails that were taken.
 *
 * `cutOff` says how often a gateway was cut off from its work: each time the mails that it had under way may go out again, with the
 * same Message-ID.
 */
export function auditRun(
  { confirmed, cancelled, changed, bought, corrected, faults, accounts, booked }: Books,
  { told, enrolled, ...promised }: Promises,
  mails: Pick<MailSink, 'taken' | 'dataCommands'>,
  cutOff: number,
): readonly AuditLine[] {
  const locators = new Set(booked.map(({ recordLocator }) => recordLocator));
  const emails = booked.map(({ email }) => email);
  const paid = new Set(emails);
  const usernames = new Set(accounts.usernames);
  const confirmations = told.filter(({ ending }) => ending.status === 'confirmed');
  const refusals = told.filter(({ ending }) => ending.status !== 'confirmed' && !open.has(ending.status));
  const emailOf = ({ intent }: Promises['told'][number]): string => intent.request.contact.email;
  const orderMails = [...mails.taken].filter(([messageId]) =>
    /^<?(confirmation|cancellation|change|correction|contact|former-contact)-/.test(messageId),
  );
  const repeats = orderMails.reduce((sum, [, times]) => sum + times - 1, 0);
  const mostRepeats = cutOff * mailsUnderWay;
  return [
    {
      what: 'seats of each leg are those of its orders, and none oversold',
      counted: confirmed,
      faults: faults.legsWithWrongSeats,
    },
    { what: 'one capture for each trip', counted: confirmed + cancelled, faults: faults.confirmedWithoutOneCapture },
    { what: 'no money without a trip', counted: confirmed + cancelled, faults: faults.moneyWithoutOrder },
    { what: 'a ticket for each trip', counted: confirmed + cancelled, faults: faults.confirmedWithoutTicket },
    { what: 'one refund for each cancellation, of what was paid', counted: cancelled, faults: faults.cancelledWrongly },
    { what: 'each change paid or given back once, to the cent', counted: changed, faults: faults.changedWrongly },
    {
      what: 'each purchase of extras paid once, and no place or seat kept by one that was not made',
      counted: bought,
      faults: faults.extrasWrongly,
    },
    {
      what: 'each correction and each undoing made once, and whole',
      counted: corrected,
      faults: faults.correctedWrongly,
    },
    {
      what: 'points spent, returned and earned as each order says',
      counted: booked.length,
      faults: faults.pointsMovedWrongly,
    },
    { what: 'no account overspent', counted: booked.length, faults: faults.overspent },
    {
      what: 'travel funds spent and given back as each order says, and never below nothing',
      counted: booked.length,
      faults: faults.fundsMovedWrongly,
    },
    {
      what: 'money in is money out, what is booked, forfeited and left of travel funds',
      counted: confirmed + cancelled,
      faults: faults.moneyUnbalanced,
    },
    { what: 'nobody charged twice', counted: booked.length, faults: repeated(emails) },
    {
      what: 'no confirmation that was told is lost',
      counted: confirmations.length,
      faults: confirmations.filter(({ ending }) => !locators.has(ending.recordLocator ?? '')).map(emailOf),
    },
    {
      what: 'nobody who was refused is charged',
      counted: refusals.length,
      faults: refusals
        .filter((refusal) => paid.has(emailOf(refusal)))
        .map((refusal) => `${emailOf(refusal)}: ${refusal.ending.status}`),
    },
    {
      what: 'no cancellation that was told is lost',
      counted: promised.cancelled,
      faults: missing(promised.cancelled, cancelled),
    },
    {
      what: 'no change that was told is lost',
      counted: promised.changed,
      faults: missing(promised.changed, changed),
    },
    {
      what: 'no correction that was told is lost',
      counted: promised.corrected,
      faults: missing(promised.corrected, corrected),
    },
    {
      what: 'no enrolment that was told is lost',
      counted: enrolled.length,
      faults: enrolled.filter((username) => !usernames.has(username)),
    },
    { what: 'accounts and their links whole', counted: usernames.size, faults: Object.values(accounts.faults).flat() },
    {
      what: 'a mail for each confirmation, change, cancellation and correction',
      counted: orderMails.length,
      faults: [
        ...faults.confirmedWithoutMail,
        ...faults.changedWithoutMail,
        ...faults.cancelledWithoutMail,
        ...faults.correctedWithoutMail,
      ],
    },
    {
      what: 'mails of orders taken again, no more than were under way at the kills',
      counted: repeats,
      faults: repeats > mostRepeats ? [`${repeats} where ${mostRepeats} can be`] : [],
    },
    {
      what: 'SMTP DATA commands, mails of accounts and broken ones among them',
      counted: mails.dataCommands(),
      faults: [],
    },
    { what: 'nothing held and no job left', counted: booked.length, faults: faults.unsettled },
  ];
}

/** What people were told of and the books have not. */
function missing(told: number, made: number): readonly string[] {
  return made < told ? [`${told - made} are missing`] : [];
}

function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    if (seen.has(value)) return true;
    seen.add(value);
    return false;
  });
}

/** Lists all that is wrong, each with what it was counted as. */
export function listFaults(lines: readonly AuditLine[]): readonly string[] {
  return lines.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`));
}

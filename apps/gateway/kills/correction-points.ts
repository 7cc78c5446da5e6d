import { type CorrectionDeed, type FaultPoint, storedResponse } from './fault-point.ts';

/** The points of one correction: what it is called, and what its transaction writes. */
interface Correction {
  readonly deed: CorrectionDeed;
  readonly what: string;
  readonly amid: RegExp;
  /** A statement of its transaction. */
  readonly commitOf: RegExp;
  /** The mails of it, by whom they go to. */
  readonly mails: Readonly<Record<string, RegExp>>;
}

const countedRevision = /update "booking_order" set "revision"/;
const undone = /update "order_correction" set "undone_at"/;

const corrections: readonly Correction[] = [
  {
    deed: 'nameCorrection',
    what: 'a corrected name',
    amid: /insert into order_version/,
    commitOf: countedRevision,
    mails: { '': /^correction-/ },
  },
  {
    deed: 'documentCorrection',
    what: 'a corrected passport',
    amid: /update "order_passenger" set .*"document_number"/,
    commitOf: countedRevision,
    mails: { '': /^correction-/, ' to the address before': /^former-contact-corrected-/ },
  },
  {
    deed: 'contactCorrection',
    what: 'a corrected contact',
    amid: /insert into "order_correction"/,
    commitOf: countedRevision,
    mails: { ' to the address before': /^contact-\d+-corrected-former-/, '': /^contact-\d+-corrected-present-/ },
  },
  {
    deed: 'contactUndo',
    what: 'an undone contact',
    amid: undone,
    commitOf: undone,
    mails: { ' to the address before': /^contact-\d+-undone-former-/, '': /^contact-\d+-undone-present-/ },
  },
];

/** The points of what people correct of a booked trip. An undoing has no key, so that no response of it is stored. */
export const correctionPoints: readonly FaultPoint[] = corrections.flatMap(({ deed, what, amid, commitOf, mails }) => [
  { name: `amid ${what}`, deed, when: 'after', step: { statement: amid } },
  { name: `before the commit of ${what}`, deed, when: 'before', step: { commitOf } },
  { name: `after the commit of ${what}`, deed, when: 'after', step: { commitOf } },
  ...(deed === 'contactUndo'
    ? []
    : [
        {
          name: `after the stored response of ${what}`,
          deed,
          when: 'after',
          step: { statement: storedResponse },
        } as const,
      ]),
  ...Object.entries(mails).map(
    ([to, mail]) => ({ name: `after the mail of ${what}${to}`, deed, when: 'after', step: { mail } }) as const,
  ),
]);

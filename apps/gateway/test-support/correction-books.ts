import { isDeepStrictEqual } from 'node:util';

import type { OrderCorrectionRow } from '../src/bookings/orders/order-correction-schema.ts';
import type { bookingOrder, orderPassenger, tripNameKey } from '../src/bookings/orders/order-schema.ts';
import { hashTripNames } from '../src/bookings/orders/trip-name-store.ts';
import { groupBy } from './group-by.ts';

/** What an audit reads of orders that may have been corrected. */
export interface CorrectionBooks {
  readonly orders: readonly (typeof bookingOrder.$inferSelect)[];
  readonly passengers: readonly (typeof orderPassenger.$inferSelect)[];
  readonly corrections: readonly OrderCorrectionRow[];
  readonly nameKeys: readonly (typeof tripNameKey.$inferSelect)[];
  /** Tells whether the mail of an order whose `Message-ID` begins so was taken. */
  isMailed(kind: string, orderId: string): boolean;
}

/** The orders of which something is wrong. */
export interface CorrectionFaults {
  /**
   * Names or the contact are not what the corrections say, the trip is found by other names than those of its travellers, or its
   * revisions are not one for each correction and each undoing.
   */
  readonly correctedWrongly: readonly string[];
  readonly correctedWithoutMail: readonly string[];
}

/**
 * Audits what was corrected of orders. A correction of a passport or a number leaves no row: its mail says that it was made, and without
 * one its revision belongs to none.
 */
export function auditCorrections(books: CorrectionBooks): CorrectionFaults {
  const correctionsOf = groupBy(books.corrections, ({ orderId }) => orderId);
  const passengersOf = groupBy(books.passengers, ({ orderId }) => orderId);
  const keysOf = groupBy(books.nameKeys, ({ orderId }) => orderId);
  const inOrder = (id: string) => correctionsOf(id).toSorted((one, other) => one.number - other.number);

  const areNamesRight = ({ id, recordLocator, hasNameKeys }: CorrectionBooks['orders'][number]): boolean => {
    const travellers = passengersOf(id);
    const isNamed = ({ position, ...passenger }: (typeof travellers)[number]): boolean => {
      const last = inOrder(id).findLast((row) => row.kind === 'name' && row.position === position);
      return last === undefined || isDeepStrictEqual(last.correction.after, nameOf(passenger));
    };
    const keys = hashTripNames(
      recordLocator ?? '',
      travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    );
    const stored = keysOf(id).map(({ key }) => key);
    return travellers.every(isNamed) && (!hasNameKeys || isDeepStrictEqual(new Set(stored), new Set(keys)));
  };
  const isContactRight = ({ id, email, phone }: CorrectionBooks['orders'][number]): boolean => {
    const contacts = inOrder(id).filter(({ kind }) => kind === 'contact');
    const [first] = contacts;
    if (first === undefined) return true;
    const last = contacts.findLast(({ undoneAt }) => undoneAt === null);
    return isDeepStrictEqual(last?.correction.after ?? first.correction.before, { email, phone });
  };
  /** The corrections that a link undid, with all that followed them: each undoing by the first of them. */
  const undoingsOf = (id: string): readonly OrderCorrectionRow[] => {
    const times = groupBy(
      inOrder(id).filter(({ undoneAt }) => undoneAt !== null),
      ({ undoneAt }) => String(undoneAt?.getTime()),
    );
    return inOrder(id).filter((row) => row.undoneAt !== null && times(String(row.undoneAt.getTime()))[0] === row);
  };
  const areRevisionsRight = ({ id, revision }: CorrectionBooks['orders'][number]): boolean => {
    const written = new Set(correctionsOf(id).map(({ number }) => number));
    const revisions = Array.from({ length: revision }, (_, index) => index + 1);
    const others = revisions.filter((number) => !written.has(number) && !books.isMailed(`correction-${number}`, id));
    return others.length === undoingsOf(id).length && [...written].every((number) => number <= revision);
  };
  const isMailedAsMade = (id: string, { kind, number, correction }: OrderCorrectionRow): boolean =>
    kind === 'name'
      ? books.isMailed(`correction-${number}`, id)
      : areBothMailed(id, `contact-${number}-corrected`, correction);
  /** An address that stays is notified once. */
  const areBothMailed = (id: string, kind: string, { before, after }: OrderCorrectionRow['correction']): boolean => {
    const isSameAddress = 'email' in before && 'email' in after && before.email === after.email;
    return books.isMailed(`${kind}-former`, id) && (isSameAddress || books.isMailed(`${kind}-present`, id));
  };
  const isAllMailed = (id: string): boolean =>
    correctionsOf(id).every((row) => isMailedAsMade(id, row)) &&
    undoingsOf(id).every(({ number }) => books.isMailed(`contact-${number}-undone-former`, id));

  const idsWhere = (isWrong: (order: CorrectionBooks['orders'][number]) => boolean): readonly string[] =>
    books.orders
      .filter(({ status }) => status === 'confirmed' || status === 'cancelled')
      .filter(isWrong)
      .map(({ id }) => id);
  return {
    correctedWrongly: idsWhere((order) => !areNamesRight(order) || !isContactRight(order) || !areRevisionsRight(order)),
    correctedWithoutMail: idsWhere(({ id }) => !isAllMailed(id)),
  };
}

function nameOf(
  passenger: Pick<CorrectionBooks['passengers'][number], 'firstName' | 'middleName' | 'lastName' | 'suffix'>,
) {
  const { firstName, middleName, lastName, suffix } = passenger;
  return {
    firstName,
    lastName,
    ...(middleName === null ? {} : { middleName }),
    ...(suffix === null ? {} : { suffix }),
  };
}

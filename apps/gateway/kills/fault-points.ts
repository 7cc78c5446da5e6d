import { correctionPoints } from './correction-points.ts';
import { type FaultPoint, storedResponse } from './fault-point.ts';
import { purchasePoints } from './purchase-points.ts';

const heldOrder = /insert into booking_order/;
const confirmedOrder = /update booking_order set status = 'confirmed'/;
const releasedOrder = /update "booking_order" set "status" = /;
const cancelledOrder = /update booking_order set status = 'cancelled'/;
const heldChange = /insert into order_change/;
const confirmedChange = /update order_change set status = 'confirmed'/;
const releasedChange = /update "order_change" set "status"/;
const leasedJobs = /update "job" set "attempts"/;
const deletedJob = /delete from "job"/;
const newAccount = /insert into "account" /;
const activatedAccount = /update "account" set "status"/;
const newPassword = /update "account" set .*"password_hash"/;
const newLink = /insert into "account_link"/;
const scheduleLegs = /insert into "schedule_leg_pattern/;
const newestTable = /create table "?trip_code"?/i;

/** Every point, in the order in which they are walked: the first one finds a database that was never used. */
export const faultPoints: readonly FaultPoint[] = [
  { name: 'after a signing key is made', deed: 'firstOffer', when: 'after', step: { statement: /into "signing_key"/ } },
  { name: 'after hold', deed: 'booking', when: 'after', step: { statement: heldOrder } },
  { name: 'after authorise', deed: 'booking', when: 'after', step: { processor: 'authorise' } },
  { name: 'after confirm', deed: 'booking', when: 'after', step: { statement: confirmedOrder } },
  { name: 'after the stored response', deed: 'booking', when: 'after', step: { statement: storedResponse } },
  { name: 'after the jobs are leased', deed: 'booking', when: 'after', step: { statement: leasedJobs } },
  { name: 'after capture', deed: 'booking', when: 'after', step: { processor: 'capture' } },
  { name: 'after the capture is noted', deed: 'booking', when: 'after', step: { statement: /update "order_payment"/ } },
  { name: 'before the confirmation’s mail', deed: 'booking', when: 'before', step: { mail: /^confirmation-/ } },
  { name: 'after the confirmation’s mail', deed: 'booking', when: 'after', step: { mail: /^confirmation-/ } },
  { name: 'after a job is done', deed: 'booking', when: 'after', step: { statement: deletedJob } },
  {
    name: 'before the commit of points',
    deed: 'bookingWithPoints',
    when: 'before',
    step: { commitOf: confirmedOrder },
  },
  { name: 'after the commit of points', deed: 'bookingWithPoints', when: 'after', step: { commitOf: confirmedOrder } },
  {
    name: 'before the commit of a release',
    deed: 'declinedBooking',
    when: 'before',
    step: { commitOf: releasedOrder },
  },
  { name: 'after the commit of a release', deed: 'declinedBooking', when: 'after', step: { commitOf: releasedOrder } },
  { name: 'after void', deed: 'declinedBooking', when: 'after', step: { processor: 'void' } },
  { name: 'after cancel', deed: 'cancellation', when: 'after', step: { statement: cancelledOrder } },
  { name: 'after its stored response', deed: 'cancellation', when: 'after', step: { statement: storedResponse } },
  { name: 'after refund', deed: 'cancellation', when: 'after', step: { processor: 'refund' } },
  {
    name: 'after the refund is noted',
    deed: 'cancellation',
    when: 'after',
    step: { statement: /update "order_cancellation"/ },
  },
  { name: 'after the cancellation’s mail', deed: 'cancellation', when: 'after', step: { mail: /^cancellation-/ } },
  { name: 'amid a part’s cancellation', deed: 'partialCancellation', when: 'after', step: { statement: heldChange } },
  {
    name: 'before the commit of a part’s cancellation',
    deed: 'partialCancellation',
    when: 'before',
    step: { commitOf: confirmedChange },
  },
  {
    name: 'after the commit of a part’s cancellation',
    deed: 'partialCancellation',
    when: 'after',
    step: { commitOf: confirmedChange },
  },
  {
    name: 'after the part’s stored response',
    deed: 'partialCancellation',
    when: 'after',
    step: { statement: storedResponse },
  },
  { name: 'after the part’s refund', deed: 'partialCancellation', when: 'after', step: { processor: 'refund' } },
  { name: 'after the part’s mail', deed: 'partialCancellation', when: 'after', step: { mail: /^change-/ } },
  { name: 'after a change is held', deed: 'change', when: 'after', step: { statement: heldChange } },
  { name: 'after the change’s authorise', deed: 'change', when: 'after', step: { processor: 'authorise' } },
  { name: 'before a change is confirmed', deed: 'change', when: 'before', step: { statement: confirmedChange } },
  { name: 'after a change is confirmed', deed: 'change', when: 'after', step: { statement: confirmedChange } },
  { name: 'after the change’s stored response', deed: 'change', when: 'after', step: { statement: storedResponse } },
  { name: 'after the change’s capture', deed: 'change', when: 'after', step: { processor: 'capture' } },
  { name: 'after the change’s mail', deed: 'change', when: 'after', step: { mail: /^change-/ } },
  { name: 'amid a change at once', deed: 'cheaperChange', when: 'after', step: { statement: heldChange } },
  {
    name: 'before the commit of a change at once',
    deed: 'cheaperChange',
    when: 'before',
    step: { commitOf: confirmedChange },
  },
  {
    name: 'after the commit of a change at once',
    deed: 'cheaperChange',
    when: 'after',
    step: { commitOf: confirmedChange },
  },
  { name: 'after the change’s refund', deed: 'cheaperChange', when: 'after', step: { processor: 'refund' } },
  {
    name: 'before the commit of a released change',
    deed: 'declinedChange',
    when: 'before',
    step: { commitOf: releasedChange },
  },
  {
    name: 'after the commit of a released change',
    deed: 'declinedChange',
    when: 'after',
    step: { commitOf: releasedChange },
  },
  { name: 'after the change’s void', deed: 'declinedChange', when: 'after', step: { processor: 'void' } },
  ...purchasePoints,
  ...correctionPoints,
  { name: 'before the commit of an account', deed: 'enrolment', when: 'before', step: { commitOf: newAccount } },
  { name: 'after the commit of an account', deed: 'enrolment', when: 'after', step: { commitOf: newAccount } },
  { name: 'before the commit of a link', deed: 'enrolment', when: 'before', step: { commitOf: newLink } },
  { name: 'after the commit of a link', deed: 'enrolment', when: 'after', step: { commitOf: newLink } },
  { name: 'after a link’s mail', deed: 'enrolment', when: 'after', step: { mail: /^link-/ } },
  {
    name: 'before the commit of a confirmed account',
    deed: 'enrolmentConfirmation',
    when: 'before',
    step: { commitOf: activatedAccount },
  },
  {
    name: 'after the commit of a confirmed account',
    deed: 'enrolmentConfirmation',
    when: 'after',
    step: { commitOf: activatedAccount },
  },
  { name: 'before the commit of a password', deed: 'passwordReset', when: 'before', step: { commitOf: newPassword } },
  { name: 'after the commit of a password', deed: 'passwordReset', when: 'after', step: { commitOf: newPassword } },
  { name: 'after a notice’s mail', deed: 'passwordReset', when: 'after', step: { mail: /^notice-/ } },
  { name: 'amid a schedule’s legs', deed: 'scheduleImport', when: 'after', step: { statement: scheduleLegs } },
  { name: 'before the commit of a schedule', deed: 'scheduleImport', when: 'before', step: { commitOf: scheduleLegs } },
  { name: 'after the commit of a schedule', deed: 'scheduleImport', when: 'after', step: { commitOf: scheduleLegs } },
  { name: 'amid the migrations', deed: 'migration', when: 'after', step: { statement: newestTable } },
  { name: 'before the commit of the migrations', deed: 'migration', when: 'before', step: { commitOf: newestTable } },
  { name: 'after the commit of the migrations', deed: 'migration', when: 'after', step: { commitOf: newestTable } },
];

/** Finds a point by its name. */
export function findFaultPoint(name: string): FaultPoint {
  const found = faultPoints.find((point) => point.name === name);
  if (found === undefined) throw new RangeError(`There is no fault point '${name}'.`);
  return found;
}

import type { OfferBound } from '@airline/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { saleTimes } from './rules/sale-times.ts';
import { checkInTimes } from './rules/check-in-times.ts';
import type { ChargeKind } from '../payments/rules/charge-kinds.ts';

interface OrderJob {
  readonly orderId: string;
}

/** Jobs of earlier releases have no payment: their order's id is the payment's, and a card pays it. */
interface PaymentJob extends OrderJob {
  readonly paymentId?: string;
  readonly tender?: ChargeKind;
}

/** Jobs of earlier releases have no refund: all that the order's cancellation gives back is one. */
interface RefundJob extends PaymentJob {
  readonly refundId?: string;
}

interface ChangeJob extends OrderJob {
  readonly changeId: string;
}

interface ExtraJob extends OrderJob {
  readonly purchaseId: string;
}

/** A traveller whose data were corrected. */
interface CorrectionJob extends OrderJob {
  /** The revision that the correction made. */
  readonly number: number;
  /** The traveller's position in the order, those who left included. */
  readonly position: number;
  readonly what: readonly ('name' | 'document' | 'frequentFlyerNumber' | 'knownTravelerNumber')[];
}

/** A mail about the contact of an order that was corrected, or is again what it was. */
export interface ContactJob extends OrderJob {
  /** The revision that the correction made, or that is undone. */
  readonly number: number;
  readonly event: 'corrected' | 'undone';
  readonly to: string;
  /** Whether it goes to the address that is no longer the order's. */
  readonly isFormer: boolean;
  /** Whether it has the link that undoes it. */
  readonly isUndoable: boolean;
}

/** What is done to an order whose contact was corrected and can be given back. */
export interface FormerContactJob extends OrderJob {
  /** The revision of the correction that the former address can undo. */
  readonly number: number;
  readonly event: 'cancelled' | 'partCancelled' | 'changed' | 'corrected' | 'contactCorrected';
  /** Which one it is, by an id of its own. */
  readonly eventId: string;
}

/** That check-in of a direction opened. */
interface CheckInOpenJob extends OrderJob {
  /** The first flight of the direction: for an order that no longer has it no mail is sent. */
  readonly legId: string;
}

/** That somebody wants the boarding passes of a trip by mail, or has just checked in. */
interface BoardingPassJob extends OrderJob {
  /** Which wish it is: the same mail has the same number when it is sent again. */
  readonly wish: string;
}

/** That a change or a cancellation undid a check-in. */
export interface CheckInUndoneJob extends OrderJob {
  /** The change that undid it; null of a cancellation. */
  readonly changeId: string | null;
  /** Who was checked in for which flight, by their positions in the order. */
  readonly undone: readonly { readonly passenger: number; readonly legId: string }[];
}

/** That an aircraft without their seats flies a flight. */
interface SeatsGoneJob extends OrderJob {
  readonly legId: string;
  /** Which import it was, so that another one is mailed too. */
  readonly importedAt: string;
}

/** What must follow outside once an order is confirmed, changed, released or cancelled, by the kinds of its jobs. */
export interface OrderJobs {
  readonly capturePayment: PaymentJob;
  readonly voidPayment: PaymentJob;
  readonly refundPayment: RefundJob;
  readonly confirmationMail: OrderJob;
  readonly cancellationMail: OrderJob;
  readonly paymentFailedMail: OrderJob;
  readonly changeMail: ChangeJob;
  readonly changeFailedMail: ChangeJob;
  readonly correctionMail: CorrectionJob;
  readonly contactMail: ContactJob;
  readonly formerContactMail: FormerContactJob;
  readonly checkInOpenMail: CheckInOpenJob;
  readonly extrasMail: ExtraJob;
  readonly extrasFailedMail: ExtraJob;
  readonly earlyBirdPlaces: CheckInOpenJob;
  readonly boardingPassMail: BoardingPassJob;
  readonly checkInUndoneMail: CheckInUndoneJob;
  readonly seatsGoneMail: SeatsGoneJob;
}

type OrderJobKind = keyof OrderJobs;

/** A job of an order. */
export interface NewOrderJob<Kind extends OrderJobKind = OrderJobKind> {
  readonly kind: Kind;
  /** What it is done for once, however often it is left: an order, a change of one, a payment, a refund. */
  readonly subject: string;
  readonly payload: OrderJobs[Kind];
  /** The job is not done before this time; at once by default. */
  readonly runAfter?: Date;
}

/** Makes a job that is done once for an order. */
export function orderJob(
  kind: 'confirmationMail' | 'cancellationMail' | 'paymentFailedMail',
  orderId: string,
): NewOrderJob {
  return { kind, subject: orderId, payload: { orderId } };
}

/** Makes a job that is done once for a change of an order. */
export function changeJob(kind: 'changeMail' | 'changeFailedMail', orderId: string, changeId: string): NewOrderJob {
  return { kind, subject: changeId, payload: { orderId, changeId } };
}

/** Makes a job that tells the contact what was corrected of a traveller, once. */
export function correctionJob(orderId: string, corrected: Omit<CorrectionJob, 'orderId'>): NewOrderJob {
  return { kind: 'correctionMail', subject: `${orderId} ${corrected.number}`, payload: { orderId, ...corrected } };
}

/** Makes a job that tells one address what became of an order's contact, once. */
export function contactJob(orderId: string, news: Omit<ContactJob, 'orderId'>): NewOrderJob {
  const { number, event, isFormer } = news;
  const subject = `${orderId} ${number} ${event} ${isFormer ? 'former' : 'present'}`;
  return { kind: 'contactMail', subject, payload: { orderId, ...news } };
}

/** Makes a job that tells the address that an order had before what is done to it, once. */
export function formerContactJob(news: FormerContactJob): NewOrderJob {
  return { kind: 'formerContactMail', subject: news.eventId, payload: news };
}

/** Makes the jobs that tell the contact when check-in of each direction opens, once for a direction's first flight. */
export function checkInJobs(orderId: string, bounds: readonly OfferBound[], now: Date): readonly NewOrderJob[] {
  return bounds.flatMap((bound) => {
    const { opensAt, closesAt } = checkInTimes(bound);
    const [first] = bound.itinerary.legs;
    if (first === undefined || now >= closesAt) return [];
    const payload = { orderId, legId: first.id };
    return [{ kind: 'checkInOpenMail', subject: `${orderId} ${first.id}`, payload, runAfter: opensAt }];
  });
}

/** Makes a job that is done once for a purchase of extras. */
export function extraJob(kind: 'extrasMail' | 'extrasFailedMail', orderId: string, purchaseId: string): NewOrderJob {
  return { kind, subject: purchaseId, payload: { orderId, purchaseId } };
}

/**
 * Makes the jobs that keep places ahead in line once early bird check-in of a direction is sold no more, once for what makes them
 * necessary: an order, a change or a purchase, by its id.
 */
export function earlyBirdJobs(
  orderId: string,
  bounds: readonly OfferBound[],
  cause: string,
  now: Date,
): readonly NewOrderJob[] {
  return bounds.flatMap((bound) => {
    const { closesAt } = saleTimes('earlyBird', bound, undefined);
    const [first] = bound.itinerary.legs;
    if (first === undefined || now >= checkInTimes(bound).closesAt) return [];
    return [
      {
        kind: 'earlyBirdPlaces',
        subject: `${cause} ${first.id}`,
        payload: { orderId, legId: first.id },
        runAfter: closesAt,
      },
    ];
  });
}

/** Makes a job that tells the contact of an order that seats of a flight are gone, once for an import. */
export function seatsGoneJob(orderId: string, legId: string, now: Date): NewOrderJob {
  const importedAt = now.toISOString();
  const subject = `${orderId} ${legId} ${importedAt}`;
  return { kind: 'seatsGoneMail', subject, payload: { orderId, legId, importedAt } };
}

/** Makes a job that mails the boarding passes of an order to its contact, once for a wish. */
export function boardingPassJob(orderId: string, wish: string): NewOrderJob {
  return { kind: 'boardingPassMail', subject: `${orderId} ${wish}`, payload: { orderId, wish } };
}

/** Makes a job that is done once for a payment. */
export function paymentJob(
  kind: 'capturePayment' | 'voidPayment',
  orderId: string,
  { id, kind: tender }: { readonly id: string; readonly kind: ChargeKind },
): NewOrderJob {
  return { kind, subject: id, payload: { orderId, paymentId: id, tender } };
}

/** Makes a job that is done once for a refund. */
export function refundJob(
  orderId: string,
  { id, paymentId, kind: tender }: { readonly id: string; readonly paymentId: string; readonly kind: ChargeKind },
): NewOrderJob {
  return { kind: 'refundPayment', subject: id, payload: { orderId, refundId: id, paymentId, tender } };
}

/** Leaves jobs for an order, in the transaction that makes them necessary. A subject has one job of a kind. */
export async function enqueueOrderJobs(db: Database, jobs: readonly NewOrderJob[], now: Date): Promise<void> {
  await insertJobs(
    db,
    jobs.map(({ subject, ...job }) => ({ ...job, key: subject })),
    now,
  );
}

/** The part of a statement that leaves jobs where another part, `orders`, returns a row. */
export function insertOrderJobs(jobs: readonly NewOrderJob[], orders: SQL, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`insert into job (kind, key, payload, created_at, run_after)
      select jobs.kind, jobs.subject, jobs.payload, ${at}, greatest(${at}, jobs."runAfter")
      from ${orders} as orders,
        jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as jobs
          (kind text, subject text, payload jsonb, "runAfter" timestamptz)
      on conflict (kind, key) do nothing`;
}

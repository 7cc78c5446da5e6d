import { type ContactJob, contactJob, type NewOrderJob } from '../orders/order-jobs.ts';

/** What became of a contact: a mail to the address that it had, and one to the one that it has. */
export interface ContactNews extends Pick<ContactJob, 'event'> {
  /** The revision that the correction made, or that is undone. */
  readonly number: number;
  readonly before: string;
  readonly after: string;
  /** Whether the address of before may take it back. */
  readonly isUndoable: boolean;
}

/** Makes the jobs that tell both addresses; one where the address stays and the telephone number changes. */
export function contactJobs(
  orderId: string,
  { number, before, after, event, isUndoable }: ContactNews,
): readonly NewOrderJob[] {
  const toOld = contactJob(orderId, { number, event, to: before, isFormer: true, isUndoable });
  const toNew = contactJob(orderId, { number, event, to: after, isFormer: false, isUndoable: false });
  return before === after ? [toOld] : [toOld, toNew];
}

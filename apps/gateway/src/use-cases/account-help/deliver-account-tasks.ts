import type { AccountTask } from '../../domain/account-help/account-task.ts';
import { deleteTask, leaseTasks, putOffTask, type WaitingTask } from '../../store/account-tasks.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { destinationOf } from './destination.ts';
import { mailEnrollment } from './mail-enrollment.ts';
import { mailFirstLogin } from './mail-first-login.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';
import { resolveLookup } from './resolve-lookup.ts';
import { sendNotice } from './send-notice.ts';

const tasksAtATime = 10;
const leaseMs = 60_000;
const firstDelayMs = 2_000;
/** With delays that double: about an hour. Nobody waits longer for a link that they asked for. */
const mostAttempts = 11;

/**
 * Does what account help left for after its answers, the oldest first. Gives how many tasks it took.
 *
 * Each is done at least once; what fails is tried again after 2, 4, 8 … seconds, and forgotten after the last attempt, for
 * it names people. The log has its id and kind alone.
 */
export async function deliverAccountTasks(services: AccountMailServices): Promise<number> {
  const { db, now } = services;
  const tasks = await leaseTasks(db, tasksAtATime, now(), leaseMs);
  for (const waiting of tasks) {
    try {
      // One after the other: the later of two links for one account is the one that counts.
      await deliver(services, waiting);
      await deleteTask(db, waiting.id);
    } catch (error) {
      await retryLater(services, waiting, error);
    }
  }
  return tasks.length;
}

async function deliver(services: AccountMailServices, { id, task, createdAt }: WaitingTask): Promise<void> {
  switch (task.kind) {
    case 'lookup': {
      const accountId = await resolveLookup(services, task.request, createdAt);
      const details = { purpose: task.request.purpose };
      await recordSecurityEvent(services.db, {
        event: 'linkRequested',
        at: createdAt,
        accountId,
        ...task.trace,
        details,
      });
      return;
    }
    case 'firstLogin':
      await mailFirstLogin(services, task, createdAt);
      return;
    case 'link':
      await mailTaskLink(services, task, createdAt);
      return;
    case 'notice':
      await sendNotice(services, { ...task, id: String(id) });
  }
}

async function mailTaskLink(
  services: AccountMailServices,
  task: Extract<AccountTask, { readonly kind: 'link' }>,
  askedAt: Date,
): Promise<void> {
  const found = await findAccountById(services.db, task.accountId);
  if (found === undefined) return;
  const { purpose, language, newEmail } = task;
  const destination = destinationOf(task.surface, found.company);
  const content = { language, destination, ...(newEmail === undefined ? {} : { newEmail }) };
  const wanted = { account: found.account, purpose, content, askedAt };
  await (purpose === 'confirmEnrollment' ? mailEnrollment(services, wanted) : mailLink(services, wanted));
}

async function retryLater({ db, now, log }: AccountMailServices, waiting: WaitingTask, error: unknown): Promise<void> {
  const { id, task, attempts } = waiting;
  // A transport's error can quote the address that a mail was for: its message stays out of the log.
  const reason = error instanceof Error ? error.name : typeof error;
  const about = { reason, taskId: id, kind: task.kind, attempts };
  if (attempts >= mostAttempts) {
    await deleteTask(db, id);
    log.error(about, 'a task of account help was given up: an operator has to look at the mail server');
    return;
  }
  await putOffTask(db, id, new Date(now().getTime() + firstDelayMs * 2 ** (attempts - 1)));
  log.warn(about, 'a task of account help will be tried again');
}

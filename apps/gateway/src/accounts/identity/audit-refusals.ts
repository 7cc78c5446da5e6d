import {
  type Endpoint,
  type EndpointName,
  problem,
  problemMediaType,
  problemNameOf,
  type Problem,
} from '@airline/contract';
import type { Context } from 'hono';

import { findAccess } from '../../http/access.ts';
import type { EndpointGuard } from '../../http/endpoint-routes.ts';
import { readClientNetwork, readTrace } from '../../http/request-origin.ts';
import { createMemoryCounters } from '../../limits/memory-counters.ts';
import { type ErrorCause, errorCauses } from './rules/error-causes.ts';
import type { SecurityEventName } from './rules/security-events.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import type { AccountServices } from './services.ts';

/** A refusal that the audit log tells of. */
interface AuditedRefusal {
  readonly event: Extract<SecurityEventName, 'accessRefused' | 'limitReached'>;
  /** The closed word that says why: of a problem's name or an error's cause. */
  readonly cause: string;
}

/** An account, or a network without one, is recorded once an hour for each cause. */
const oncePer = { most: 1, windowMs: 60 * 60 * 1000 };

/** From however many networks strangers ask, or with however many accounts: an instance writes no more than so many of either. */
const allTogether = { most: 100, windowMs: 60 * 1000 };

/** What honest clients meet every day, and what is the gateway's own doing. */
const routine: ReadonlySet<ErrorCause> = new Set([
  'tokenExpired',
  'proofTooOld',
  'passwordChangedSinceProof',
  'sessionStoreAway',
  'keySetAway',
]);

/** A login refused because the account logs in elsewhere stands in the log as a failed login. */
const toldElsewhere: ReadonlySet<string> = new Set(['loginElsewhere']);

const causeByCode: ReadonlyMap<number, ErrorCause> = new Map(
  (Object.entries(errorCauses) as [ErrorCause, number][]).map(([cause, code]) => [code, cause]),
);

/**
 * Writes into the audit log which access was refused, and which limit reached, at any endpoint and by whatever refused it: guards,
 * budgets, the rules of a wing.
 *
 * A refused client can ask again without end, and must not fill the log, which nobody can empty: each account and each network has one
 * entry an hour for a cause, and all of an instance together a hundred a minute. What concerns no account is counted by day alone.
 */
export function refusalAudit(services: AccountServices): EndpointGuard {
  const told = createMemoryCounters(services.now);
  const written = createMemoryCounters(services.now);
  const isToBeTold = async (key: string, whose: 'account' | 'stranger'): Promise<boolean> =>
    (await told.count(key, oncePer, 1)).count <= oncePer.most &&
    (await written.count(whose, allTogether, 1)).count <= allTogether.most;

  async function record(context: Context, { event, cause }: AuditedRefusal, endpoint: EndpointName): Promise<void> {
    const { accountId, sessionId } = findAccess(context) ?? {};
    const network = readClientNetwork(context, services);
    const whose = accountId === undefined ? 'stranger' : 'account';
    if (!(await isToBeTold(`${event} ${cause} ${accountId ?? network}`, whose))) return;
    const { reference, addressHash } = await readTrace(context, services);
    const details = { cause, endpoint };
    const at = services.now();
    await recordSecurityEvent(services.db, { event, at, accountId, sessionId, reference, addressHash, details });
  }

  return ({ name, endpoint }) =>
    async (context, next) => {
      await next();
      const refusal = await findRefusal(context, endpoint);
      if (refusal === undefined) return;
      // Who is refused is refused, whatever becomes of the entry.
      await record(context, refusal, name).catch((error: unknown) => {
        services.log.error(
          { requestId: context.get('requestId' as never), err: error },
          'a refusal is not in the audit log',
        );
      });
    };
}

async function findRefusal({ res }: Context, endpoint: Endpoint): Promise<AuditedRefusal | undefined> {
  if (res.status < 400 || res.headers.get('content-type') !== problemMediaType) return undefined;
  const parsed = problem.safeParse(await res.clone().json());
  return parsed.success ? toAudited(parsed.data, endpoint) : undefined;
}

function toAudited({ status, type, code }: Problem, { authentication }: Endpoint): AuditedRefusal | undefined {
  const name = problemNameOf(type) ?? '';
  if (status === 429) return { event: 'limitReached', cause: name };
  if (status === 403) return toldElsewhere.has(name) ? undefined : { event: 'accessRefused', cause: name };
  const cause = authentication === undefined || code === undefined ? undefined : causeByCode.get(code);
  return cause === undefined || routine.has(cause) ? undefined : { event: 'accessRefused', cause };
}

import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import { refuseFields } from './field-refusal.ts';
import { loginUnavailable } from './identity-failure.ts';
import { traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { enrollMember } from '../use-cases/account-help/enroll-member.ts';

/** Opens members' accounts. */
export function enrollmentRoutes({ identity }: Pick<Services, 'identity'>): Hono {
  const { enrollMember: enroll } = endpoints;
  return new Hono().onError(loginUnavailable(identity)).post(enroll.path, async (context) => {
    const keyed = await parseIdempotencyKey(context);
    if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
    const parsed = await parseBody(context, enroll.body);
    if ('refusal' in parsed) return parsed.refusal;
    const enrollment = { ...keyed, enrollment: parsed.value };
    const result = await enrollMember(identity, enrollment, await traceOf(context, identity));
    if ('retryAfterSeconds' in result) return refuseForNow(context, result.retryAfterSeconds);
    if ('refused' in result) return refuse(context, result.refused);
    if ('faults' in result) return refuseFields(context, result.faults);
    if ('code' in result) return refuseByCode(context, result.code, { errors: [...result.errors] });
    return context.body(null, enroll.success, { 'cache-control': 'no-store' });
  });
}

import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import { refuseFields } from './field-refusal.ts';
import { loginUnavailable } from './identity-failure.ts';
import { refuseLogin } from './identity-refusal.ts';
import { traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { correctEnrollmentEmail } from '../use-cases/account-help/correct-enrollment-email.ts';
import { enrollMember } from '../use-cases/account-help/enroll-member.ts';

const noStore = { 'cache-control': 'no-store' };

/** Opens members' accounts, and corrects the address of one that waits for its confirmation. */
export function enrollmentRoutes({ identity }: Pick<Services, 'identity'>): Hono {
  const { enrollMember: enroll, correctEnrollmentEmail: correct } = endpoints;
  const routes = new Hono().onError(loginUnavailable(identity));
  routes.put(correct.path, async (context) => {
    const parsed = await parseBody(context, correct.body);
    if ('refusal' in parsed) return parsed.refusal;
    const result = await correctEnrollmentEmail(identity, parsed.value, await traceOf(context, identity));
    if (!('mailed' in result)) return refuseLogin(context, result);
    return context.body(null, correct.success, noStore);
  });
  routes.post(enroll.path, async (context) => {
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
    return context.body(null, enroll.success, noStore);
  });
  return routes;
}

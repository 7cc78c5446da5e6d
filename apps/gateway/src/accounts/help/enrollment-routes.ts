import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { correctEnrollmentEmail } from './correct-enrollment-email.ts';
import { enrollMember } from './enroll-member.ts';

/** Opens members' accounts, and corrects the address of one that waits for its confirmation. */
export function enrollmentRoutes(services: AccountServices): Hono {
  const { enrollMember: enroll, correctEnrollmentEmail: correct } = endpoints;
  const routes = new Hono();
  routes.put(correct.path, async (context) => {
    const parsed = await parseBody(context, correct.body);
    if ('refused' in parsed) return refuse(context, parsed.refused);
    const result = await correctEnrollmentEmail(services, parsed.value, await readTrace(context, services));
    if ('refused' in result) return refuse(context, result.refused);
    return context.body(null, correct.success, noStore);
  });
  routes.post(enroll.path, async (context) => {
    const keyed = await parseIdempotencyKey(context);
    if ('refused' in keyed) return refuse(context, keyed.refused);
    const parsed = await parseBody(context, enroll.body);
    if ('refused' in parsed) return refuse(context, parsed.refused);
    const enrollment = { ...keyed, enrollment: parsed.value };
    const result = await enrollMember(services, enrollment, await readTrace(context, services));
    if ('refused' in result) return refuse(context, result.refused);
    return context.body(null, enroll.success, noStore);
  });
  return routes;
}

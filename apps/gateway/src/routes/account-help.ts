import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import type { IdentityServices } from '../identity-services.ts';
import { parseBody } from '../parse-body.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import { type RequestTrace, traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { answerLink } from '../use-cases/account-help/answer-link.ts';
import { completeLink } from '../use-cases/account-help/complete-link.ts';
import { openLink, viewOf } from '../use-cases/account-help/link-view.ts';
import { requestLink } from '../use-cases/account-help/request-link.ts';
import { refuseFields } from './field-refusal.ts';
import { loginUnavailable } from './identity-failure.ts';

const noStore = { 'cache-control': 'no-store' };

/** Helps people who cannot log in: mailed links, what they ask, and what they do. */
export function accountHelpRoutes({ identity }: Pick<Services, 'identity'>): Hono {
  const { requestLink: request, readLink: read, answerLink: answer, completeLink: complete } = endpoints;
  return new Hono()
    .onError(loginUnavailable(identity))
    .post(request.path, async (context) => {
      const parsed = await parseBody(context, request.body);
      if ('refusal' in parsed) return parsed.refusal;
      const limit = await requestLink(identity, parsed.value, await traceOf(context, identity));
      return limit === undefined ? context.body(null, request.success, noStore) : refuseForNow(context, limit);
    })
    .post(read.path, async (context) => {
      const used = await linkUse(context, identity);
      if ('refusal' in used) return used.refusal;
      const parsed = await parseBody(context, read.body);
      if ('refusal' in parsed) return parsed.refusal;
      const open = await openLink(identity, parsed.value.token);
      return 'refused' in open
        ? refuse(context, open.refused, { mailedLink: open.mailedLink })
        : context.json(viewOf(open), read.success, noStore);
    })
    .post(answer.path, async (context) => {
      const used = await linkUse(context, identity);
      if ('refusal' in used) return used.refusal;
      const parsed = await parseBody(context, answer.body);
      if ('refusal' in parsed) return parsed.refusal;
      const result = await answerLink(identity, parsed.value, used.trace);
      if ('refused' in result) return refuse(context, result.refused, { mailedLink: result.mailedLink });
      if ('missing' in result) return refuseFields(context, result.missing);
      if ('code' in result) return refuseByCode(context, result.code, { errors: result.errors });
      return context.json(result.state, answer.success, noStore);
    })
    .post(complete.path, async (context) => {
      const used = await linkUse(context, identity);
      if ('refusal' in used) return used.refusal;
      const parsed = await parseBody(context, complete.body);
      if ('refusal' in parsed) return parsed.refusal;
      const completion = await completeLink(identity, parsed.value, used.trace);
      if ('refused' in completion) return refuse(context, completion.refused, { mailedLink: completion.mailedLink });
      if ('faults' in completion) return refuseFields(context, completion.faults);
      if ('code' in completion)
        return refuseByCode(context, completion.code, { errors: [...(completion.errors ?? [])] });
      return context.json(completion.result, complete.success, noStore);
    });
}

/** Counts one more use of mailed links from an address: their secrets cannot be guessed, and nobody should try. */
async function linkUse(
  context: Context,
  identity: IdentityServices,
): Promise<{ readonly trace: RequestTrace } | { readonly refusal: Response }> {
  const trace = await traceOf(context, identity);
  const { isExceeded, retryAfterSeconds } = await identity.limits.limitRate('linkUseAddress', trace.address);
  return isExceeded ? { refusal: refuseForNow(context, retryAfterSeconds) } : { trace };
}

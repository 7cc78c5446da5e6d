import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse, type Refused, refusedForNow } from '../../http/refusal.ts';
import { type RequestTrace, readTrace } from '../../http/request-origin.ts';
import { answerLink } from './answer-link.ts';
import { completeLink } from './complete-link.ts';
import { openLink, toLinkState } from './link-view.ts';
import { requestLink } from './request-link.ts';

/** Helps people who cannot log in: mailed links, what they ask, and what they do. */
export function accountHelpRoutes(services: AccountServices): Hono {
  const { requestLink: request, readLink: read, answerLink: answer, completeLink: complete } = endpoints;
  return new Hono()
    .post(request.path, async (context) => {
      const parsed = await parseBody(context, request.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const refusal = await requestLink(services, parsed.value, await readTrace(context, services));
      return refusal === undefined ? context.body(null, request.success, noStore) : refuse(context, refusal.refused);
    })
    .post(read.path, async (context) => {
      const used = await linkUse(context, services);
      if ('refused' in used) return refuse(context, used.refused);
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const open = await openLink(services, parsed.value.token);
      return 'refused' in open ? refuse(context, open.refused) : context.json(toLinkState(open), read.success, noStore);
    })
    .post(answer.path, async (context) => {
      const used = await linkUse(context, services);
      if ('refused' in used) return refuse(context, used.refused);
      const parsed = await parseBody(context, answer.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const result = await answerLink(services, parsed.value, used.trace);
      if ('refused' in result) return refuse(context, result.refused);
      return context.json(result.state, answer.success, noStore);
    })
    .post(complete.path, async (context) => {
      const used = await linkUse(context, services);
      if ('refused' in used) return refuse(context, used.refused);
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const completion = await completeLink(services, parsed.value, used.trace);
      if ('refused' in completion) return refuse(context, completion.refused);
      return context.json(completion.result, complete.success, noStore);
    });
}

/** Counts one more use of mailed links from an address: their secrets cannot be guessed, and nobody should try. */
async function linkUse(
  context: Context,
  services: AccountServices,
): Promise<{ readonly trace: RequestTrace } | Refused> {
  const trace = await readTrace(context, services);
  const limit = await services.limits.limitRate('linkUseAddress', trace.address);
  return limit.isExceeded ? refusedForNow(limit) : { trace };
}

import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
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
      await requestLink(services, parsed.value, await readTrace(context, services));
      return context.body(null, request.success, noStore);
    })
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const open = await openLink(services, parsed.value.token);
      return 'refused' in open ? refuse(context, open.refused) : context.json(toLinkState(open), read.success, noStore);
    })
    .post(answer.path, async (context) => {
      const parsed = await parseBody(context, answer.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const result = await answerLink(services, parsed.value, await readTrace(context, services));
      if ('refused' in result) return refuse(context, result.refused);
      return context.json(result.state, answer.success, noStore);
    })
    .post(complete.path, async (context) => {
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const completion = await completeLink(services, parsed.value, await readTrace(context, services));
      if ('refused' in completion) return refuse(context, completion.refused);
      return context.json(completion.result, complete.success, noStore);
    });
}

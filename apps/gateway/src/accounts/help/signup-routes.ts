import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { completeSignup } from './complete-signup.ts';
import { showSignup, signUpCompany } from './sign-up-company.ts';

/** Signs companies up: by a mailed link, which opens the company with its first administrator. */
export function signupRoutes(services: AccountServices): Hono {
  const { signUpCompany: signUp, readCompanySignup: read, completeCompanySignup: complete } = endpoints;
  return new Hono()
    .post(signUp.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, signUp.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refused = await signUpCompany(services, { ...keyed, signup: parsed.value, trace });
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, signUp.success, noStore);
    })
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const signup = await showSignup(services, parsed.value.token);
      return 'refused' in signup ? refuse(context, signup.refused) : context.json(signup, read.success, noStore);
    })
    .post(complete.path, async (context) => {
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const opened = await completeSignup(services, parsed.value, await readTrace(context, services));
      return 'refused' in opened ? refuse(context, opened.refused) : context.json(opened, complete.success, noStore);
    });
}

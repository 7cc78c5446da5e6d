import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { assertionSeconds } from '../identity/identity-tokens.ts';
import { clearLoginCookie, readLoginCookie, toLoginCookie, writeLoginCookie } from '../identity/login-cookie.ts';
import type { AccountServices } from '../identity/services.ts';
import { findCompanyAccess } from './company-access.ts';
import { companyLoginSeconds, completeCompanyLogin, startCompanyLogin } from './company-login.ts';
import { removeSignOn, saveSignOn, showSignOn, trySignOn } from './manage-sign-on.ts';

const loginCookie = 'airline.company-login';

/** Lets administrators say how their people log in, and lets the people in. */
export function signOnRoutes(services: AccountServices): Hono {
  return new Hono().route('/', managedSignOnRoutes(services)).route('/', companyLoginRoutes(services));
}

function managedSignOnRoutes(services: AccountServices): Hono {
  const { db } = services;
  const { readSignOn: read, saveSignOn: save, trySignOn: trial, removeSignOn: remove } = endpoints;
  return new Hono()
    .get(read.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'readSignOn');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json(await showSignOn(services, access), read.success, noStore);
    })
    .put(save.path, async (context) => {
      const parsed = await parseBody(context, save.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const refused = await saveSignOn(services, requireAccountAccess(context).accountId, parsed.value);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, save.success, noStore);
    })
    .post(trial.path, async (context) => {
      const parsed = await parseBody(context, trial.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const tried = await trySignOn(services, requireAccountAccess(context).accountId, parsed.value.issuer);
      return 'refused' in tried ? refuse(context, tried.refused) : context.json(tried, trial.success, noStore);
    })
    .delete(remove.path, async (context) => {
      const refused = await removeSignOn(services, requireAccountAccess(context).accountId);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, remove.success, noStore);
    });
}

function companyLoginRoutes(services: AccountServices): Hono {
  const { publicOrigin } = services;
  const { startCompanyLogin: start, completeCompanyLogin: complete } = endpoints;
  return new Hono()
    .post(start.path, async (context) => {
      const parsed = await parseBody(context, start.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const started = await startCompanyLogin(services, parsed.value);
      if ('refused' in started) return refuse(context, started.refused);
      const cookie = toLoginCookie(context, loginCookie, publicOrigin);
      writeLoginCookie(context, cookie, started.secret, { maxAge: companyLoginSeconds });
      return context.json({ address: started.address }, start.success, noStore);
    })
    .post(complete.path, async (context) => {
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const cookie = toLoginCookie(context, loginCookie, publicOrigin);
      const secret = readLoginCookie(context, cookie).current;
      const trace = await readTrace(context, services);
      const completed = await completeCompanyLogin(services, { secret, ...parsed.value }, trace);
      if ('refused' in completed) return refuse(context, completed.refused);
      clearLoginCookie(context, cookie);
      const { outcome, category } = completed;
      if ('refused' in outcome) return refuse(context, outcome.refused);
      const answer = { ...outcome, expiresInSeconds: assertionSeconds, category };
      return context.json(answer, complete.success, noStore);
    });
}

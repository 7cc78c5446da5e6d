import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { ProfileServices } from './services.ts';
import { readConsents, recordConsents } from './consents.ts';
import { exportAccountData } from './export-account-data.ts';
import { mailChoiceRoutes } from './mail-choice-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { changeEmail, requestErasure } from './request-account-link.ts';
import { securityRoutes } from './security-routes.ts';
import { updatePassword } from './update-password.ts';

/** Lets people change their own account, export their data, and have them erased. */
export function accountDataRoutes(services: ProfileServices): Hono {
  return new Hono()
    .route('/', profileRoutes(services))
    .route('/', securityRoutes(services))
    .route('/', mailChoiceRoutes(services))
    .put(endpoints.updatePassword.path, async (context) => {
      const parsed = await parseBody(context, endpoints.updatePassword.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const result = await updatePassword(services, requireAccountAccess(context), parsed.value, trace);
      if ('refused' in result) return refuse(context, result.refused);
      return context.body(null, endpoints.updatePassword.success, noStore);
    })
    .post(endpoints.changeEmail.path, async (context) => {
      const parsed = await parseBody(context, endpoints.changeEmail.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const result = await changeEmail(services, requireAccountAccess(context), parsed.value, trace);
      if ('refused' in result) return refuse(context, result.refused);
      return context.body(null, endpoints.changeEmail.success, noStore);
    })
    .get(endpoints.readConsents.path, async (context) => {
      const consents = await readConsents(services, requireAccountAccess(context).accountId);
      return context.json({ consents }, endpoints.readConsents.success, noStore);
    })
    .post(endpoints.recordConsents.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordConsents.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await recordConsents(services, requireAccountAccess(context), parsed.value, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, endpoints.recordConsents.success, noStore);
    })
    .post(endpoints.exportAccountData.path, async (context) => {
      const trace = await readTrace(context, services);
      const data = await exportAccountData(services, requireAccountAccess(context), trace);
      if (data === undefined) return refuse(context, { kind: 'named', name: 'accountDataUnavailable' });
      return context.json(data, endpoints.exportAccountData.success, noStore);
    })
    .post(endpoints.requestErasure.path, async (context) => {
      const parsed = await parseBody(context, endpoints.requestErasure.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const result = await requestErasure(services, requireAccountAccess(context), parsed.value, trace);
      if ('refused' in result) return refuse(context, result.refused);
      return context.body(null, endpoints.requestErasure.success, noStore);
    });
}

import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { readLoginHistory } from './login-history.ts';
import { readQuestionIds, updateSecurityQuestions } from './security-questions.ts';
import { forgetTrustedDevice, listTrustedDevices } from './trusted-devices.ts';

/** Shows people what protects their account and what happened to it, and lets them change it. */
export function securityRoutes(services: AccountServices): Hono {
  const { readLoginHistory: history, updateSecurityQuestions: update, forgetTrustedDevice: forget } = endpoints;
  return new Hono()
    .get(endpoints.readSecurityQuestions.path, async (context) => {
      const questionIds = await readQuestionIds(services, requireAccountAccess(context).accountId);
      return context.json({ questionIds }, endpoints.readSecurityQuestions.success, noStore);
    })
    .put(update.path, async (context) => {
      const parsed = await parseBody(context, update.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trace = await readTrace(context, services);
      const refusal = await updateSecurityQuestions(services, requireAccountAccess(context), parsed.value, trace);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, update.success, noStore);
    })
    .get(history.path, async (context) => {
      const query = parseQuery(context, history.query);
      if ('refused' in query) return refuse(context, query.refused);
      const { before } = query.value;
      const { accountId } = requireAccountAccess(context);
      const trace = await readTrace(context, services);
      const page = await readLoginHistory(
        services.db,
        accountId,
        before === undefined ? undefined : Number(before),
        trace,
      );
      return context.json(page, history.success, noStore);
    })
    .get(endpoints.listTrustedDevices.path, async (context) => {
      const devices = await listTrustedDevices(services, requireAccountAccess(context));
      return context.json({ devices }, endpoints.listTrustedDevices.success, noStore);
    })
    .delete('/api/account/v1/devices/:deviceId', async (context) => {
      const parameters = forget.parameters.safeParse(context.req.param());
      if (!parameters.success)
        return refuse(context, { kind: 'plain', status: 404, title: 'There is no such device.' });
      const trace = await readTrace(context, services);
      await forgetTrustedDevice(services, requireAccountAccess(context), parameters.data.deviceId, trace);
      return context.body(null, forget.success, noStore);
    });
}

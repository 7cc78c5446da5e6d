import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { accountAccessOf } from '../middleware/authenticate.ts';
import { parseBody } from '../parse-body.ts';
import { refuse, refuseByCode, refuseForNow } from '../problems.ts';
import { traceOf } from '../request-origin.ts';
import type { Services } from '../services.ts';
import { readConsents, recordConsents } from '../use-cases/account/consents.ts';
import { exportAccountData } from '../use-cases/account/export-account-data.ts';
import { changeEmail, requestErasure } from '../use-cases/account/request-account-link.ts';
import { updatePassword } from '../use-cases/account/update-password.ts';
import { refuseFields } from './field-refusal.ts';
import { loginUnavailable } from './identity-failure.ts';

const noStore = { 'cache-control': 'no-store' };

/** Lets people change their own account, take their data with them, and have them erased. */
export function accountDataRoutes({ identity }: Pick<Services, 'identity'>): Hono {
  return new Hono()
    .onError(loginUnavailable(identity))
    .put(endpoints.updatePassword.path, async (context) => {
      const parsed = await parseBody(context, endpoints.updatePassword.body);
      if ('refusal' in parsed) return parsed.refusal;
      const trace = await traceOf(context, identity);
      const result = await updatePassword(identity, accountAccessOf(context), parsed.value, trace);
      if ('retryAfterSeconds' in result) return refuseForNow(context, result.retryAfterSeconds);
      if ('code' in result) return refuseByCode(context, result.code, { errors: [...result.errors] });
      return context.body(null, endpoints.updatePassword.success, noStore);
    })
    .post(endpoints.changeEmail.path, async (context) => {
      const parsed = await parseBody(context, endpoints.changeEmail.body);
      if ('refusal' in parsed) return parsed.refusal;
      const trace = await traceOf(context, identity);
      const result = await changeEmail(identity, accountAccessOf(context), parsed.value, trace);
      if ('faults' in result) return refuseFields(context, result.faults);
      if ('retryAfterSeconds' in result) return refuseForNow(context, result.retryAfterSeconds);
      return context.body(null, endpoints.changeEmail.success, noStore);
    })
    .get(endpoints.readConsents.path, async (context) => {
      const consents = await readConsents(identity, accountAccessOf(context).accountId);
      return context.json({ consents }, endpoints.readConsents.success, noStore);
    })
    .post(endpoints.recordConsents.path, async (context) => {
      const parsed = await parseBody(context, endpoints.recordConsents.body);
      if ('refusal' in parsed) return parsed.refusal;
      const trace = await traceOf(context, identity);
      const faults = await recordConsents(identity, accountAccessOf(context), parsed.value, trace);
      if (faults.length > 0) return refuseFields(context, faults);
      return context.body(null, endpoints.recordConsents.success, noStore);
    })
    .post(endpoints.exportAccountData.path, async (context) => {
      const trace = await traceOf(context, identity);
      const data = await exportAccountData(identity, accountAccessOf(context), trace);
      if (data === undefined) return refuse(context, 'accountDataUnavailable');
      return context.json(data, endpoints.exportAccountData.success, noStore);
    })
    .post(endpoints.requestErasure.path, async (context) => {
      const parsed = await parseBody(context, endpoints.requestErasure.body);
      if ('refusal' in parsed) return parsed.refusal;
      const trace = await traceOf(context, identity);
      const result = await requestErasure(identity, accountAccessOf(context), parsed.value, trace);
      if ('refused' in result) return refuse(context, result.refused);
      if ('retryAfterSeconds' in result) return refuseForNow(context, result.retryAfterSeconds);
      return context.body(null, endpoints.requestErasure.success, noStore);
    });
}

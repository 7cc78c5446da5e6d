import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { listOfCompany, listOwn, toApprovals } from '../orders/approval-store.ts';
import { decideApproval, decideMailedApproval, showMailedApproval } from './decide-approval.ts';
import { requestApproval } from './request-approval.ts';

const approvalPath = '/api/corporate/v1/company/approvals/:approvalId';

/** Lets people of companies ask for the approval of trips, and managers answer: in the portal, or by a mailed link. */
export function approvalRoutes(services: BookingServices): Hono {
  const { db, now } = services;
  const { requestApproval: ask, listOwnApprovals: own, listApprovals: list, decideApproval: decide } = endpoints;
  const { readMailedApproval: readMailed, decideMailedApproval: decideMailed } = endpoints;
  return new Hono()
    .put(approvalPath, async (context) => {
      const parameters = ask.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'approvalNotFound' });
      const parsed = await parseBody(context, ask.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const wanted = { id: parameters.data.approvalId, ...parsed.value };
      const asked = await requestApproval(services, requireAccountAccess(context).accountId, wanted);
      if ('refused' in asked) return refuse(context, asked.refused);
      return context.json(asked, ask.success, noStore);
    })
    .get(own.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listOwnApprovals');
      if ('refused' in access) return refuse(context, access.refused);
      const at = now();
      const approvals = await toApprovals(db, await listOwn(db, access.member.id, at), access.member, at);
      return context.json({ approvals }, own.success, noStore);
    })
    .get(list.path, async (context) => {
      const query = parseQuery(context, list.query);
      if ('refused' in query) return refuse(context, query.refused);
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listApprovals');
      if ('refused' in access) return refuse(context, access.refused);
      const at = now();
      const wanted = { companyId: access.companyId, list: query.value.list, page: Number(query.value.page ?? '1') };
      const { found, total } = await listOfCompany(db, wanted, at);
      const approvals = await toApprovals(db, found, access.member, at);
      return context.json({ approvals, total }, list.success, noStore);
    })
    .put(`${approvalPath}/decision`, async (context) => {
      const parameters = decide.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'approvalNotFound' });
      const parsed = await parseBody(context, decide.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      const decided = await decideApproval(services, accountId, parameters.data.approvalId, parsed.value);
      if ('refused' in decided) return refuse(context, decided.refused);
      return context.json(decided, decide.success, noStore);
    })
    .post(readMailed.path, async (context) => {
      const parsed = await parseBody(context, readMailed.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const approval = await showMailedApproval(services, parsed.value.token);
      if ('refused' in approval) return refuse(context, approval.refused);
      return context.json(approval, readMailed.success, noStore);
    })
    .post(decideMailed.path, async (context) => {
      const parsed = await parseBody(context, decideMailed.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { token, ...decision } = parsed.value;
      const decided = await decideMailedApproval(services, token, decision);
      if ('refused' in decided) return refuse(context, decided.refused);
      return context.json(decided, decideMailed.success, noStore);
    });
}

import { endpoints, membersPerPage } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import { findCompanyAccess } from './company-access.ts';
import { listEvents } from './company-events.ts';
import { joinCompany, showInvitation } from './invitations.ts';
import { changeCompany, saveCostCentre, saveDepartment, showCompany } from './manage-company.ts';
import { endReportCredential, listReportCredentials, makeReportCredential } from './manage-report-credentials.ts';
import { publishPolicy, showPolicy } from './manage-policy.ts';
import { changeMember, endMember, importMembers, inviteMember } from './manage-members.ts';
import { readMembers, toMember } from './member-store.ts';
import { signOnRoutes } from './sign-on-routes.ts';
import { findTravellers, showCompanyBooking } from './show-company-booking.ts';
import { listSupportRequests, writeToSupport } from './write-to-support.ts';

/** Shows companies to their managers, who change them, and lets people join. */
export function companyRoutes(services: AccountServices): Hono {
  return new Hono()
    .route('/', ownCompanyRoutes(services))
    .route('/', policyRoutes(services))
    .route('/', memberRoutes(services))
    .route('/', invitationRoutes(services))
    .route('/', credentialRoutes(services))
    .route('/', supportRoutes(services))
    .route('/', signOnRoutes(services));
}

function ownCompanyRoutes(services: AccountServices): Hono {
  const { db } = services;
  const { readCompany, updateCompany, listCompanyEvents: events } = endpoints;
  return new Hono()
    .get(readCompany.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'readCompany');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json(await showCompany(db, access), readCompany.success, noStore);
    })
    .put(updateCompany.path, async (context) => {
      const parsed = await parseBody(context, updateCompany.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const changed = await changeCompany(services, requireAccountAccess(context).accountId, parsed.value);
      if ('refused' in changed) return refuse(context, changed.refused);
      return context.json(changed, updateCompany.success, noStore);
    })
    .put('/api/corporate/v1/company/departments/:departmentId', async (context) => {
      const parameters = endpoints.saveDepartment.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'departmentNotFound' });
      const parsed = await parseBody(context, endpoints.saveDepartment.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const change = { id: parameters.data.departmentId, ...parsed.value };
      const refused = await saveDepartment(services, requireAccountAccess(context).accountId, change);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, endpoints.saveDepartment.success, noStore);
    })
    .put('/api/corporate/v1/company/cost-centres/:costCentreId', async (context) => {
      const parameters = endpoints.saveCostCentre.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'costCentreNotFound' });
      const parsed = await parseBody(context, endpoints.saveCostCentre.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const change = { id: parameters.data.costCentreId, ...parsed.value };
      const refused = await saveCostCentre(services, requireAccountAccess(context).accountId, change);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, endpoints.saveCostCentre.success, noStore);
    })
    .get(events.path, async (context) => {
      const query = parseQuery(context, events.query);
      if ('refused' in query) return refuse(context, query.refused);
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listCompanyEvents');
      if ('refused' in access) return refuse(context, access.refused);
      const { before } = query.value;
      const listed = await listEvents(db, access.companyId, before === undefined ? undefined : Number(before));
      return context.json(listed, events.success, noStore);
    });
}

function policyRoutes(services: AccountServices): Hono {
  const { db, now } = services;
  const { readTravelPolicy: read, publishTravelPolicy: publish, readCompanyBooking: booking } = endpoints;
  const { findCompanyTravellers: find } = endpoints;
  return new Hono()
    .get(read.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'readTravelPolicy');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json(await showPolicy(db, access.companyId), read.success, noStore);
    })
    .put(publish.path, async (context) => {
      const parsed = await parseBody(context, publish.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const published = await publishPolicy(services, requireAccountAccess(context).accountId, parsed.value);
      if ('refused' in published) return refuse(context, published.refused);
      return context.json(published, publish.success, noStore);
    })
    .get(booking.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'readCompanyBooking');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json(await showCompanyBooking(db, access, now()), booking.success, noStore);
    })
    .get(find.path, async (context) => {
      const query = parseQuery(context, find.query);
      if ('refused' in query) return refuse(context, query.refused);
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'findCompanyTravellers');
      if ('refused' in access) return refuse(context, access.refused);
      const travellers = await findTravellers(db, access.companyId, query.value.search);
      return context.json({ travellers }, find.success, noStore);
    });
}

function memberRoutes(services: AccountServices): Hono {
  const { db } = services;
  const { listCompanyMembers: list, inviteCompanyMember: invite, importCompanyMembers: importing } = endpoints;
  const { changeCompanyMember: change, endCompanyMember: end } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const query = parseQuery(context, list.query);
      if ('refused' in query) return refuse(context, query.refused);
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listCompanyMembers');
      if ('refused' in access) return refuse(context, access.refused);
      const { search, state, role, page = '1' } = query.value;
      const wanted = { search, state, role, page: Number(page), perPage: membersPerPage };
      const { rows, total } = await readMembers(db, access.companyId, wanted);
      const members = rows.map((row) => toMember(row, access.member));
      return context.json({ members, total }, list.success, noStore);
    })
    .post(invite.path, async (context) => {
      const parsed = await parseBody(context, invite.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const invited = await inviteMember(services, requireAccountAccess(context).accountId, parsed.value);
      if ('refused' in invited) return refuse(context, invited.refused);
      return context.json(invited, invite.success, noStore);
    })
    .post(importing.path, async (context) => {
      const parsed = await parseBody(context, importing.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const imported = await importMembers(services, requireAccountAccess(context).accountId, parsed.value);
      if ('refused' in imported) return refuse(context, imported.refused);
      return context.json(imported, importing.success, noStore);
    })
    .put('/api/corporate/v1/company/members/:memberId', async (context) => {
      const parameters = change.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'memberNotFound' });
      const parsed = await parseBody(context, change.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const wanted = { id: parameters.data.memberId, ...parsed.value };
      const changed = await changeMember(services, requireAccountAccess(context).accountId, wanted);
      if ('refused' in changed) return refuse(context, changed.refused);
      return context.json(changed, change.success, noStore);
    })
    .delete('/api/corporate/v1/company/members/:memberId', async (context) => {
      const parameters = end.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'memberNotFound' });
      const wanted = { id: parameters.data.memberId };
      const refused = await endMember(services, requireAccountAccess(context).accountId, wanted);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, end.success, noStore);
    });
}

function credentialRoutes(services: AccountServices): Hono {
  const { db } = services;
  const { listReportCredentials: list, makeReportCredential: make, endReportCredential: end } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listReportCredentials');
      if ('refused' in access) return refuse(context, access.refused);
      const credentials = await listReportCredentials(services, access.companyId);
      return context.json({ credentials }, list.success, noStore);
    })
    .put('/api/corporate/v1/company/report-credentials/:credentialId', async (context) => {
      const parameters = make.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'reportCredentialNotFound' });
      const parsed = await parseBody(context, make.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const access = requireAccountAccess(context);
      const trace = await readTrace(context, services);
      const made = await makeReportCredential(services, { ...parameters.data, ...parsed.value, access, trace });
      return 'refused' in made ? refuse(context, made.refused) : context.json(made, make.success, noStore);
    })
    .delete('/api/corporate/v1/company/report-credentials/:credentialId', async (context) => {
      const parameters = end.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'reportCredentialNotFound' });
      const access = requireAccountAccess(context);
      const trace = await readTrace(context, services);
      const refused = await endReportCredential(services, { ...parameters.data, access, trace });
      return refused === undefined ? context.body(null, end.success, noStore) : refuse(context, refused.refused);
    });
}

function supportRoutes(services: AccountServices): Hono {
  const { db } = services;
  const { writeToSupport: write, listSupportRequests: list } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const { accountId } = requireAccountAccess(context);
      const access = await findCompanyAccess(db, accountId, 'listSupportRequests');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json({ requests: await listSupportRequests(db, accountId) }, list.success, noStore);
    })
    .post(write.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, write.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const access = requireAccountAccess(context);
      const trace = await readTrace(context, services);
      const written = await writeToSupport(services, { ...keyed, ...parsed.value, access, trace });
      return 'refused' in written ? refuse(context, written.refused) : context.json(written, write.success, noStore);
    });
}

function invitationRoutes(services: AccountServices): Hono {
  const { readInvitation: read, acceptInvitation: accept } = endpoints;
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const invitation = await showInvitation(services, parsed.value.token);
      if ('refused' in invitation) return refuse(context, invitation.refused);
      return context.json(invitation, read.success, noStore);
    })
    .post(accept.path, async (context) => {
      const parsed = await parseBody(context, accept.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const joined = await joinCompany(services, requireAccountAccess(context).accountId, parsed.value.token);
      if ('refused' in joined) return refuse(context, joined.refused);
      return context.json(joined, accept.success, noStore);
    });
}

import { type CompanyCard, endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { hasCardExpired, readCompanyCards } from '../../accounts/companies/card-store.ts';
import { findCompanyAccess } from '../../accounts/companies/company-access.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { removeCompanyCard, saveCompanyCard } from './change-company-cards.ts';

const cardPath = '/api/corporate/v1/company/cards/:cardId';

/** Lets companies keep the cards that their trips are paid with. */
export function companyCardRoutes(services: BookingServices): Hono {
  const { db, now } = services;
  const { listCompanyCards: list, saveCompanyCard: save, removeCompanyCard: remove } = endpoints;
  return new Hono()
    .get(list.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listCompanyCards');
      if ('refused' in access) return refuse(context, access.refused);
      const rows = await readCompanyCards(db, access.companyId);
      const cards = rows.map(({ id, label, brand, lastFour, expiresOn, departmentId }) => ({
        id,
        label,
        brand: brand as CompanyCard['brand'],
        lastFour,
        expiryMonth: Number(expiresOn?.slice(5, 7)),
        expiryYear: Number(expiresOn?.slice(0, 4)),
        isExpired: hasCardExpired({ expiresOn }, now()),
        ...(departmentId === null ? {} : { departmentId }),
      }));
      return context.json({ cards }, list.success, noStore);
    })
    .put(cardPath, async (context) => {
      const parameters = save.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'companyCardNotFound' });
      const parsed = await parseBody(context, save.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const wanted = { ...parameters.data, ...parsed.value };
      const refused = await saveCompanyCard(services, requireAccountAccess(context).accountId, wanted);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, save.success, noStore);
    })
    .delete(cardPath, async (context) => {
      const parameters = remove.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'companyCardNotFound' });
      const { cardId } = parameters.data;
      const refused = await removeCompanyCard(services, requireAccountAccess(context).accountId, cardId);
      if (refused !== undefined) return refuse(context, refused.refused);
      return context.body(null, remove.success, noStore);
    });
}

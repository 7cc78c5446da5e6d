import type { CompanySignOn, CompanySignOnChange, SignOnFault } from '@airline/contract';
import { eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { company } from '../identity/identity-schema.ts';
import { sealSecret } from '../identity/sealed-secret.ts';
import type { AccountServices } from '../identity/services.ts';
import { type CompanyAccess, findCompanyAccess, lockCompany } from './company-access.ts';
import { recordCompanyEvents } from './company-events.ts';
import { allowsPrivateProviders, tryProvider } from './openid-provider.ts';
import { listChanges } from './rules/list-changes.ts';
import { refusedDomains } from './rules/mail-domain.ts';
import { isIssuer } from './rules/sign-on-address.ts';
import { toRedirectAddress } from './sign-on-addresses.ts';
import {
  deleteLinks,
  deleteSignOn,
  findSignOn,
  putSignOn,
  readAdministratorEmails,
  readDomains,
  replaceDomains,
} from './sign-on-store.ts';

type Services = Pick<AccountServices, 'db' | 'now' | 'publicOrigin' | 'secretFor'>;

/** Shows how people of a company log in with its accounts, without the secret. */
export async function showSignOn(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  { companyId }: CompanyAccess,
): Promise<{ readonly signOn?: CompanySignOn; readonly redirectAddresses: string[] }> {
  const [own] = await db.select({ product: company.product }).from(company).where(eq(company.id, companyId));
  const product = own?.product ?? '';
  const redirectAddresses = (['corporateTravelManager', 'corporateTraveler'] as const).map((category) =>
    toRedirectAddress(publicOrigin, product, category),
  );
  const state = await readState(db, companyId);
  if (state === undefined) return { redirectAddresses };
  const { issuer, clientId, domains, isRequired, updatedAt } = state;
  const signOn = { issuer, clientId, domains: [...domains], isRequired, updatedAt: updatedAt.toISOString() };
  return { signOn, redirectAddresses };
}

async function readState(db: Database, companyId: string) {
  const found = await findSignOn(db, companyId);
  if (found === undefined) return undefined;
  const { issuer, clientId, clientSecret, updatedAt } = found.signOn;
  const isRequired = found.company.signOn === 'required';
  return { issuer, clientId, clientSecret, isRequired, domains: await readDomains(db, companyId), updatedAt };
}

/** Lets people of a company log in with its accounts; sent again it is the same. With another issuer all links are made anew. */
export async function saveSignOn(
  { db, now, publicOrigin, secretFor }: Services,
  accountId: string,
  change: CompanySignOnChange,
): Promise<Refused | undefined> {
  const { issuer, clientId, clientSecret, isRequired } = change;
  const domains = [...new Set(change.domains)].toSorted();
  const key = await secretFor('singleSignOn');
  const outcome = await db
    .transaction(async (tx): Promise<Refused | undefined> => {
      const access = await findCompanyAccess(tx, accountId, 'saveSignOn');
      if ('refused' in access) return access;
      const { companyId } = access;
      await lockCompany(tx, companyId);
      if (!isIssuer(issuer, { allowsPlain: allowsPrivateProviders(publicOrigin) })) {
        return refusedByName('signOnAddressNotAllowed');
      }
      const before = await readState(tx, companyId);
      const isSameClient = before?.issuer === issuer && before.clientId === clientId;
      const sealed =
        clientSecret === undefined
          ? isSameClient
            ? before.clientSecret
            : undefined
          : sealSecret(key, clientSecret, companyId);
      if (sealed === undefined) return refusedByName('signOnSecretMissing');
      const added = domains.filter((domain) => before?.domains.includes(domain) !== true);
      if (refusedDomains(added, await readAdministratorEmails(tx, companyId)).length > 0) {
        return refusedByName('signOnDomainRefused');
      }
      const changes = [
        ...listChanges(before === undefined ? {} : toLogged(before), toLogged({ ...change, domains })),
        // That there is another secret is said; what it is, never.
        ...(clientSecret === undefined ? [] : [{ field: 'clientSecret', after: '•••' }]),
      ];
      if (changes.length === 0) return undefined;
      if (!(await replaceDomains(tx, companyId, domains))) throw new DomainTaken();
      const at = now();
      if (before !== undefined && before.issuer !== issuer) await deleteLinks(tx, companyId);
      await putSignOn(tx, { companyId, issuer, clientId, clientSecret: sealed, updatedAt: at });
      await tx
        .update(company)
        .set({ signOn: isRequired ? 'required' : 'offered' })
        .where(eq(company.id, companyId));
      await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'signOnSaved', details: { changes }, at }]);
      return undefined;
    })
    .catch((error: unknown) => {
      if (error instanceof DomainTaken) return refusedByName('signOnDomainRefused');
      throw error;
    });
  return outcome;
}

/** Another company has a mail domain: what was begun is taken back. */
class DomainTaken extends Error {}

function toLogged({
  issuer,
  clientId,
  domains,
  isRequired,
}: Pick<CompanySignOnChange, 'issuer' | 'clientId' | 'isRequired'> & { readonly domains: readonly string[] }) {
  return { issuer, clientId, domains: domains.join(', '), isRequired };
}

/** Tries a provider, whether it is stored or not. */
export async function trySignOn(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  accountId: string,
  issuer: string,
): Promise<{ readonly fault?: SignOnFault } | Refused> {
  const access = await findCompanyAccess(db, accountId, 'trySignOn');
  if ('refused' in access) return access;
  const fault = await tryProvider(issuer, publicOrigin);
  return fault === undefined ? {} : { fault };
}

/** Ends logins with a company's accounts, and forgets its secret. */
export async function removeSignOn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
): Promise<Refused | undefined> {
  return db.transaction(async (tx) => {
    const access = await findCompanyAccess(tx, accountId, 'removeSignOn');
    if ('refused' in access) return access;
    const { companyId } = access;
    await lockCompany(tx, companyId);
    const before = await readState(tx, companyId);
    if (before === undefined) return undefined;
    await deleteSignOn(tx, companyId);
    await tx.update(company).set({ signOn: 'off' }).where(eq(company.id, companyId));
    const details = { changes: listChanges(toLogged(before), {}) };
    await recordCompanyEvents(tx, [{ companyId, accountId, kind: 'signOnRemoved', details, at: now() }]);
    return undefined;
  });
}

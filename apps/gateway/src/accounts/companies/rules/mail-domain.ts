/**
 * The mail providers whose addresses anybody may have: none of them is a company's own.
 */
const publicMailDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.com',
  'live.com.mx',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.es',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'yahoo.com',
  'yahoo.com.mx',
  'yahoo.es',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** Returns the domain of an e-mail address in lower case, without the final dot; '' where it has none. */
export function toMailDomain(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1
    ? ''
    : email
        .slice(at + 1)
        .trim()
        .toLowerCase()
        .replace(/\.$/, '');
}

/**
 * Lists the domains that a company may not have.
 *
 * 1. One whose mail anybody can have is no company's.
 * 2. The rest are those of the company's administrators' own addresses, which invitations and sign-ups have proved.
 */
export function refusedDomains(domains: readonly string[], administratorEmails: readonly string[]): readonly string[] {
  const own = new Set(administratorEmails.map(toMailDomain));
  return domains.filter((domain) => publicMailDomains.has(domain) || !own.has(domain));
}

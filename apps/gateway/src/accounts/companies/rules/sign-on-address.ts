/**
 * Tells whether an issuer identifier is one that a provider may have: https without query, fragment and credentials (OpenID Connect
 * Discovery 1.0 §2); with `allowsPlain`, for a machine of development, http too.
 */
export function isIssuer(issuer: string, { allowsPlain }: { readonly allowsPlain: boolean }): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, username, password, search, hash } = new URL(issuer);
  if (protocol !== 'https:' && !(allowsPlain && protocol === 'http:')) return false;
  return username === '' && password === '' && search === '' && hash === '' && !/[?#]/.test(issuer);
}

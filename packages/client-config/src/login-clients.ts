import type { AppSettings } from './app-settings.ts';
import { clientCategories, type ClientCategory, isClientCategory } from './client-categories.ts';
import type { Environment } from './environments.ts';
import { refuseName, requireEnvironment } from './required-names.ts';
import type { ResponseTypeWord } from './response-type.ts';

/**
 * Names the token that a login client receives beside the identity token.
 *
 * `traveler` and `mobile` are site tokens, for the website and the mobile apps.
 *
 * Source: docs/rules.md §4.
 *
 * @example
 * ```ts
 * import type { TokenKind } from '@airline/client-config/login-clients';
 *
 * const kind: TokenKind = 'traveler';
 * ```
 */
export type TokenKind = 'traveler' | 'mobile' | 'corporate';

/**
 * The identity with which a client asks for a login token.
 *
 * `username` is there for the anonymous traveller alone, who has one without being anybody.
 *
 * Source: docs/rules.md §4, §6 and §7.
 *
 * @example
 * ```ts
 * import type { LoginClient } from '@airline/client-config/login-clients';
 *
 * const client: LoginClient = { clientId: 'dev-member', responseType: new Set(['id_token', 'site']), tokenKind: 'traveler' };
 * ```
 */
export interface LoginClient {
  readonly clientId: string;
  readonly responseType: ReadonlySet<ResponseTypeWord>;
  readonly tokenKind: TokenKind;
  readonly username?: string;
}

/**
 * The username of the anonymous traveller, reserved in any letter case.
 *
 * Source: docs/rules.md §6.
 *
 * @example
 * ```ts
 * import { anonymousUsername } from '@airline/client-config/login-clients';
 *
 * anonymousUsername; // 'ANONYMOUS'
 * ```
 */
export const anonymousUsername = 'ANONYMOUS';

const tokenKinds: Readonly<Record<ClientCategory, TokenKind>> = {
  anonymousTraveler: 'traveler',
  corporateTraveler: 'corporate',
  corporateTravelManager: 'corporate',
  areaMarketingManager: 'corporate',
  automatedReportService: 'corporate',
  member: 'traveler',
  mobileMember: 'mobile',
  mobileCorporate: 'corporate',
};

/**
 * Tells whether a username is the anonymous traveller's, in any letter case; nobody may register it.
 *
 * It does not trim: white space around the name is for the rules of usernames to refuse.
 *
 * Source: docs/rules.md §6.
 *
 * @example
 * ```ts
 * import { isAnonymousUsername } from '@airline/client-config/login-clients';
 *
 * isAnonymousUsername('Anonymous'); // true
 * ```
 */
export function isAnonymousUsername(username: string): boolean {
  return username.toUpperCase() === anonymousUsername;
}

/**
 * Gives the login identity of a category of clients in an environment.
 *
 * `clientId` is `<environment>-<category>` in kebab case, or what the settings put in its place; each call gives a set
 * of its own. Throws a `ConfigurationError` for an unknown environment or category, so that no call is ever made as
 * somebody else. It does not check that the gateway knows the id.
 *
 * Source: docs/rules.md §4, §6 and §7.
 *
 * @example
 * ```ts
 * import { loginClientFor } from '@airline/client-config/login-clients';
 *
 * loginClientFor('qa', 'corporateTravelManager');
 * // { clientId: 'qa-corporate-travel-manager', responseType: Set { 'id_token', 'corporate' }, tokenKind: 'corporate' }
 * ```
 */
export function loginClientFor(
  environment: Environment,
  category: ClientCategory,
  settings?: Pick<AppSettings, 'clientIds'>,
): LoginClient {
  requireEnvironment(environment);
  if (!isClientCategory(category)) refuseName('client category', category, clientCategories);
  const tokenKind = tokenKinds[category];
  return Object.freeze({
    clientId: settings?.clientIds[environment]?.[category] ?? `${environment}-${kebabCase(category)}`,
    responseType: new Set<ResponseTypeWord>(['id_token', tokenKind === 'corporate' ? 'corporate' : 'site']),
    tokenKind,
    ...(category === 'anonymousTraveler' && { username: anonymousUsername }),
  });
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

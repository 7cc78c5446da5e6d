import type { GatewayClient } from '@airline/gateway-client';
import type { ComponentType, ReactNode } from 'react';

import { helpLinksOf, type HelpLinks, type HelpPlace } from './help-links.ts';

/** Asks the gateway: the session's own call, which adds who asks, or a plain client's where nobody is logged in. */
export type CallGateway = GatewayClient['call'];

/** Shows what is in it to whoever is logged in, and leads everybody else to the login and back. */
export type LoginGuard = ComponentType<{ readonly children: ReactNode }>;

/**
 * What the pages of account help take: where they are shown, how they ask the gateway, and where they lead.
 *
 * @example
 * ```ts
 * import type { HelpSetting } from '@airline/account-help';
 *
 * const isPortal = ({ place }: HelpSetting) => place.surface === 'ctm';
 * ```
 */
export interface HelpSetting {
  readonly place: HelpPlace;
  readonly call: CallGateway;
  /** Stands around what only a logged-in person can do; never around a mailed link, which works for whoever has the mail. */
  readonly Guard: LoginGuard;
  readonly links: HelpLinks;
}

/** What every page of account help takes. */
export interface HelpPageProps {
  readonly help: HelpSetting;
}

/**
 * Makes the setting of the pages on one surface.
 *
 * @example
 * ```ts
 * import { createHelpSetting, type LoginGuard } from '@airline/account-help';
 * import { createGatewayClient } from '@airline/gateway-client';
 *
 * const Guard: LoginGuard = ({ children }) => children;
 * const help = createHelpSetting({ place: { surface: 'traveller' }, call: createGatewayClient().call, Guard });
 * console.log(help.links.index); // '/accounthelp'
 * ```
 */
export function createHelpSetting(given: Omit<HelpSetting, 'links'>): HelpSetting {
  return { ...given, links: helpLinksOf(given.place) };
}

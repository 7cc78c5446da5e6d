import type { GatewayClient } from '@airline/gateway-client';

import { helpLinksOf, type HelpLinks, type HelpPlace } from './help-links.ts';

/** Asks the gateway: the session's own call, which adds who asks, or a plain client's where nobody is logged in. */
export type CallGateway = GatewayClient['call'];

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
 * import { createHelpSetting } from '@airline/account-help';
 * import { createGatewayClient } from '@airline/gateway-client';
 *
 * const help = createHelpSetting({ surface: 'traveller' }, createGatewayClient().call);
 * console.log(help.links.index); // '/accounthelp'
 * ```
 */
export function createHelpSetting(place: HelpPlace, call: CallGateway): HelpSetting {
  return { place, call, links: helpLinksOf(place) };
}

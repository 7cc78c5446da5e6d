import { buildPath, type LinkId, type Surface, toSurfaceAddress } from '@airline/links';

/** The pages of my account, by the names of their words. */
export const accountPlaces = {
  overview: 'my-account',
  personal: 'my-account-profile-personal',
  travel: 'my-account-profile-travel',
  frequentTravelers: 'my-account-profile-frequent-travelers',
  payment: 'my-account-payment',
  security: 'my-account-profile-security',
  communications: 'my-account-profile-communications',
  trips: 'my-account-trips',
  rewards: 'my-account-rapid-rewards',
  points: 'my-account-points-activity',
  promotions: 'my-account-promotions',
  funds: 'my-account-travel-funds',
  watches: 'my-account-fare-watches',
} as const satisfies Readonly<Record<string, LinkId>>;

export type AccountPlaceName = keyof typeof accountPlaces;

/** Those that are for members alone: what is kept of a company's people is the company's. */
const forMembers: ReadonlySet<AccountPlaceName> = new Set([
  'personal',
  'travel',
  'frequentTravelers',
  'payment',
  'rewards',
  'communications',
  'points',
  'promotions',
]);

/**
 * Lists the pages of my account that a person has, where their app has them. A page whose flag is off is not among them, nor one
 * that the app does not show.
 */
export function listAccountPlaces(person: {
  readonly isMember: boolean;
  readonly keepsTravelers: boolean;
  readonly surface: Surface;
}): readonly { readonly name: AccountPlaceName; readonly href: string }[] {
  return (Object.keys(accountPlaces) as AccountPlaceName[])
    .filter((name) => person.isMember || !forMembers.has(name))
    .filter((name) => person.keepsTravelers || name !== 'frequentTravelers')
    .flatMap((name) => {
      const href = toSurfaceAddress(buildPath(accountPlaces[name]), person.surface);
      return href === undefined ? [] : [{ name, href }];
    });
}

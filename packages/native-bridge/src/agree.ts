/**
 * Lists what an app can do for a page, each with the version of the bridge that has it first.
 *
 * @example
 * ```ts
 * import { capabilities } from '@airline/native-bridge';
 *
 * console.log(capabilities.share); // 2
 * ```
 */
export const capabilities = {
  /** Who is logged in in the app; a login and a log-out on either side. */
  session: 1,
  /** Opens an address in the browser. */
  browser: 1,
  /** The language, and how numbers and times are written. */
  language: 2,
  share: 2,
  /** Adds events to the calendar of the device. */
  calendar: 2,
  /** Adds a pass to the wallet of the device. */
  wallet: 2,
  /** Makes the screen bright while a boarding pass is on it. */
  brightness: 2,
} as const;

/** Names what an app can do for a page: see {@link capabilities}. */
export type Capability = keyof typeof capabilities;

/** Says from which version of the bridge to which one side speaks, both included. */
export interface VersionRange {
  readonly least: number;
  readonly highest: number;
}

/** Says what one side of the bridge can do: names of capabilities that the other side does not know are let be. */
export interface BridgeOffer {
  readonly versions: VersionRange;
  readonly capabilities: readonly string[];
  /** Who offers, for logs: `Alisio 12.3 (iOS)`, `webview 1.4.0`. */
  readonly name?: string | undefined;
}

/** Says why a page and an app cannot work together, and which version would do. */
export interface AgreementRefusal {
  /** Whose side has to be replaced by a newer one. */
  readonly refused: 'appTooOld' | 'pageTooOld';
  /** The least version that the other side takes. */
  readonly needed: number;
  /** The highest version that this side speaks. */
  readonly had: number;
}

/** Says what a page and an app do together, or why they cannot. */
export type Agreement = { readonly version: number; readonly capabilities: readonly Capability[] } | AgreementRefusal;

/** What this version of the package offers as a page. */
export const pageOffer: BridgeOffer = {
  versions: { least: 1, highest: 2 },
  capabilities: Object.keys(capabilities),
};

/** What an app of version 1 offers: it has no `hello` to say so itself. */
export const firstAppOffer: BridgeOffer = { versions: { least: 1, highest: 1 }, capabilities: ['session', 'browser'] };

/**
 * Tells whether a value names a capability of this version of the package.
 *
 * @example
 * ```ts
 * import { isCapability } from '@airline/native-bridge';
 *
 * console.log(isCapability('share'), isCapability('teleport')); // true false
 * ```
 */
export function isCapability(value: unknown): value is Capability {
  return typeof value === 'string' && Object.hasOwn(capabilities, value);
}

/**
 * Finds what a page and an app do together: the highest version that both speak, and the capabilities that both have and that the version
 * knows. Where no version is common, it says whose side is too old. Both sides work it out of the two offers and come to the same.
 *
 * @example
 * ```ts
 * import { agree, pageOffer } from '@airline/native-bridge';
 *
 * const app = { versions: { least: 1, highest: 3 }, capabilities: ['share', 'teleport'] };
 * console.log(agree(pageOffer, app)); // { version: 2, capabilities: ['share'] }
 * console.log(agree(pageOffer, { versions: { least: 3, highest: 3 }, capabilities: [] })); // refused: 'pageTooOld'
 * ```
 */
export function agree(page: BridgeOffer, app: BridgeOffer): Agreement {
  const version = Math.min(page.versions.highest, app.versions.highest);
  if (version < page.versions.least) {
    return { refused: 'appTooOld', needed: page.versions.least, had: app.versions.highest };
  }
  if (version < app.versions.least) {
    return { refused: 'pageTooOld', needed: app.versions.least, had: page.versions.highest };
  }
  const common = page.capabilities.filter(
    (name): name is Capability =>
      isCapability(name) && capabilities[name] <= version && app.capabilities.includes(name),
  );
  return { version, capabilities: [...new Set(common)] };
}

/**
 * Lists what a page needs and the app does not offer; empty where it has all of it.
 *
 * @example
 * ```ts
 * import { findMissing } from '@airline/native-bridge';
 *
 * console.log(findMissing(['wallet'], ['session', 'share'])); // ['wallet']
 * ```
 */
export function findMissing(needed: readonly Capability[], offered: readonly Capability[]): readonly Capability[] {
  return needed.filter((capability) => !offered.includes(capability));
}

import type { PageSettings } from '@airline/app-shell';
import type { LoginHelp } from '@airline/account/credentials';
import type { Messages } from '@airline/i18n';
import type { HeaderSearch } from '@airline/ui/app-shell';
import type { LoadRecorder } from '@airline/telemetry/session-replay';
import type { PersonCategory, Session, SessionOptions, Surface } from '@airline/session';
import type { AppServices } from '@airline/session/services';
import { createServicesLoader, type ServicesLoader } from '@airline/session/services-loader';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';

type ShellMessages = Messages['shell'];

/** The addresses that pages lead to in an app. */
export interface Places {
  readonly home: string;
  readonly login: string;
  /** Where a login leads when nobody wanted to be anywhere. */
  readonly afterLogin: string;
  readonly afterLogOut: string;
  /** The first page of account help, and what it helps with. */
  readonly help: string;
  readonly accountLookup: string;
  readonly resetPassword: string;
  readonly completeSetup: string;
  /** Absent, like each of the following, where the app has no such page. */
  readonly recovery?: string;
  readonly updatePassword?: string;
  readonly changeEmail?: string;
  readonly privacy?: string;
  readonly enroll?: string;
  readonly security?: string;
}

/** One link of the header's navigation. */
export interface NavigationPlace {
  readonly href: string;
  readonly label: (i18n: I18n) => string;
  /** Whose place it is: who is logged in as somebody else does not see it, and who is not sees those of the first category of the login. Everybody's by default. */
  readonly categories?: readonly PersonCategory[];
}

/** One column of the footer. */
export interface FooterColumn {
  readonly name: keyof ShellMessages['footer']['column'];
  readonly places: readonly { readonly name: keyof ShellMessages['footer']['place']; readonly href: string }[];
}

/** One place of the account's menu. */
export interface AccountPlace {
  readonly name: 'snapshot' | 'trips' | 'points' | 'funds' | 'security' | 'privacy' | 'password';
  readonly href: string;
  /** Of the loyalty programme: shown to its members alone. */
  readonly isForMembers?: true;
}

/** What the search in the header takes. */
export interface HeaderSearchProps {
  /** Called when it is left without a search: by Escape, by its button. */
  readonly onLeave: () => void;
}

/** What an app says about itself. */
export interface AppOptions {
  readonly surface: Surface;
  /** The `{product}` of the portal. */
  readonly product?: string;
  readonly places: Places;
  /** The header's navigation; absent where the native app around the pages has a header and a footer of its own. */
  readonly navigation?: readonly NavigationPlace[];
  /** The search of the site in the header: its page, and the one that opens in the header itself, loaded when it is first wanted. */
  readonly search?: {
    readonly href: string;
    readonly load: (i18n: I18n) => Promise<ComponentType<HeaderSearchProps>>;
    /** `useHeaderSearch` of `@airline/app/header-search`, handed over by the app: one without a header does without its bytes. */
    readonly useSearch: () => HeaderSearch | undefined;
  };
  /** The footer's columns; an address of another app leads out of this one. */
  readonly footer?: readonly FooterColumn[];
  /** What stands in the account's menu. */
  readonly accountMenu: readonly AccountPlace[];
  readonly login: {
    /** What one can log in as here, the usual one first; `?as=` in the address chooses another. */
    readonly categories: readonly [PersonCategory, ...PersonCategory[]];
    /** The ways on from a login that did not work. */
    readonly help: Readonly<Partial<Record<LoginHelp, string>>>;
  };
  /** Loads the company's recorder of replays; without one none is recorded, whatever the settings say. */
  readonly loadRecorder?: LoadRecorder;
  /** Loads the dialogs in which an interrupted call asks for the password or the second factor. */
  readonly loadPrompts: () => Promise<ComponentType>;
  /** Creates the session where the app's is a special one. */
  readonly createSession?: (options: SessionOptions) => Promise<Session>;
  /** True where somebody may be logged in of whom this browser remembers nothing. */
  readonly isHostedByNativeApp?: () => boolean;
  /** Opens an absolute address that is none of the app's: asked inside the native app alone, whose web view shows nothing else. */
  readonly openElsewhere?: (url: string) => void;
}

/** The way of an app's pages from one to another. */
export interface AppRouter {
  /** Returns the path and query that the person wants to be at: of the navigation under way, else of the page. */
  readonly wantedAddress: () => string;
  readonly goTo: (address: string) => void;
}

/** An app: where its pages are shown, where they lead, and what they ask the gateway with. */
export interface App extends AppOptions {
  readonly services: ServicesLoader<AppServices>;
  /** The browser's own, until the app's router is there. */
  readonly router: { current: AppRouter };
  /** What the deployment has set: there once the app has been started. */
  readonly settings: { current: PageSettings | undefined };
}

/**
 * Creates an app. Its session and its query cache are created when the first page needs them.
 *
 * @example
 * ```ts
 * import { createApp } from '@airline/app';
 * import { buildPath } from '@airline/links';
 *
 * const home = buildPath('home');
 * const help = buildPath('account-help');
 * export const app = createApp({
 *   surface: 'traveller',
 *   places: {
 *     home,
 *     login: buildPath('login'),
 *     afterLogin: home,
 *     afterLogOut: home,
 *     help,
 *     accountLookup: help,
 *     resetPassword: help,
 *     completeSetup: help,
 *   },
 *   navigation: [{ href: buildPath('air-booking'), label: (i18n) => i18n.t('navigation.book', { ns: 'traveller' }) }],
 *   accountMenu: [],
 *   login: { categories: ['member'], help: {} },
 *   loadPrompts: async () => () => null,
 * });
 * ```
 */
export function createApp(options: AppOptions): App {
  const router = { current: browserRouter };
  const settings: App['settings'] = { current: undefined };
  const services = createServicesLoader(options.surface, async () =>
    (await import('./create-services.ts')).createServices(options, { router, settings }),
  );
  return { ...options, services, router, settings };
}

const browserRouter: AppRouter = {
  wantedAddress: () => window.location.pathname + window.location.search,
  goTo: (address) => window.location.assign(address),
};

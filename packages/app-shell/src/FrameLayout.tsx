import { currentLanguage, languageHref } from '@airline/i18n';
import { matchLink, toSurfaceAddress } from '@airline/links';
import { AppShell, SiteFooter } from '@airline/ui/app-shell';
import { Banner } from '@airline/ui/banner';
import { LocaleProvider } from '@airline/ui/locale';
import { NavigationProvider } from '@airline/ui/navigation';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useAppFrame, type AppName } from './app-frame.tsx';
import { type LanguageSwitchState, useLanguageSwitch } from './language-switch.ts';
import { nativeApp } from './native-app.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { formatLocale } from './shown-language.ts';

/** What every frame takes. */
export interface FrameProps {
  /** What concerns every page, above its content. */
  readonly notice?: ReactNode;
  /** Opens an absolute address that is none of the app's, where the browser around the pages shows nothing else. */
  readonly openElsewhere?: ((url: string) => void) | undefined;
  readonly children: ReactNode;
}

export interface FrameLayoutProps extends FrameProps {
  /** True when the language asked for last could not be loaded. */
  readonly isLanguageMissing: boolean;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
}

/** Renders what stands around the pages of every app, and gives every link in them the app's router. */
export function FrameLayout({
  isLanguageMissing,
  header,
  footer,
  notice,
  openElsewhere,
  children,
}: FrameLayoutProps): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const { app } = useAppFrame();
  const navigate = useNavigate();

  const leaveTo = (href: string): void => {
    if (openElsewhere === undefined) window.location.assign(href);
    else openElsewhere(new URL(href, window.location.origin).href);
  };

  const notices =
    !isLanguageMissing && notice === undefined ? undefined : (
      <>
        {isLanguageMissing ? (
          <Banner tone="warning" live="assertive" title={t('languageUnavailable.title')}>
            {t('languageUnavailable.body')}
          </Banner>
        ) : undefined}
        {notice}
      </>
    );

  return (
    <NavigationProvider
      navigate={(href) => (isOfAnotherApp(app, href) ? leaveTo(href) : void navigate(href))}
      {...(app === 'webview' ? { toAddress: toWebviewAddress } : {})}
      {...(openElsewhere === undefined ? {} : { openElsewhere: leaveTo })}
    >
      <LocaleProvider locale={formatLocale(currentLanguage(i18n))}>
        <OfflineNotice />
        <AppShell skipLabel={t('skipToContent')} header={header} footer={footer} notice={notices}>
          {children}
        </AppShell>
      </LocaleProvider>
    </NavigationProvider>
  );
}

/**
 * Renders the frame of pages around which another one stands, as the native app's: they have the choice of a language alone, where a
 * native app has none.
 */
export function BareLayout(props: FrameProps): ReactNode {
  const { t } = useTranslation('shell');
  const { language, failed } = useLanguageSwitch();
  const hasFooter = nativeApp.current?.offers('language') !== true;
  return (
    <FrameLayout
      {...props}
      isLanguageMissing={failed}
      footer={hasFooter ? <SiteFooter brand={t('brand')} language={toLanguageLinks(language)} /> : undefined}
    />
  );
}

/** Gives the choice of a language as the footer has it, which works without a script. */
export function toLanguageLinks(
  language: LanguageSwitchState['language'],
): NonNullable<ComponentProps<typeof SiteFooter>['language']> {
  return { ...language, languages: language.languages.map((one) => ({ ...one, href: languageHref(one.code) })) };
}

/** Gives the bundle's address for a page of the site: pages are the same in both, and write the site's. */
function toWebviewAddress(href: string): string {
  return toSurfaceAddress(href, 'webview') ?? href;
}

/** Tells whether an address is a page that another app shows, which the browser loads. */
function isOfAnotherApp(app: AppName, href: string): boolean {
  const match = matchLink(href);
  return match !== undefined && !match.link.surfaces.includes(app);
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Banner } from '../banner/Banner.tsx';
import { ButtonLink } from '../button/Button.tsx';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { inLanguage, type StoryLocale } from '../story-kit/two-languages.tsx';
import { AppShell, SiteFooter, SiteHeader, type NavigationItem } from './AppShell.tsx';
import { shellTexts } from './story-texts.ts';

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = shellTexts[locale];
  const [place, setPlace] = useState('/air/booking/');
  const marked = (items: readonly NavigationItem[]) => items.map((item) => ({ ...item, current: item.href === place }));
  return (
    <NavigationProvider navigate={setPlace}>
      <AppShell
        skipLabel={t.skip}
        header={
          <SiteHeader
            texts={t.header}
            homeHref="/"
            items={marked(t.items)}
            language={{
              label: t.language,
              languages: [
                { code: 'es', name: 'Español' },
                { code: 'en', name: 'English' },
              ],
              current: locale,
              onChange: () => undefined,
            }}
            account={
              <ButtonLink href="/login/" size="small">
                {t.logIn}
              </ButtonLink>
            }
          />
        }
        notice={<Banner title={t.notice}>{t.noticeBody}</Banner>}
        footer={<SiteFooter brand={t.header.brand} groups={t.footer} legal={t.legal} />}
      >
        <PageHeading lead={t.lead}>{t.heading}</PageHeading>
      </AppShell>
    </NavigationProvider>
  );
}

const meta: Meta = { title: 'Shell/App shell', parameters: { layout: 'fullscreen' } };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

/** The same frame from right to left: nothing in it knows left from right. */
export const RightToLeft: StoryObj = { ...Spanish, globals: { locale: 'es', direction: 'rtl' } };

/** The first press of Tab finds the link past the header, and Enter takes the focus to the content. */
export const SkipsToMain: StoryObj = {
  ...Spanish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: shellTexts.es.skip })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Row, Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Button, ButtonLink, IconButton } from './Button.tsx';

const texts: Both<{
  search: string;
  searching: string;
  change: string;
  details: string;
  cancel: string;
  home: string;
  close: string;
}> = {
  es: {
    search: 'Buscar vuelos',
    searching: 'Buscando vuelos…',
    change: 'Cambiar búsqueda',
    details: 'Ver detalles',
    cancel: 'Cancelar el viaje',
    home: 'Volver al inicio',
    close: 'Cerrar',
  },
  en: {
    search: 'Search flights',
    searching: 'Searching for flights…',
    change: 'Change search',
    details: 'See details',
    cancel: 'Cancel the trip',
    home: 'Back to the start',
    close: 'Close',
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <Row>
        <Button variant="primary">{t.search}</Button>
        <Button>{t.change}</Button>
        <Button variant="quiet">{t.details}</Button>
        <Button variant="danger">{t.cancel}</Button>
      </Row>
      <Row>
        <Button variant="primary" size="small">
          {t.search}
        </Button>
        <Button size="small">{t.change}</Button>
        <Button variant="quiet" size="small">
          {t.details}
        </Button>
      </Row>
      <Row>
        <Button variant="primary" pendingLabel={t.searching}>
          {t.search}
        </Button>
        <Button disabled>{t.change}</Button>
        <ButtonLink href="/">{t.home}</ButtonLink>
        <IconButton label={t.close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </IconButton>
      </Row>
      <Button variant="primary" wide>
        {t.search}
      </Button>
    </Specimens>
  );
}

const meta: Meta<typeof Button> = { title: 'Actions/Button', component: Button };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

const onClick = fn();

/** A button at work keeps its focus and takes no second press, by pointer or by key. */
export const Pending: StoryObj<typeof Button> = {
  render: () => (
    <Button variant="primary" pendingLabel={texts.es.searching} onClick={onClick}>
      {texts.es.search}
    </Button>
  ),
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    const button = within(canvasElement).getByRole('button', { name: texts.es.searching });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
  },
};

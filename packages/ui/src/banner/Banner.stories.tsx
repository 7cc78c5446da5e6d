import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Link } from '../link/Link.tsx';
import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Banner } from './Banner.tsx';

const texts: Both<
  Record<
    'info' | 'infoBody' | 'success' | 'warning' | 'warningBody' | 'danger' | 'dangerBody' | 'status' | 'close',
    string
  >
> = {
  es: {
    info: 'Este vuelo hace una escala en San Juan',
    infoBody: 'Tiene 1 h 20 min para cambiar de avión.',
    success: 'Guardamos los cambios de su perfil',
    warning: 'Su pasaporte vence antes del regreso',
    warningBody: 'Revise la fecha o lleve un documento renovado.',
    danger: 'No pudimos cobrar a su tarjeta',
    dangerBody: 'No se hizo ningún cargo. Revise los datos o use otra tarjeta.',
    status: 'Ver el estado del vuelo',
    close: 'Cerrar aviso',
  },
  en: {
    info: 'This flight has a stop in San Juan',
    infoBody: 'You have 1 h 20 min to change planes.',
    success: 'We saved the changes to your profile',
    warning: 'Your passport expires before you return',
    warningBody: 'Check the date or bring a renewed document.',
    danger: 'We could not charge your card',
    dangerBody: 'Nothing was charged. Check the details or use another card.',
    status: 'See the flight status',
    close: 'Close notice',
  },
};

const onDismiss = fn();

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens>
      <Banner
        title={t.info}
        actions={<Link href="/air/flight-status/">{t.status}</Link>}
        dismissLabel={t.close}
        onDismiss={onDismiss}
      >
        {t.infoBody}
      </Banner>
      <Banner tone="success" title={t.success} live="polite" />
      <Banner tone="warning" title={t.warning}>
        {t.warningBody}
      </Banner>
      <Banner tone="danger" title={t.danger} live="assertive">
        {t.dangerBody}
      </Banner>
    </Specimens>
  );
}

const meta: Meta = { title: 'Feedback/Banner' };
export default meta;

export const Spanish: StoryObj = {
  ...inLanguage(Examples, 'es'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.es.danger);
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.es.success);
    onDismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: texts.es.close }));
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
};
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

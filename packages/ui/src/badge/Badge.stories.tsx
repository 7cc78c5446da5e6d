import type { Meta } from '@storybook/react-vite';

import { Row, Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

type Tone = NonNullable<BadgeProps['tone']>;

const texts: Both<Readonly<Record<Tone, string>>> = {
  es: {
    neutral: 'Abierto',
    information: 'Escala',
    success: 'A tiempo',
    warning: 'Con retraso',
    danger: 'Cancelado',
    highlight: 'Nivel Oro',
  },
  en: {
    neutral: 'Open',
    information: 'Stop',
    success: 'On time',
    warning: 'Late',
    danger: 'Cancelled',
    highlight: 'Gold tier',
  },
};

const tones: readonly Tone[] = ['neutral', 'information', 'success', 'warning', 'danger', 'highlight'];

function Examples({ locale }: { readonly locale: StoryLocale }) {
  return (
    <Specimens>
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {texts[locale][tone]}
          </Badge>
        ))}
      </Row>
    </Specimens>
  );
}

const meta: Meta = { title: 'Data/Badge' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

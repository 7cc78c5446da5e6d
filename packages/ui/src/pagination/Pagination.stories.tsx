import type { Meta } from '@storybook/react-vite';

import { Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { Pagination, type PaginationTexts } from './Pagination.tsx';

const texts: Both<PaginationTexts> = {
  es: { label: 'Páginas', previous: 'Anterior', next: 'Siguiente', page: (page) => `Página ${page}` },
  en: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` },
};

const hrefFor = (page: number) => `?page=${page}`;

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const named = (place: string) => ({ ...texts[locale], label: `${texts[locale].label} ${place}` });
  return (
    <Specimens>
      <Pagination texts={named('A')} page={1} pageCount={4} hrefFor={hrefFor} />
      <Pagination texts={named('B')} page={6} pageCount={12} hrefFor={hrefFor} />
    </Specimens>
  );
}

const meta: Meta = { title: 'Navigation/Pagination' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };

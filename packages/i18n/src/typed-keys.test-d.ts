import type { TFunction } from 'i18next';
import { expectTypeOf, test } from 'vitest';

import './typed-keys.ts';

declare const t: TFunction<'shell'>;

test('a key of the messages is accepted', () => {
  expectTypeOf(t('notFound.title')).toExtend<string>();
});

test('a key that no language has does not compile', () => {
  // @ts-expect-error no such message
  t('notFound.subtitle');
});

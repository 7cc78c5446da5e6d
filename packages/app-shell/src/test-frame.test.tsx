import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';

import { createTestFrame } from './test-frame.tsx';

function SkipLink() {
  const { t } = useTranslation('shell');
  return t('skipToContent');
}

test.each([
  [undefined, 'Ir al contenido principal'],
  ['en', 'Skip to main content'],
] as const)('a page in %s reads the texts of that language', async (language, text) => {
  const Frame = await createTestFrame(language === undefined ? {} : { language });
  render(<SkipLink />, { wrapper: Frame });
  expect(screen.getByText(text)).toBeVisible();
});

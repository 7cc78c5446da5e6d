import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

// For the types of the messages' keys; every app loads it anyway.
import '@airline/i18n';

/** Gives the words of forms in the page's language. */
export function useWords(): TFunction<'forms'> {
  return useTranslation('forms').t;
}

import { partsOrder } from '@airline/forms/typed-date';
import { useLocale } from '@airline/ui/locale';
import { useTranslation } from 'react-i18next';

const example = { year: '1984', month: '3', day: '27' };

/** Gives the hint of a birth date: an example, its parts in the order of the language. */
export function useDateExample(): string {
  const { t } = useTranslation('accountHelp');
  const written = partsOrder(useLocale())
    .map((part) => example[part])
    .join(' / ');
  return t('enroll.birthDateHint', { example: written });
}

import { PhoneText as TextWithPhone } from '@airline/ui/phone-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PhoneTextProps {
  /** A text that may name customer service's telephone number. */
  readonly children: string;
}

/** Renders a text in which customer service's telephone number, wherever it stands, can be called. */
export function PhoneText({ children }: PhoneTextProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <TextWithPhone phone={t('customerService.phone')} href={t('customerService.href')}>
      {children}
    </TextWithPhone>
  );
}

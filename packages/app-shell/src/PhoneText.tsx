import { Link } from '@airline/ui/link';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PhoneTextProps {
  /** A text that may name customer service's telephone number. */
  readonly children: string;
}

/** Renders a text in which customer service's telephone number, wherever it stands, can be called. */
export function PhoneText({ children }: PhoneTextProps): ReactNode {
  const { t } = useTranslation('shell');
  const phone = t('customerService.phone');
  return children.split(phone).map((part, index) => (
    // The parts of a text have nothing but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <Link href={t('customerService.href')}>{phone}</Link>}
      {part}
    </Fragment>
  ));
}

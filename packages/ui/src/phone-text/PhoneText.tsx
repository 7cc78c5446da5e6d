import { Fragment, type ReactNode } from 'react';

import { Link } from '../link/Link.tsx';

export interface PhoneTextProps {
  /** A text that may name the telephone number. */
  readonly children: string;
  /** The number as the text writes it. */
  readonly phone: string;
  /** Where its link leads: `tel:…`. */
  readonly href: string;
}

/**
 * Renders a text in which a telephone number, wherever it stands, can be called.
 *
 * @example
 * ```tsx
 * import { PhoneText } from '@airline/ui/phone-text';
 *
 * export const Help = () => (
 *   <PhoneText phone="1-800-555-0142" href="tel:+18005550142">
 *     Call 1-800-555-0142.
 *   </PhoneText>
 * );
 * ```
 */
export function PhoneText({ children, phone, href }: PhoneTextProps): ReactNode {
  return children.split(phone).map((part, index) => (
    // The parts of a text have nothing but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <Link href={href}>{phone}</Link>}
      {part}
    </Fragment>
  ));
}

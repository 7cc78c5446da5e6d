import { Fragment, type ReactNode } from 'react';

import { splitEmail } from './split-email.ts';

export interface EmailTextProps {
  /** A text that may name email addresses. */
  readonly children: string;
}

/**
 * Renders a text in which an email address that is too long for its line breaks where it can still be read: after the @ or before a
 * dot. What is copied is the text.
 *
 * @example
 * ```tsx
 * import { EmailText } from '@airline/ui/email-text';
 *
 * export const Sent = () => (
 *   <p>
 *     <EmailText>We wrote to marcela.montenegro@example.com.</EmailText>
 *   </p>
 * );
 * ```
 */
export function EmailText({ children }: EmailTextProps): ReactNode {
  return splitEmail(children).map((part, index) => (
    // The parts of a text have nothing but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

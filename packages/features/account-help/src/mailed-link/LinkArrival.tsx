import type { ReactNode } from 'react';

import type { HelpContext } from '../setting/use-help.ts';
import { LinkEnded } from './LinkEnded.tsx';
import { MailedLink } from './MailedLink.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/**
 * Renders what a mailed link is for where the page was opened by one, else the page itself.
 *
 * Every page of account help takes every link: what a link does is the gateway's to say, not the address's.
 */
export function LinkArrival({
  help,
  children,
}: {
  readonly help: HelpContext;
  readonly children: ReactNode;
}): ReactNode {
  const { link, drop, forget } = useMailedLink();
  if (link === undefined) return children;
  if (link.kind === 'broken') return <LinkEnded help={help} ending={{ end: 'linkInvalid' }} onRestart={drop} />;
  return <MailedLink key={link.token} help={help} token={link.token} onUsed={forget} onRestart={drop} />;
}

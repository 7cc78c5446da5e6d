import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import styles from './Banner.module.css';

const pictures = {
  information: 'M12 11v6M12 7.5v.01',
  success: 'm7.5 12.5 3 3 6-6.5',
  warning: 'M12 7v6M12 16.5v.01',
  danger: 'M12 7v6M12 16.5v.01',
} as const;

/** What {@link Banner} takes. */
export interface BannerProps {
  readonly tone?: keyof typeof pictures;
  /** One line that says it all: the tone is colour alone, so the words must carry it ('No pudimos guardar el cambio'). */
  readonly title: ReactNode;
  /** What happened and what to do. */
  readonly children?: ReactNode;
  /** Links or small buttons. */
  readonly actions?: ReactNode;
  /** With `onDismiss`, the name of the button that closes it: 'Cerrar aviso'. */
  readonly dismissLabel?: string;
  readonly onDismiss?: () => void;
  /** `assertive` interrupts, for an error that just happened; `polite` waits; `off` for what was there when the page came. */
  readonly live?: 'off' | 'polite' | 'assertive';
}

/**
 * Renders a message that belongs to the page or to a part of it, and stays until it is dealt with.
 *
 * Assistive technology hears it when it appears later than the page, unless `live` is `off` (the default).
 *
 * @example
 * ```tsx
 * import { Banner } from '@airline/ui/banner';
 *
 * export const Example = () => (
 *   <Banner tone="danger" title="No pudimos guardar el cambio" live="assertive">
 *     Inténtelo otra vez. Si sigue igual, llámenos y diga la referencia A1B2C3.
 *   </Banner>
 * );
 * ```
 */
export function Banner({
  tone = 'information',
  title,
  children,
  actions,
  dismissLabel,
  onDismiss,
  live = 'off',
}: BannerProps): ReactNode {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined;
  return (
    <div role={role} className={styles['banner']} data-tone={tone}>
      <svg className={styles['picture']} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d={pictures[tone]} />
      </svg>
      <div className={styles['text']}>
        <p className={styles['title']}>{title}</p>
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
      </div>
      {dismissLabel === undefined || onDismiss === undefined ? null : (
        <div className={styles['dismiss']}>
          <IconButton label={dismissLabel} onClick={onDismiss}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </IconButton>
        </div>
      )}
    </div>
  );
}

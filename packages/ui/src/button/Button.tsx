import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { useAddress, useLinkClick } from '../navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Button.module.css';

/** How a button looks; one `primary` a view. */
export interface ButtonLook {
  /** `primary` the one thing to do here, `secondary` beside it, `quiet` for small things, `danger` for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
  /** Fills the line: for the end of a form on a small screen. */
  readonly wide?: boolean;
}

/** What {@link Button} takes beside a `<button>`'s own attributes. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>, ButtonLook {
  /** Said and shown while the work runs ('Buscando…'); the button keeps its focus and takes no second press. */
  readonly pendingLabel?: string | undefined;
}

/**
 * Renders a button that does something here. Where it goes somewhere, use {@link ButtonLink}.
 *
 * `type` is `button` by default: a form's own button says `type="submit"`. While `pendingLabel` is given it is
 * `aria-disabled`, keeps the focus, and a press or a submit by the Enter key does nothing.
 *
 * @example
 * ```tsx
 * import { Button } from '@airline/ui/button';
 *
 * export const Example = ({ busy }: { busy: boolean }) => (
 *   <Button type="submit" variant="primary" pendingLabel={busy ? 'Buscando vuelos…' : undefined}>
 *     Buscar vuelos
 *   </Button>
 * );
 * ```
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  pendingLabel,
  type = 'button',
  onClick,
  children,
  ...attributes
}: ButtonProps): ReactNode {
  const pending = pendingLabel !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the type is a prop whose default is 'button'
      type={type}
      onClick={press}
      aria-disabled={pending || attributes['aria-disabled'] || undefined}
      className={styles['button']}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-pending={pending || undefined}
    >
      {pending ? <span className={styles['spinner']} aria-hidden="true" /> : null}
      <span className={styles['label']}>{pending ? pendingLabel : children}</span>
    </button>
  );
}

/** What {@link ButtonLink} takes beside an `<a>`'s own attributes. */
export interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href'>, ButtonLook {
  readonly href: string;
}

/**
 * Renders a link that looks like a button: it goes somewhere, so it is a link to assistive technology and to the browser.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@airline/ui/button';
 *
 * export const Example = () => <ButtonLink href="/" variant="primary">Volver al inicio</ButtonLink>;
 * ```
 */
export function ButtonLink({
  href,
  variant = 'secondary',
  size = 'medium',
  wide = false,
  onClick,
  children,
  ...attributes
}: ButtonLinkProps): ReactNode {
  const handleClick = useLinkClick(href, onClick);
  const address = useAddress(href);
  return (
    <a
      {...attributes}
      href={address}
      onClick={handleClick}
      className={styles['button']}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className={styles['label']}>{children}</span>
    </a>
  );
}

/** What {@link IconButton} takes beside a `<button>`'s own attributes. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'aria-label'> {
  /** The button's name: a picture says nothing to those who cannot see it. */
  readonly label: string;
  /** An SVG of 24 by 24 units. */
  readonly children: ReactNode;
}

/**
 * Renders a button that shows a picture alone, with its name for assistive technology and as a tooltip.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@airline/ui/button';
 *
 * export const Example = ({ close }: { close: () => void }) => (
 *   <IconButton label="Cerrar" onClick={close}>
 *     <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
 *   </IconButton>
 * );
 * ```
 */
export function IconButton({ label, children, type = 'button', ...attributes }: IconButtonProps): ReactNode {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is a prop whose default is 'button'
    <button {...attributes} type={type} title={label} className={styles['icon']}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

import styles from './Security.module.css';

/** Quiet zone around the code, in modules (ISO/IEC 18004 §9.1). */
const QUIET_ZONE_MODULES = 4;

/** Renders a text as a QR code: dark on light in every theme, as cameras expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => qrPathOf(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles['qr']}>
      <rect width={size} height={size} className={styles['qrLight']} />
      <path d={path} className={styles['qrDark']} />
    </svg>
  );
}

/** Gives the dark modules of a text's QR code as one path, a unit a module. */
export function qrPathOf(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { QrCode, qrPathOf } from './QrCode.tsx';

afterEach(cleanup);

test('a QR code is a picture with a name, whose quiet zone is light', () => {
  render(<QrCode text="otpauth://totp/Alisio:ana?secret=JBSWY3DP" label="Código QR" />);
  expect(screen.getByRole('img', { name: 'Código QR' })).toBeInTheDocument();
  const { size, path } = qrPathOf('otpauth://totp/Alisio:ana?secret=JBSWY3DP');
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from './save-file.ts';

const revoked = vi.fn<(url: string) => void>();
let blob: Blob | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (given: Blob) => {
        blob = given;
        return 'blob:trip';
      },
      revokeObjectURL: revoked,
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  revoked.mockClear();
});

test('a file keeps its address while a browser asks where to save it, and gives it back then', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href, this.isConnected]).toEqual(['viaje.ics', 'blob:trip', true]);
  });
  saveFile({ name: 'viaje.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' });
  expect(clicked).toHaveBeenCalledOnce();
  clicked.mockRestore();
  await expect(blob?.text()).resolves.toBe('BEGIN:VCALENDAR');
  expect(document.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:trip');
});

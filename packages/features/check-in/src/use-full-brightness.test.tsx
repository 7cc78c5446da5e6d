import { nativeApp } from '@airline/app-shell/native-app';
import { connectNativeApp } from '@airline/native-bridge';
import { createSimulatedApp, installIosApp } from '@airline/native-bridge/simulator';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { useFullBrightness } from './use-full-brightness.ts';

afterEach(() => {
  nativeApp.current = undefined;
});

/** Opens the page in an app, and gives the levels that it is asked for. */
async function openIn(capabilities: readonly string[]): Promise<unknown[]> {
  const levels: unknown[] = [];
  const host = new EventTarget();
  const app = createSimulatedApp({
    platform: 'ios',
    versions: { least: 1, highest: 2 },
    capabilities,
    onMessage: ({ message }) => {
      const { method, params } = (message ?? {}) as { readonly method?: string; readonly params?: object };
      if (method === 'setBrightness') levels.push(params);
    },
  });
  installIosApp(host, app);
  const connection = await connectNativeApp(host);
  if (connection.kind === 'app') nativeApp.current = connection.app;
  return levels;
}

test('the app’s screen is bright while a pass is on it, and then as it was', async () => {
  const levels = await openIn(['brightness']);
  const { rerender, unmount } = renderHook(({ isWanted }) => useFullBrightness(isWanted), {
    initialProps: { isWanted: false },
  });
  expect(levels).toEqual([]);
  rerender({ isWanted: true });
  unmount();
  expect(levels).toEqual([{ level: 'full' }, { level: 'usual' }]);
});

test('an app without it is not asked, and a browser has nobody to ask', async () => {
  const levels = await openIn(['session']);
  renderHook(() => useFullBrightness(true)).unmount();
  nativeApp.current = undefined;
  renderHook(() => useFullBrightness(true)).unmount();
  expect(levels).toEqual([]);
});

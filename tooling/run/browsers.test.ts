import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findBrowserPrograms, missingPackages } from './browsers.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a program is found by the first of its names that stands on the PATH', () => {
  for (const name of ['firefox', 'firefox-esr', 'Xvfb']) writeFileSync(join(folder, name), '');
  expect(findBrowserPrograms({ PATH: ['/nowhere', folder].join(delimiter) })).toEqual({
    FIREFOX_PATH: join(folder, 'firefox-esr'),
    XVFB_PATH: join(folder, 'Xvfb'),
  });
});

test('a path that is named comes before what stands on the PATH', () => {
  writeFileSync(join(folder, 'chromium'), '');
  expect(findBrowserPrograms({ PATH: folder, CHROMIUM_PATH: '/opt/chromium' })).toEqual({
    CHROMIUM_PATH: '/opt/chromium',
  });
});

test('WebKit lacks a package as long as either of its programs is not there', () => {
  expect(missingPackages({})).toEqual(['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  expect(missingPackages({ WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver' }, 'WebKit')).toEqual(['xvfb']);
  expect(missingPackages({ FIREFOX_PATH: '/usr/bin/firefox' }, 'Firefox')).toEqual([]);
});

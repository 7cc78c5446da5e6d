import type { OpenSession } from '@airline/contract';

/** What a session is known again by: the families of its browser and system, and the browser's main version; never the whole user agent. */
export interface DeviceFamily extends Pick<OpenSession, 'browser' | 'system'> {
  /** Null where the browser says none. */
  readonly browserVersion: number | null;
}

/** The first that fits counts: browsers name those that they are made of, and Android names Linux. The group is the main version. */
const browsers: readonly (readonly [DeviceFamily['browser'], RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\/(\d*)/],
  ['opera', /\b(?:OPR|OPiOS|Opera)\/(\d*)/],
  ['samsung', /\bSamsungBrowser\/(\d*)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d*)/],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/(\d*)/],
  // Its own version stands before its engine's.
  ['safari', /\bVersion\/(\d*).*\bSafari\//],
  ['safari', /\bSafari\//],
];

const systems: readonly (readonly [DeviceFamily['system'], RegExp])[] = [
  ['iphone', /\b(?:iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromeOs', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac(?:intosh| OS X)\b/],
  ['linux', /\bLinux\b/],
];

/** What is greater than any browser's: somebody made it up. */
const greatestVersion = 9_999;

/** Tells the families of a device by its `User-Agent`; what nobody knows, and none at all, is `other`. */
export function parseDeviceFamily(userAgent: string | undefined): DeviceFamily {
  const browser = findFamily(browsers, userAgent);
  const version = Number.parseInt(browser?.version ?? '', 10);
  return {
    browser: browser?.family ?? 'other',
    browserVersion: version > 0 && version <= greatestVersion ? version : null,
    system: findFamily(systems, userAgent)?.family ?? 'other',
  };
}

function findFamily<Family>(
  rows: readonly (readonly [Family, RegExp])[],
  userAgent = '',
): { readonly family: Family; readonly version: string | undefined } | undefined {
  for (const [family, pattern] of rows) {
    const found = pattern.exec(userAgent);
    if (found !== null) return { family, version: found[1] };
  }
  return undefined;
}

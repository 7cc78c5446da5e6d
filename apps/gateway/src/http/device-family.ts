import type { OpenSession } from '@airline/contract';

/** What a session is known again by: the families of its browser and system, never the whole user agent. */
export type DeviceFamily = Pick<OpenSession, 'browser' | 'system'>;

/** The first that fits counts: browsers name those that they are made of, and Android names Linux. */
const browsers: readonly (readonly [DeviceFamily['browser'], RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
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

/** Tells the families of a device by its `User-Agent`; what nobody knows, and none at all, is `other`. */
export function parseDeviceFamily(userAgent: string | undefined): DeviceFamily {
  const find = <Family>(rows: readonly (readonly [Family, RegExp])[]): Family | undefined =>
    rows.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return { browser: find(browsers) ?? 'other', system: find(systems) ?? 'other' };
}

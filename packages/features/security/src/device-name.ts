import type { OpenSession } from '@airline/contract';
import type { TFunction } from 'i18next';

/** What names a device: its families and the browser's main version. */
export type NamedDevice = Pick<OpenSession, 'browser' | 'browserVersion' | 'system'>;

/** Says in words what kind of device something came from. */
export function nameDevice({ browser, browserVersion, system }: NamedDevice, t: TFunction<'security'>): string {
  if (browser === 'other' && system === 'other') return t('sessions.unknownDevice');
  const name = t(`sessions.browsers.${browser}`);
  return t('sessions.device', {
    browser: browserVersion === undefined ? name : `${name} ${browserVersion}`,
    system: t(`sessions.systems.${system}`),
  });
}

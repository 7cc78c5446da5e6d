import type { DeviceFamily } from '../../../http/device-family.ts';

/** Gives what the audit log keeps of a device: its families and the browser's main version. */
export function describeDevice({ browser, browserVersion, system }: DeviceFamily) {
  return { browser, system, ...(browserVersion === null ? {} : { browserVersion }) };
}

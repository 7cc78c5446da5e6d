/** Under which name a browser stores that its person does not want to be measured. */
export const measuringKey = 'measuring';

/** Returns whether the person has chosen, in this browser, that their visits are not measured. */
export function isMeasuringRefused(): boolean {
  try {
    return localStorage.getItem(measuringKey) === 'off';
  } catch {
    return false;
  }
}

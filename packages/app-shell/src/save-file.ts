/** A browser that asks where to save a file reads it only once the person has answered. */
const KEPT_FOR_MS = 60_000;

/**
 * Saves a text as a file by the browser's own download.
 *
 * @example
 * ```ts
 * import { saveFile } from '@airline/app-shell/save-file';
 *
 * saveFile({ name: 'trip.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' });
 * ```
 */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

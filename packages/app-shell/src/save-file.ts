import { nativeApp } from './native-app.ts';

/** A browser that asks where to save a file reads it only once the person has answered. */
const KEPT_FOR_MS = 60_000;

interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Blob;
}

/**
 * Saves a text or bytes as a file by the browser's own download. A native app around the page that has a calendar takes events into it instead.
 *
 * @example
 * ```ts
 * import { saveFile } from '@airline/app-shell/save-file';
 *
 * saveFile({ name: 'trip.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' });
 * ```
 */
export function saveFile(file: SavedFile): void {
  const app = nativeApp.current;
  const { name, type, content } = file;
  if (type !== 'text/calendar' || typeof content !== 'string' || app?.offers('calendar') !== true) {
    download(file);
    return;
  }
  void app.request('addToCalendar', { name, content }).then((answer) => {
    if ('failure' in answer) download(file);
  });
}

function download({ name, type, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_MS);
}

import { webviewBase } from '@airline/links';

/** Gives the address at which the bundle shows a page of the site. */
export function mobilePath(path: string): string {
  return webviewBase + path;
}

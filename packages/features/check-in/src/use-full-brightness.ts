import { nativeApp } from '@airline/app-shell/native-app';
import { useEffect } from 'react';

/** Has the native app around the page make the screen bright while bar codes are on it; a browser cannot, and the page says so. */
export function useFullBrightness(isWanted: boolean): void {
  useEffect(() => {
    const app = nativeApp.current;
    if (!isWanted || app?.offers('brightness') !== true) return undefined;
    void app.request('setBrightness', { level: 'full' });
    return () => void app.request('setBrightness', { level: 'usual' });
  }, [isWanted]);
}

import type { NativeApp } from '@airline/native-bridge';

/**
 * Holds the native app around the pages, where there is one: the web view puts it there before the first page. A page asks whether it offers
 * something, and otherwise goes the web's own way.
 *
 * @example
 * ```ts
 * import { nativeApp } from '@airline/app-shell/native-app';
 *
 * const canAddPasses = nativeApp.current?.offers('wallet') ?? false;
 * ```
 */
export const nativeApp: { current: NativeApp | undefined } = { current: undefined };

import type { GatewayClient } from '@airline/gateway-client';
import type { Language } from '@airline/i18n';
import type { SearchSuggestion } from '@airline/ui/search-box';
import { useEffect, useState } from 'react';

import { askSuggestions } from './search-queries.ts';

/** Nobody waits for suggestions between two keys. */
const PAUSE_MS = 120;
const shortestTyped = 2;
const none: readonly SearchSuggestion[] = [];

/** Gives what may be meant by what is typed, a moment after the last key; those before stand until others are there. */
export function useSuggestions(
  gateway: GatewayClient | undefined,
  typed: string,
  language: Language,
): readonly SearchSuggestion[] {
  const [suggestions, setSuggestions] = useState(none);
  const text = typed.trim();
  const isAsked = gateway !== undefined && text.length >= shortestTyped;
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      askSuggestions(gateway, text, language, asking.signal).then(setSuggestions, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [gateway, isAsked, text, language]);
  return isAsked ? suggestions : none;
}

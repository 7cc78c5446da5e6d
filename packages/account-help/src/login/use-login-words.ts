import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The words of login: its own, those of the error catalogue, and those of the gateway's other refusals. */
export type LoginWords = TFunction<readonly ['account', 'errors', 'problems']>;

const namespaces = ['account', 'errors', 'problems'] as const;

/** Gives the words of login. */
export function useLoginWords(): LoginWords {
  return useTranslation(namespaces).t;
}

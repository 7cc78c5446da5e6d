import { changeLanguage, isLanguage, languageNames, languages } from '@airline/i18n';
import type { LanguageSwitchProps } from '@airline/ui/app-shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const choices = languages.map((code) => ({ code, name: languageNames[code] }));

export interface LanguageSwitchState {
  /** What the header's language switch takes. */
  readonly language: LanguageSwitchProps;
  /** True when the language asked for last could not be loaded: the page goes on in the one it has. */
  readonly failed: boolean;
}

/** Connects the header's language switch with the messages: it loads, shows and keeps the language that is chosen. */
export function useLanguageSwitch(): LanguageSwitchState {
  const { t, i18n } = useTranslation('shell');
  const [failed, setFailed] = useState(false);
  return {
    failed,
    language: {
      label: t('language.label'),
      languages: choices,
      current: i18n.language,
      onChange(code) {
        if (!isLanguage(code)) return;
        changeLanguage(i18n, code).then(
          () => setFailed(false),
          () => setFailed(true),
        );
      },
    },
  };
}

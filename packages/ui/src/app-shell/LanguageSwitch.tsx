import type { ReactNode } from 'react';

import styles from './LanguageSwitch.module.css';

/** One language that a page can be read in. */
export interface LanguageChoice {
  /** BCP 47 language tag, lower case: `es`, `en`. */
  readonly code: string;
  /** The language's name in itself: 'Español'. */
  readonly name: string;
}

/** What {@link LanguageSwitch} takes. */
export interface LanguageSwitchProps {
  /** Names the group: 'Idioma'. */
  readonly label: string;
  readonly languages: readonly LanguageChoice[];
  /** The `code` of the language now in use. */
  readonly current: string;
  readonly onChange: (code: string) => void;
}

/**
 * Renders one button for each language, each in its own words; the one in use is pressed.
 *
 * Keeping the choice, and `lang` of the page, are the application's.
 *
 * @example
 * ```tsx
 * import { LanguageSwitch } from '@airline/ui/app-shell';
 *
 * const languages = [{ code: 'es', name: 'Español' }, { code: 'en', name: 'English' }];
 * export const Example = ({ change }: { change: (code: string) => void }) => (
 *   <LanguageSwitch label="Idioma" languages={languages} current="es" onChange={change} />
 * );
 * ```
 */
export function LanguageSwitch({ label, languages, current, onChange }: LanguageSwitchProps): ReactNode {
  return (
    <fieldset aria-label={label} className={styles['group']}>
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          className={styles['choice']}
          onClick={() => {
            if (code !== current) onChange(code);
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

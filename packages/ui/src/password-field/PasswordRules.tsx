import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './PasswordRules.module.css';

/** One rule of the policy, in words, and whether what is typed keeps it. */
export interface PasswordRule {
  readonly id: string;
  readonly label: string;
  /** `undefined` while it is neither kept nor broken: nothing is typed yet. */
  readonly met: boolean | undefined;
}

/** The words around the checklist of rules. */
export interface PasswordRulesTexts {
  /** 'La contraseña tiene que tener:'. */
  readonly title: string;
  /** Said of a rule that is kept: 'cumplida'. */
  readonly met: string;
  /** 'falta'. */
  readonly unmet: string;
}

interface PasswordRulesProps {
  readonly id: string;
  readonly rules: readonly PasswordRule[];
  readonly texts: PasswordRulesTexts;
}

/** Renders the rules with a mark on each that is kept; read with the input, not announced at every key. */
export function PasswordRules({ id, rules, texts }: PasswordRulesProps): ReactNode {
  return (
    <div id={id} className={styles['rules']}>
      <p>{texts.title}</p>
      <ul className={styles['list']}>
        {rules.map((rule) => (
          <li key={rule.id} className={styles['rule']} data-met={rule.met || undefined}>
            <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
              <path d={rule.met ? 'm3.5 8.5 3 3 6-7' : 'M8 7.9v.2'} />
            </svg>
            <span>
              {rule.label}{' '}
              {rule.met === undefined ? null : <VisuallyHidden>({rule.met ? texts.met : texts.unmet})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

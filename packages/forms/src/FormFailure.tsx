import { Banner } from '@airline/ui/banner';
import { useEffect, useRef, type ReactNode } from 'react';

import type { FormHandle } from './form-types.ts';
import { useFormState } from './form-state.ts';
import styles from './FormFailure.module.css';
import { useWords } from './words/use-words.ts';

/**
 * Renders that the answers could not be sent, under the button that was pressed: said at once, scrolled into view, and the
 * focus stays on the button for the next try.
 */
export function FormFailure<Values extends object>({ form }: { readonly form: FormHandle<Values> }): ReactNode {
  const t = useWords();
  const { failure } = useFormState(form);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView, and a page's own tests run there.
    if (failure !== undefined) banner.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  if (failure === undefined) return null;
  return (
    <div ref={banner} className={styles['failure']}>
      <Banner tone="danger" title={t('failure.title')} live="assertive">
        {t('failure.body')}
      </Banner>
    </div>
  );
}

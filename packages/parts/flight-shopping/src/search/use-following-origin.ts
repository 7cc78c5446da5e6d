import { setFormValue, useFormValue, type FormHandle } from '@airline/forms';
import { useEffect, useRef } from 'react';

import type { SearchAnswers } from './search-form.ts';

/** Lets a flight begin where the one before it ends, unless the person chose another place for it. */
export function useFollowingOrigin(form: FormHandle<SearchAnswers>, index: number): void {
  const end = useFormValue(form, `bounds.${Math.max(0, index - 1)}.destination`);
  const followed = useRef('');
  useEffect(() => {
    if (index === 0 || end === '') return;
    const origin = form.values().bounds[index]?.origin ?? '';
    if (origin === '' || origin === followed.current) setFormValue(form, `bounds.${index}.origin`, end);
    followed.current = end;
  }, [form, index, end]);
}

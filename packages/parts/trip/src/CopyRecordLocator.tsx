import { Button } from '@airline/ui/button';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the way to copy a record locator, and says when it was copied. */
export function CopyRecordLocator({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation('trips');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where copying is denied the code can still be selected and copied by hand.
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {copied ? t('confirmation.copied') : t('confirmation.copy')}
      </Button>
      <VisuallyHidden>
        <output>{copied ? t('confirmation.copied') : ''}</output>
      </VisuallyHidden>
    </>
  );
}

import { Button } from '@airline/ui/button';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders a button that copies a text, and says so. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: string }): ReactNode {
  const { t } = useTranslation('security');
  const [copied, setCopied] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            // A browser that denies it leaves the text there to be marked by hand.
            () => setCopied(false),
          );
        }}
      >
        {copied ? t('copied') : children}
      </Button>
      <output>
        <VisuallyHidden>{copied ? t('copied') : ''}</VisuallyHidden>
      </output>
    </>
  );
}

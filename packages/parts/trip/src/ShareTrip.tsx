import type { Trip } from '@airline/contract';
import { Button, type ButtonProps } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { shareText } from './share-text.ts';

/** Renders the way to tell somebody the flights: by what the device shares with, else on its clipboard. */
export function ShareTrip({
  trip,
  ...look
}: { readonly trip: Trip } & Pick<ButtonProps, 'variant' | 'size'>): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const share = async () => {
    const text = shareText(trip, locale, (values) => t('share.bound', values));
    try {
      // Not every browser has it.
      if (Reflect.has(navigator, 'share')) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // The person changed their mind, or the browser denies both: the flights still stand on the page.
    }
  };
  return (
    <>
      <Button {...look} onClick={() => void share()}>
        {t(copied ? 'share.copied' : 'share.share')}
      </Button>
      <VisuallyHidden>
        <output>{copied ? t('share.copied') : ''}</output>
      </VisuallyHidden>
    </>
  );
}

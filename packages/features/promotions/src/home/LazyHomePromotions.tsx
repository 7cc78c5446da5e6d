import { useApp } from '@airline/app';
import { loadMessages } from '@airline/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Renders the promotions for whom looks at the page, once it is there: the first page carries nothing of them. Where nothing comes the
 * page is complete without them.
 */
export function LazyHomePromotions(): ReactNode {
  const { i18n } = useTranslation();
  const { services } = useApp();
  const [loaded, setLoaded] = useState<ReactNode>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const [{ HomePromotions }, { session }] = await Promise.all([
        import('./HomePromotions.tsx'),
        services.load(),
        loadMessages(i18n, ['promotions', 'urgency']),
      ]);
      if (!isGone) setLoaded(<HomePromotions session={session} />);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [i18n, services]);
  return loaded;
}

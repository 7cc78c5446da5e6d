import { useApp } from '@airline/app';
import { whenPersonIsThere } from '@airline/flight-shopping/when-person-is-there';
import { loadMessages } from '@airline/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Renders the promotions for whom looks at the page, once somebody uses it: the first page carries nothing of them. Where nothing comes the
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
    const callOff = whenPersonIsThere(() => void load().catch(() => undefined));
    return () => {
      isGone = true;
      callOff();
    };
  }, [i18n, services]);
  return loaded;
}

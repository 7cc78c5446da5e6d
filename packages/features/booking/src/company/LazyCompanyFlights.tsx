import { loadMessages } from '@airline/i18n';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CompanyFlightsProps } from './CompanyFlights.tsx';

/** Renders whom the flights are chosen for, with its words. Most who search are of no company, and load nothing of it. */
export function LazyCompanyFlights(props: CompanyFlightsProps): ReactNode {
  const { i18n } = useTranslation();
  const [CompanyFlights, setCompanyFlights] = useState<ComponentType<CompanyFlightsProps>>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const [loaded] = await Promise.all([import('./CompanyFlights.tsx'), loadMessages(i18n, ['companyTrip'])]);
      if (!isGone) setCompanyFlights(() => loaded.CompanyFlights);
    };
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [i18n]);
  return CompanyFlights === undefined ? null : <CompanyFlights {...props} />;
}

import type { OperationsState } from '@airline/contract';
import { Badge } from '@airline/ui/badge';
import { Table } from '@airline/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OperationsPage.module.css';
import { Section } from './Section.tsx';

/** Renders the flags and the settings in force, and who has set them. */
export function Settings({ settings }: { readonly settings: OperationsState['settings'] }): ReactNode {
  const { t } = useTranslation('operations');
  const { version, source, flags, values } = settings;
  const from = {
    id: 'from',
    header: t('settings.from'),
    cell: ({ from: who }: { readonly from: 'deployment' | 'default' }) => (
      <Badge tone={who === 'deployment' ? 'information' : 'neutral'}>{t(`settings.by.${who}`)}</Badge>
    ),
  };
  const text = (written: string) => <span className={styles['text']}>{written}</span>;
  return (
    <>
      <Section title={t('flags.title')}>
        <Table
          caption={t('flags.caption')}
          captionHidden
          rows={flags}
          keyOf={({ name }) => name}
          columns={[
            { id: 'name', header: t('flags.name'), cell: ({ name }) => text(name) },
            {
              id: 'state',
              header: t('flags.state'),
              cell: ({ isOn }) => (
                <Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'flags.on' : 'flags.off')}</Badge>
              ),
            },
            from,
          ]}
        />
      </Section>
      <Section title={t('settings.title')}>
        <p className={styles['text']}>{t('settings.lead', { version, source })}</p>
        <Table
          caption={t('settings.caption')}
          captionHidden
          rows={values}
          keyOf={({ path }) => path}
          columns={[
            { id: 'path', header: t('settings.path'), cell: ({ path }) => text(path) },
            { id: 'value', header: t('settings.value'), cell: ({ value }) => text(value) },
            from,
          ]}
        />
      </Section>
    </>
  );
}

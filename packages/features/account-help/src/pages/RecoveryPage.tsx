import { Page, PhoneText } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { Form, FormRadioGroup, FormSubmitButton, useForm } from '@airline/forms';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { useHelp, type HelpContext } from '../setting/use-help.ts';

const ways = { username: 'resetPassword', email: 'accountLookup', accountNumber: 'completeSetup' } as const;
const schema = z.object({ remembered: z.enum(['username', 'email', 'accountNumber'], 'required') });

/** Renders the page for who cannot get in and does not know where to start: what they remember leads to the right page. */
export function RecoveryPage(): ReactNode {
  const help = useHelp();
  return (
    <LinkArrival help={help}>
      <Recovery help={help} />
    </LinkArrival>
  );
}

function Recovery({ help }: { readonly help: HelpContext }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const navigate = useNavigate();
  const form = useForm({
    schema,
    defaultValues: { remembered: '' },
    onSubmit: async ({ remembered }) => {
      await navigate(help.links[ways[remembered]]);
    },
  });
  return (
    <Page title={t('titles.recovery')} lead={t('recovery.lead')}>
      <BesidePicture>
        <div className={styles['narrow']}>
          <Form form={form}>
            <Card>
              <FormRadioGroup
                form={form}
                name="remembered"
                label={t('recovery.remembered')}
                messages={{ required: t('recovery.required') }}
                options={(['username', 'email', 'accountNumber'] as const).map((value) => ({
                  value,
                  label: t(`recovery.${value}`),
                  hint: t(`recovery.${value}Hint`),
                }))}
              />
            </Card>
            <FormSubmitButton form={form}>{t('recovery.submit')}</FormSubmitButton>
          </Form>
          <section className={styles['text']}>
            <h2>{t('recovery.nothing')}</h2>
            <p>
              <PhoneText>{t('recovery.nothingBody')}</PhoneText>
            </p>
          </section>
        </div>
      </BesidePicture>
    </Page>
  );
}

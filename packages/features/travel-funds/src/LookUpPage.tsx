import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { fundLookup, type FundLookup, type ProblemName } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { fundQuery, keepFundProof } from '@airline/funds';
import { GatewayError } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { readHint } from '@airline/session/hint';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import styles from './Funds.module.css';

/** Renders the way to a fund: its number or its trip, and its holder's names, which never stand in the address. */
export function Component(): ReactNode {
  const { t } = useTranslation('funds');
  const isLoggedIn = useSyncExternalStore(watchNothing, remembersLogin, () => false);
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    schema: fundLookup,
    defaultValues: { reference: '', firstName: '', lastName: '' },
    keepIn: 'travel-funds',
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async (lookup: FundLookup) => {
      try {
        await queryClient.query(fundQuery(session, lookup));
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === 'fundNotFound') return { message: t('lookUp.notFound') };
        if (refused === 'tooManyRequests') return { message: t('lookUp.locked') };
        throw error;
      }
      keepFundProof(lookup);
      void navigate(buildPath('travel-funds-view'));
      return undefined;
    },
  });
  return (
    <Page
      title={t('lookUp.title')}
      lead={
        <>
          {t('lookUp.lead')}
          {isLoggedIn ? (
            <>
              {' '}
              <Link href={buildPath('my-account-travel-funds')}>{t('lookUp.ownLink')}</Link>
            </>
          ) : null}
        </>
      }
    >
      <BesidePicture>
        <Form form={form}>
          <Card>
            <div className={styles['fields']}>
              <FormTextField
                form={form}
                name="reference"
                label={t('lookUp.reference')}
                hint={t('lookUp.referenceHint')}
                width="medium"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                messages={{ invalid: t('lookUp.badReference'), required: t('lookUp.badReference') }}
              />
              <FieldPair>
                <FormTextField
                  form={form}
                  name="firstName"
                  label={t('lookUp.firstName')}
                  autoComplete="given-name"
                  messages={{ required: t('lookUp.missingFirstName') }}
                />
                <FormTextField
                  form={form}
                  name="lastName"
                  label={t('lookUp.lastName')}
                  autoComplete="family-name"
                  messages={{ required: t('lookUp.missingLastName') }}
                />
              </FieldPair>
            </div>
          </Card>
          <FormSubmitButton form={form} pendingLabel={t('lookUp.pending')}>
            {t('lookUp.submit')}
          </FormSubmitButton>
        </Form>
      </BesidePicture>
    </Page>
  );
}

/** The page is prerendered for everybody: whether somebody is logged in is looked up where it is read. */
const watchNothing = () => () => undefined;
const remembersLogin = () => readHint(() => localStorage, 'traveller') !== undefined;

function refusalOf(error: unknown): ProblemName | undefined {
  return error instanceof GatewayError && error.failure.kind === 'refused' ? error.failure.name : undefined;
}

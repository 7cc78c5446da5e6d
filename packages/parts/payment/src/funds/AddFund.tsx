import { type FundProof, fundProof, type ProblemName } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { type ChosenFund, findFundProof, fundQuery, toChosenFund } from '@airline/funds';
import { GatewayError } from '@airline/gateway-client';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useLoginState, useSession } from '@airline/session/react';
import { Disclosure } from '@airline/ui/disclosure';
import { useLocale } from '@airline/ui/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findFundFault } from './fund-fault.ts';
import styles from './funds.module.css';

export interface AddFundProps {
  readonly chosen: readonly ChosenFund[];
  readonly onAdd: (fund: ChosenFund) => void;
}

/** Renders the way to add a fund by its number: it opens by itself for who comes from the page of one. */
export function AddFund(props: AddFundProps): ReactNode {
  const { t } = useTranslation('payment');
  const [seen] = useState(() => findSeenFund(props.chosen));
  return (
    <Disclosure variant="card" title={t('funds.add')} open={seen !== undefined}>
      <FundForm {...props} seen={seen} />
    </Disclosure>
  );
}

interface FundFormProps extends AddFundProps {
  readonly seen: FundProof | undefined;
}

/** Renders the fields of a fund's number and its holder's names: they are kept nowhere. */
function FundForm({ chosen, onAdd, seen }: FundFormProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const session = useSession();
  const login = useLoginState();
  const queryClient = useQueryClient();
  const form = useForm({
    schema: fundProof,
    defaultValues: seen ?? { number: '', firstName: '', lastName: '' },
    // No answer: the form's banner says so.
    onFailure: () => undefined,
    onSubmit: async ({ number, ...names }: FundProof) => {
      try {
        const found = await queryClient.query(fundQuery(session, { reference: number, ...names }));
        const fault = findFundFault(found, {
          chosen: chosen.map((fund) => fund.number),
          isCompanyTraveller: login.kind === 'authenticated' && login.person.category !== 'member',
        });
        if (fault !== undefined || found.number === undefined) {
          const date = formatCalendarDate(found.expiresOn, locale);
          return { message: t(`funds.refused.${fault ?? 'notFound'}`, { date }) };
        }
        form.reset();
        onAdd(toChosenFund({ ...found, number: found.number }));
        return undefined;
      } catch (error) {
        const refused = refusalOf(error);
        if (refused === 'fundNotFound') return { message: t('funds.refused.notFound') };
        if (refused === 'tooManyRequests') return { message: t('funds.refused.tooOften') };
        throw error;
      }
    },
  });
  return (
    <Form form={form}>
      <div className={styles['fields']}>
        <FormTextField
          form={form}
          name="number"
          label={t('funds.number')}
          hint={t('funds.numberHint')}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          messages={{ invalid: t('funds.badNumber'), required: t('funds.badNumber') }}
        />
        <FieldPair>
          <FormTextField
            form={form}
            name="firstName"
            label={t('funds.firstName')}
            autoComplete="off"
            messages={{ required: t('funds.missingFirstName') }}
          />
          <FormTextField
            form={form}
            name="lastName"
            label={t('funds.lastName')}
            autoComplete="off"
            messages={{ required: t('funds.missingLastName') }}
          />
        </FieldPair>
        <div>
          <FormSubmitButton form={form} variant="secondary" pendingLabel={t('funds.pending')}>
            {t('funds.submit')}
          </FormSubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** Finds the fund that this tab looked up by its number, unless funds pay already: who came from its page does not type it again. */
function findSeenFund(chosen: readonly ChosenFund[]): FundProof | undefined {
  const { reference: number, ...names } = findFundProof() ?? {};
  const seen = fundProof.safeParse({ number, ...names });
  return seen.success && chosen.length === 0 ? seen.data : undefined;
}

function refusalOf(error: unknown): ProblemName | undefined {
  return error instanceof GatewayError && error.failure.kind === 'refused' ? error.failure.name : undefined;
}

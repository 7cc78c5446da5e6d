import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { toLookupRequest } from '@airline/account/link-request';
import { requestLink } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormRefusal } from '@airline/account/form-refusal';
import { rememberedRequest } from './remembered-request.ts';
import type { HelpContext } from '../setting/use-help.ts';
import { CheckMail } from './CheckMail.tsx';
import { RequestWays } from './RequestWays.tsx';
import { requestInputs, requestSchemas, type RequestPurpose } from './request-form.ts';

export interface LinkRequestProps {
  readonly help: HelpContext;
  readonly purpose: RequestPurpose;
  readonly title: string;
}

/** Renders the way to a mailed link: one field, then the same answer for everybody. */
export function LinkRequest({ help, purpose, title }: LinkRequestProps): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const [sentTo, setSentTo] = useState<string>();
  const isManager = help.place.surface === 'ctm';
  const form = useForm({
    schema: requestSchemas[purpose],
    defaultValues: { known: rememberedRequest(purpose).read() },
    keepIn: `help-${purpose}`,
    onFailure: () => undefined,
    onSubmit: async ({ known }) => {
      const body = toLookupRequest(purpose, known, { ...help, i18n });
      const outcome = await help.call(requestLink, { body });
      if ('failure' in outcome) return withKnownField(refuse(outcome.failure));
      rememberedRequest(purpose).keep(known);
      setSentTo(known);
      return undefined;
    },
  });
  if (sentTo !== undefined) return <CheckMail help={help} typed={sentTo} onAgain={() => setSentTo(undefined)} />;
  const hint =
    purpose === 'completeSetup' ? t(`request.completeSetup.${isManager ? 'managerHint' : 'hint'}`) : undefined;
  const label =
    purpose !== 'forgotUsername' && isManager ? t(`request.${purpose}.managerLabel`) : t(`request.${purpose}.label`);
  return (
    <Page title={title} lead={t(`request.${purpose}.${isManager ? 'managerLead' : 'lead'}`)}>
      <BesidePicture>
        <Form form={form}>
          <Card>
            <FormTextField
              form={form}
              name="known"
              label={label}
              {...(hint === undefined ? {} : { hint })}
              {...requestInputs[purpose]}
              autoCapitalize="none"
              spellCheck={false}
            />
          </Card>
          <FormSubmitButton form={form} pendingLabel={t('request.pending')}>
            {t(`request.${purpose}.submit`)}
          </FormSubmitButton>
        </Form>
        <RequestWays help={help} purpose={purpose} />
      </BesidePicture>
    </Page>
  );
}

/** The form has one field, and whatever the gateway finds wrong with it is that field's. */
function withKnownField(refusal: ReturnType<ReturnType<typeof useFormRefusal>>): typeof refusal {
  return { ...refusal, errors: refusal.errors?.map((error) => ({ ...error, pointer: '/known' })) };
}

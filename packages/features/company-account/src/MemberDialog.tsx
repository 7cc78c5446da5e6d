import { useFormRefusal } from '@airline/account/form-refusal';
import {
  changeCompanyMember,
  type CompanyMember,
  companyRoles,
  corporateAccessLevels,
  inviteCompanyMember,
  type ManagedCompany,
  memberChange,
  memberInvitation,
} from '@airline/contract';
import { Form, FormRadioGroup, FormSelect, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { useSession } from '@airline/session/react';
import { Dialog } from '@airline/ui/dialog';
import { useToast } from '@airline/ui/toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from './Company.module.css';

const rank = {
  role: memberChange.shape.role,
  accessLevel: memberChange.shape.accessLevel,
  departmentId: z.string(),
  costCentreId: z.string(),
  employeeNumber: z.string().check(z.trim(), z.maxLength(20)),
};
const { email, firstName, lastName } = memberInvitation.shape;
const invitationSchema = z.object({ email, firstName, lastName, ...rank });
const changeSchema = z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), ...rank });

export interface MemberDialogProps {
  readonly company: ManagedCompany;
  /** Who is changed; absent to invite somebody. */
  readonly member: CompanyMember | undefined;
  readonly onClose: () => void;
}

/** Renders the window in which somebody is invited, or what they are in the company is changed. */
export function MemberDialog({ company, member, onClose }: MemberDialogProps): ReactNode {
  const { t, i18n } = useTranslation('companyAccount');
  const session = useSession();
  const refuse = useFormRefusal();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const name = member === undefined ? '' : `${member.firstName} ${member.lastName}`;
  const form = useForm({
    schema: member === undefined ? invitationSchema : changeSchema,
    defaultValues: {
      email: member?.email ?? '',
      firstName: member?.firstName ?? '',
      lastName: member?.lastName ?? '',
      role: member?.role ?? 'traveler',
      accessLevel: member?.accessLevel ?? 'viewer',
      departmentId: member?.departmentId ?? '',
      costCentreId: member?.costCentreId ?? '',
      employeeNumber: member?.employeeNumber ?? '',
    },
    onFailure: () => undefined,
    onSubmit: async ({ role, accessLevel, departmentId, costCentreId, employeeNumber, ...person }) => {
      const change = {
        role,
        accessLevel,
        ...(departmentId === '' ? {} : { departmentId }),
        ...(costCentreId === '' ? {} : { costCentreId }),
        ...(employeeNumber === '' ? {} : { employeeNumber }),
      };
      const outcome =
        member === undefined
          ? await session.call(inviteCompanyMember, {
              body: { ...person, ...change, language: currentLanguage(i18n) },
            })
          : await session.call(changeCompanyMember, { parameters: { memberId: member.id }, body: change });
      if ('failure' in outcome) return refuse(outcome.failure);
      const title = member === undefined ? t('member.invited', { email: person.email }) : t('member.changed', { name });
      showToast({ message: title, tone: 'success' });
      onClose();
      await revalidate();
      return undefined;
    },
  });
  const open = <Each extends { readonly id: string; readonly isClosed: boolean }>(
    all: readonly Each[],
    chosen: string | undefined,
    label: (each: Each) => string,
  ) => [
    { value: '', label: t('member.none') },
    ...all
      .filter(({ id, isClosed }) => !isClosed || id === chosen)
      .map((each) => ({ value: each.id, label: label(each) })),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={member === undefined ? t('people.invite') : t('member.changeTitle', { name })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <div className={styles['fields']}>
          {member === undefined ? (
            <>
              <p>{t('member.inviteLead')}</p>
              <FormTextField
                form={form}
                name="email"
                label={t('people.email')}
                type="email"
                autoComplete="off"
                spellCheck={false}
              />
              <FormTextField form={form} name="firstName" label={t('member.firstName')} autoComplete="off" />
              <FormTextField form={form} name="lastName" label={t('member.lastName')} autoComplete="off" />
            </>
          ) : null}
          <FormRadioGroup
            form={form}
            name="role"
            label={t('people.role')}
            options={companyRoles.map((value) => ({ value, label: t(`people.roles.${value}`) }))}
          />
          <FormSelect
            form={form}
            name="accessLevel"
            label={t('people.level')}
            hint={t('member.levelHint')}
            options={corporateAccessLevels.map((value) => ({ value, label: t(`people.levels.${value}`) }))}
          />
          <FormSelect
            form={form}
            name="departmentId"
            label={t('people.department')}
            optional
            options={open(company.departments, member?.departmentId, (each) => each.name)}
          />
          <FormSelect
            form={form}
            name="costCentreId"
            label={t('member.costCentre')}
            optional
            options={open(company.costCentres, member?.costCentreId, (each) => `${each.code} · ${each.name}`)}
          />
          <FormTextField
            form={form}
            name="employeeNumber"
            label={t('member.employeeNumber')}
            optional
            width="short"
            autoComplete="off"
          />
          <FormSubmitButton form={form} pendingLabel={t('saving')}>
            {t(member === undefined ? 'member.send' : 'member.save')}
          </FormSubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

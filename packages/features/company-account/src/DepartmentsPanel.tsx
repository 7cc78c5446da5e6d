import { useFormRefusal } from '@airline/account/form-refusal';
import {
  type CompanyCall,
  type CompanyCostCentre,
  companyCostCentreChange,
  type CompanyDepartment,
  companyDepartmentChange,
  type ManagedCompany,
  saveCostCentre,
  saveDepartment,
} from '@airline/contract';
import { Form, FormCheckbox, FormSelect, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { EmptyState } from '@airline/ui/empty-state';
import { Table } from '@airline/ui/table';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import * as z from 'zod/mini';

import styles from './Company.module.css';

export interface DepartmentsPanelProps {
  readonly company: ManagedCompany;
  readonly may: (call: CompanyCall) => boolean;
}

/** Renders the departments and the cost centres of a company: added, renamed, closed and opened again. */
export function DepartmentsPanel({ company, may }: DepartmentsPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const [department, setDepartment] = useState<CompanyDepartment | 'new'>();
  const [costCentre, setCostCentre] = useState<CompanyCostCentre | 'new'>();
  const { departments, costCentres } = company;
  const state = ({ isClosed }: { readonly isClosed: boolean }) => (
    <Badge tone={isClosed ? 'neutral' : 'success'}>{t(isClosed ? 'departments.closed' : 'departments.open')}</Badge>
  );
  return (
    <div className={styles['panel']}>
      <Table
        caption={t('departments.title')}
        rows={departments}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('departments.none')}>{t('departments.noneBody')}</EmptyState>}
        columns={[
          { id: 'name', header: t('departments.name'), cell: ({ name }) => name, rowHeader: true },
          { id: 'state', header: t('people.state'), cell: state },
          ...(may('saveDepartment')
            ? [
                {
                  id: 'change',
                  header: t('people.actions'),
                  cell: (row: CompanyDepartment) => (
                    <Button size="small" onClick={() => setDepartment(row)}>
                      {t('people.change')} <VisuallyHidden>{row.name}</VisuallyHidden>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {may('saveDepartment') ? (
        <div className={styles['actions']}>
          <Button onClick={() => setDepartment('new')}>{t('departments.add')}</Button>
        </div>
      ) : null}
      <Table
        caption={t('costCentres.title')}
        rows={costCentres}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('costCentres.none')}>{t('costCentres.noneBody')}</EmptyState>}
        columns={[
          { id: 'code', header: t('costCentres.code'), cell: ({ code }) => code, rowHeader: true },
          { id: 'name', header: t('costCentres.name'), cell: ({ name }) => name },
          {
            id: 'department',
            header: t('people.department'),
            cell: ({ departmentId }) =>
              departments.find(({ id }) => id === departmentId)?.name ?? t('costCentres.allDepartments'),
          },
          { id: 'state', header: t('people.state'), cell: state },
          ...(may('saveCostCentre')
            ? [
                {
                  id: 'change',
                  header: t('people.actions'),
                  cell: (row: CompanyCostCentre) => (
                    <Button size="small" onClick={() => setCostCentre(row)}>
                      {t('people.change')} <VisuallyHidden>{row.code}</VisuallyHidden>
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {may('saveCostCentre') ? (
        <div className={styles['actions']}>
          <Button onClick={() => setCostCentre('new')}>{t('costCentres.add')}</Button>
        </div>
      ) : null}
      {department === undefined ? null : (
        <DepartmentDialog
          department={department === 'new' ? undefined : department}
          onClose={() => setDepartment(undefined)}
        />
      )}
      {costCentre === undefined ? null : (
        <CostCentreDialog
          costCentre={costCentre === 'new' ? undefined : costCentre}
          departments={departments}
          onClose={() => setCostCentre(undefined)}
        />
      )}
    </div>
  );
}

interface DepartmentDialogProps {
  readonly department: CompanyDepartment | undefined;
  readonly onClose: () => void;
}

const departmentSchema = z.object(companyDepartmentChange.shape);

function DepartmentDialog({ department, onClose }: DepartmentDialogProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const refuse = useFormRefusal();
  const done = useSaved(onClose);
  // A new one has its id before it is sent: sent again it is the same one.
  const [id] = useState(() => department?.id ?? crypto.randomUUID());
  const form = useForm({
    schema: departmentSchema,
    defaultValues: { name: department?.name ?? '', isClosed: department?.isClosed ?? false },
    onFailure: () => undefined,
    onSubmit: async (body) => {
      const outcome = await session.call(saveDepartment, { parameters: { departmentId: id }, body });
      if ('failure' in outcome) return refuse(outcome.failure);
      await done(body.name);
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={department === undefined ? t('departments.add') : t('member.changeTitle', { name: department.name })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <div className={styles['fields']}>
          <FormTextField form={form} name="name" label={t('departments.name')} autoComplete="off" />
          {department === undefined ? null : (
            <FormCheckbox form={form} name="isClosed" label={t('departments.closeIt')} />
          )}
          <FormSubmitButton form={form} pendingLabel={t('saving')}>
            {t('member.save')}
          </FormSubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

interface CostCentreDialogProps {
  readonly costCentre: CompanyCostCentre | undefined;
  readonly departments: readonly CompanyDepartment[];
  readonly onClose: () => void;
}

const costCentreSchema = z.object({ ...companyCostCentreChange.shape, departmentId: z.string() });

function CostCentreDialog({ costCentre, departments, onClose }: CostCentreDialogProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const refuse = useFormRefusal();
  const done = useSaved(onClose);
  const [id] = useState(() => costCentre?.id ?? crypto.randomUUID());
  const form = useForm({
    schema: costCentreSchema,
    defaultValues: {
      code: costCentre?.code ?? '',
      name: costCentre?.name ?? '',
      departmentId: costCentre?.departmentId ?? '',
      isClosed: costCentre?.isClosed ?? false,
    },
    onFailure: () => undefined,
    onSubmit: async ({ departmentId, ...rest }) => {
      const body = { ...rest, ...(departmentId === '' ? {} : { departmentId }) };
      const outcome = await session.call(saveCostCentre, { parameters: { costCentreId: id }, body });
      if ('failure' in outcome) return refuse(outcome.failure);
      await done(rest.code);
      return undefined;
    },
  });
  const options = departments
    .filter((each) => !each.isClosed || each.id === costCentre?.departmentId)
    .map((each) => ({ value: each.id, label: each.name }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={costCentre === undefined ? t('costCentres.add') : t('member.changeTitle', { name: costCentre.code })}
      closeLabel={t('close')}
    >
      <Form form={form}>
        <div className={styles['fields']}>
          <FormTextField form={form} name="code" label={t('costCentres.code')} width="short" autoComplete="off" />
          <FormTextField form={form} name="name" label={t('costCentres.name')} autoComplete="off" />
          <FormSelect
            form={form}
            name="departmentId"
            label={t('people.department')}
            options={[{ value: '', label: t('costCentres.allDepartments') }, ...options]}
          />
          {costCentre === undefined ? null : (
            <FormCheckbox form={form} name="isClosed" label={t('costCentres.closeIt')} />
          )}
          <FormSubmitButton form={form} pendingLabel={t('saving')}>
            {t('member.save')}
          </FormSubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

function useSaved(onClose: () => void): (name: string) => Promise<void> {
  const { t } = useTranslation('companyAccount');
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  return async (name) => {
    showToast({ message: t('departments.saved', { name }), tone: 'success' });
    onClose();
    await revalidate();
  };
}

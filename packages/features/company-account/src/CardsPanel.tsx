import {
  type CardToken,
  type CompanyCard,
  type ManagedCompany,
  mostCompanyCards,
  type PaymentSetup,
  removeCompanyCard,
  saveCompanyCard,
} from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { CardForm } from '@airline/payment';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { Dialog } from '@airline/ui/dialog';
import { EmptyState } from '@airline/ui/empty-state';
import { Select } from '@airline/ui/select';
import { Table } from '@airline/ui/table';
import { TextField } from '@airline/ui/text-field';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Company.module.css';

export interface CardsPanelProps {
  readonly company: ManagedCompany;
  readonly cards: readonly CompanyCard[];
  readonly setup: PaymentSetup;
  readonly isReadOnly: boolean;
}

/** Renders the cards that trips of a company are paid with: added by the payment processor's token, and taken away. */
export function CardsPanel({ company, cards, setup, isReadOnly }: CardsPanelProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { t: payment } = useTranslation('payment');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<CompanyCard>();
  const [failure, setFailure] = useState<Failure>();
  const nameOf = ({ brand, lastFour }: CompanyCard) =>
    t('cards.number', { brand: payment(`brands.${brand}`), lastFour });
  const remove = async (card: CompanyCard) => {
    setAsked(undefined);
    setFailure(undefined);
    const outcome = await session.call(removeCompanyCard, { parameters: { cardId: card.id } });
    if ('failure' in outcome) return setFailure(outcome.failure);
    showToast({ message: t('cards.removed', { label: card.label }), tone: 'success' });
    await revalidate();
  };
  return (
    <div className={styles['panel']}>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
      <Table
        caption={t('cards.title')}
        rows={cards}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('cards.none')}>{t('cards.noneBody')}</EmptyState>}
        columns={[
          { id: 'label', header: t('cards.label'), cell: ({ label }) => label, rowHeader: true },
          { id: 'number', header: t('cards.card'), cell: nameOf },
          {
            id: 'expiry',
            header: t('cards.expiry'),
            cell: ({ expiryMonth, expiryYear, isExpired }) =>
              isExpired ? (
                <Badge tone="danger">{t('cards.expired')}</Badge>
              ) : (
                `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`
              ),
          },
          {
            id: 'department',
            header: t('people.department'),
            cell: ({ departmentId }) =>
              company.departments.find(({ id }) => id === departmentId)?.name ?? t('costCentres.allDepartments'),
          },
          ...(isReadOnly
            ? []
            : [
                {
                  id: 'actions',
                  header: t('people.actions'),
                  cell: (card: CompanyCard) => (
                    <Button size="small" onClick={() => setAsked(card)}>
                      {t('cards.remove')} <VisuallyHidden>{card.label}</VisuallyHidden>
                    </Button>
                  ),
                },
              ]),
        ]}
      />
      {isReadOnly || cards.length >= mostCompanyCards ? null : (
        <div className={styles['actions']}>
          <Button onClick={() => setAdding(true)}>{t('cards.add')}</Button>
        </div>
      )}
      {isAdding ? <AddDialog company={company} setup={setup} onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('cards.removeTitle', { label: asked?.label ?? '' })}
        confirmLabel={t('cards.remove')}
        cancelLabel={t('close')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => (asked === undefined ? undefined : void remove(asked))}
      >
        {t('cards.removeBody')}
      </ConfirmDialog>
    </div>
  );
}

interface AddDialogProps extends Pick<CardsPanelProps, 'company' | 'setup'> {
  readonly onClose: () => void;
}

function AddDialog({ company, setup, onClose }: AddDialogProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { t: forms } = useTranslation('forms');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const [label, setLabel] = useState('');
  const [departmentId, setDepartmentId] = useState('');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Sent again after a lost answer it is the same card.
  const [cardId] = useState(() => crypto.randomUUID());
  const isNamed = label.trim() !== '';
  const add = async ({ token }: CardToken) => {
    setFailure(undefined);
    if (!isNamed) return;
    const body = { token, label: label.trim(), ...(departmentId === '' ? {} : { departmentId }) };
    const outcome = await session.call(saveCompanyCard, { parameters: { cardId }, body });
    if ('failure' in outcome) return setFailure(outcome.failure);
    showToast({ message: t('cards.saved', { label: body.label }), tone: 'success' });
    onClose();
    await revalidate();
  };
  return (
    <Dialog open onClose={onClose} title={t('cards.add')} closeLabel={t('close')}>
      <div className={styles['fields']}>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <TextField
          label={t('cards.label')}
          hint={t('cards.labelHint')}
          autoComplete="off"
          value={label}
          onChange={({ target }) => setLabel(target.value.slice(0, 40))}
          {...(isTried && !isNamed ? { error: t('cards.labelMissing'), errorPrefix: forms('errorPrefix') } : {})}
        />
        <Select
          label={t('cards.departmentOf')}
          value={departmentId}
          options={[
            { value: '', label: t('costCentres.allDepartments') },
            ...company.departments
              .filter(({ isClosed }) => !isClosed)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setDepartmentId(target.value)}
        />
        <CardForm setup={setup} submitLabel={t('cards.save')} onTry={() => setTried(true)} onDone={add} />
      </div>
    </Dialog>
  );
}

import {
  credentialWarningDays,
  endReportCredential,
  makeReportCredential,
  mostCredentialDays,
  mostReportCredentials,
  type ReportCredential,
  writeReportScript,
} from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { Dialog } from '@airline/ui/dialog';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { Table } from '@airline/ui/table';
import { TextField } from '@airline/ui/text-field';
import { useToast } from '@airline/ui/toast';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import styles from './Company.module.css';

const dayMs = 24 * 60 * 60 * 1000;

interface Made {
  readonly credential: ReportCredential;
  readonly secret: string;
}

/** Renders what services fetch reports of the company with: made here, its secret shown once, and turned off. */
export function ServicesPanel({ credentials }: { readonly credentials: readonly ReportCredential[] }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const dates = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<Made>();
  const [asked, setAsked] = useState<ReportCredential>();
  const [failure, setFailure] = useState<Failure>();
  const soon = session.now().getTime() + credentialWarningDays * dayMs;
  const end = async ({ id, name }: ReportCredential) => {
    setAsked(undefined);
    setFailure(undefined);
    const outcome = await session.call(endReportCredential, { parameters: { credentialId: id } });
    if ('failure' in outcome) return setFailure(outcome.failure);
    showToast({ message: t('services.ended', { name }), tone: 'success' });
    await revalidate();
  };
  return (
    <div className={styles['panel']}>
      <p>{t('services.lead')}</p>
      {failure === undefined ? null : <FailureBanner failure={failure} />}
      <Table
        caption={t('services.title')}
        rows={credentials}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('services.none')}>{t('services.noneBody')}</EmptyState>}
        columns={[
          { id: 'name', header: t('services.name'), cell: ({ name }) => name, rowHeader: true },
          {
            id: 'identifier',
            header: t('services.identifier'),
            cell: ({ username, lastFour }) => t('services.identifierOf', { username, lastFour }),
          },
          {
            id: 'made',
            header: t('services.made'),
            cell: ({ madeAt, madeBy }) =>
              t('services.madeBy', { on: dates.format(new Date(madeAt)), by: madeBy ?? t('log.unknown') }),
          },
          {
            id: 'used',
            header: t('services.used'),
            cell: ({ lastUsedAt }) =>
              lastUsedAt === undefined ? t('services.unused') : moments.format(new Date(lastUsedAt)),
          },
          {
            id: 'expires',
            header: t('services.expires'),
            cell: ({ expiresAt }) => (
              <>
                <time dateTime={expiresAt}>{dates.format(new Date(expiresAt))}</time>{' '}
                {Date.parse(expiresAt) <= soon ? <Badge tone="warning">{t('services.expiresSoon')}</Badge> : null}
              </>
            ),
          },
          {
            id: 'actions',
            header: t('people.actions'),
            cell: (credential) => (
              <Button size="small" onClick={() => setAsked(credential)}>
                {t('services.end')} <VisuallyHidden>{credential.name}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
      {credentials.length >= mostReportCredentials ? (
        <p className={styles['muted']}>{t('services.full')}</p>
      ) : (
        <div className={styles['actions']}>
          <Button onClick={() => setAdding(true)}>{t('services.add')}</Button>
        </div>
      )}
      {isAdding ? (
        <MakeDialog
          onClose={() => setAdding(false)}
          onMade={(each) => {
            setAdding(false);
            setMade(each);
            void revalidate();
          }}
        />
      ) : null}
      {made === undefined ? null : <SecretDialog made={made} onClose={() => setMade(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('services.endTitle', { name: asked?.name ?? '' })}
        confirmLabel={t('services.end')}
        cancelLabel={t('close')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => (asked === undefined ? undefined : void end(asked))}
      >
        {t('services.endBody')}
      </ConfirmDialog>
    </div>
  );
}

interface MakeDialogProps {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}

function MakeDialog({ onClose, onMade }: MakeDialogProps): ReactNode {
  const { t } = useTranslation('companyAccount');
  const { t: forms } = useTranslation('forms');
  const session = useSession();
  const [name, setName] = useState('');
  const [days, setDays] = useState(String(mostCredentialDays));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Sent again after a lost answer it is refused, and not a second one that nobody has the secret of.
  const [credentialId, setCredentialId] = useState(() => crypto.randomUUID());
  const isNamed = name.trim() !== '';
  const areDaysRight = /^\d{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= mostCredentialDays;
  const make = async () => {
    setTried(true);
    setFailure(undefined);
    if (!isNamed || !areDaysRight || isSending) return;
    setSending(true);
    const body = { name: name.trim(), days: Number(days) };
    const outcome = await session.call(makeReportCredential, { parameters: { credentialId }, body });
    setSending(false);
    if (!('failure' in outcome)) return onMade(outcome.value);
    setCredentialId(crypto.randomUUID());
    return setFailure(outcome.failure);
  };
  return (
    <Dialog open onClose={onClose} title={t('services.add')} closeLabel={t('close')}>
      <form
        className={styles['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <TextField
          label={t('services.name')}
          hint={t('services.nameHint')}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value.slice(0, 40))}
          {...(isTried && !isNamed ? { error: t('services.nameMissing'), errorPrefix: forms('errorPrefix') } : {})}
        />
        <TextField
          label={t('services.days')}
          hint={t('services.daysHint')}
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={({ target }) => setDays(target.value.slice(0, 3))}
          {...(isTried && !areDaysRight ? { error: t('services.daysWrong'), errorPrefix: forms('errorPrefix') } : {})}
        />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" pendingLabel={isSending ? t('saving') : undefined}>
            {t('services.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Renders the secret of a credential that was made this moment; the gateway does not have it any more. */
function SecretDialog({ made, onClose }: { readonly made: Made; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const session = useSession();
  const { credential, secret } = made;
  const today = session.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const script = writeReportScript(
    { origin: window.location.origin, username: credential.username, secret },
    { from: `${today.slice(0, 8)}01`, to: today },
  );
  return (
    <Dialog open onClose={onClose} title={t('services.secretTitle', { name: credential.name })} closeLabel={t('close')}>
      <div className={styles['fields']}>
        <Banner tone="warning" title={t('services.secretOnce')}>
          {t('services.secretOnceBody')}
        </Banner>
        <TextField label={t('services.username')} readOnly value={credential.username} />
        <TextField label={t('services.secret')} readOnly autoComplete="off" value={secret} />
        <CopyText text={secret}>{t('services.copySecret')}</CopyText>
        <p id="report-script">
          <b>{t('services.script')}</b> {t('services.scriptHint')}
        </p>
        <section aria-labelledby="report-script">
          <pre className={styles['script']}>{script}</pre>
        </section>
        <CopyText text={script}>{t('services.copyScript')}</CopyText>
        <div className={styles['actions']}>
          <Button variant="primary" onClick={onClose}>
            {t('services.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function CopyText({ text, children }: { readonly text: string; readonly children: string }): ReactNode {
  const { t } = useTranslation('companyAccount');
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles['actions']}>
      <Button
        size="small"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            // A browser that denies it leaves the text there to be marked by hand.
            () => setCopied(false),
          );
        }}
      >
        {children}
      </Button>
      <output>{isCopied ? t('services.copied') : ''}</output>
    </div>
  );
}

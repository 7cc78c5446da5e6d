import { readSecurityQuestions } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { securityQuestions } from '@airline/reference-data/security-questions';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QuestionForm } from './QuestionForm.tsx';
import styles from './Security.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useStatusFocus } from './use-status-focus.ts';

/** Renders which security questions the account has, and the way to others. Answers are shown to nobody. */
export function QuestionsCard(): ReactNode {
  const { t } = useTranslation('security');
  const session = useSession();
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [button, returnFocus] = useFocusReturn();
  const { data, error, refetch } = useQuery({
    queryKey: ['security', 'questions'],
    queryFn: async ({ signal }) => valueOrThrow(await session.call(readSecurityQuestions, { signal })).questionIds,
    gcTime: 0,
  });
  const failure = failureIn(error);
  const news = isSaved ? t('questions.saved') : '';
  const status = useStatusFocus(news);
  const chosen = securityQuestions.filter(({ id }) => data?.includes(id));
  return (
    <Card title={t('questions.title')}>
      <div className={styles['stack']}>
        <div>
          <p>{t('questions.body')}</p>
          <output ref={status} tabIndex={-1}>
            {news}
          </output>
        </div>
        {failure === undefined ? null : <FailureBanner failure={failure} onRetry={() => void refetch()} />}
        {data === undefined && failure === undefined ? <Skeleton label={t('questions.loading')} shape="text" /> : null}
        {data === undefined ? null : chosen.length === 0 ? (
          <p className={styles['muted']}>{t('questions.none')}</p>
        ) : (
          <ul className={styles['plainList']}>
            {chosen.map(({ id, profileLabelKey }) => (
              <li key={id}>{t(profileLabelKey)}</li>
            ))}
          </ul>
        )}
        {isChanging ? (
          <QuestionForm
            onSaved={async () => {
              setSaved(true);
              setChanging(false);
              await refetch();
            }}
            onCancel={() => {
              returnFocus();
              setChanging(false);
            }}
          />
        ) : (
          <div className={styles['buttons']}>
            <Button
              ref={button}
              onClick={() => {
                setSaved(false);
                setChanging(true);
              }}
            >
              {t('questions.change')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

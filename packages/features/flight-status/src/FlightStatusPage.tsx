import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { Columns } from '@airline/app-shell/columns';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { FlightResult } from './FlightResult.tsx';
import { RouteResult } from './RouteResult.tsx';
import { formatQuestion, parseQuestion, type StatusQuestion } from './status-question.ts';
import { StatusForm } from './StatusForm.tsx';

export { restoreStatus as prepare } from './kept-status.ts';

/** Renders where flights are: the one, or those of the route, that the address asks for, and the form that asks. */
export function Component(): ReactNode {
  const { t } = useTranslation('flightStatus');
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dateIn(undefined, session.now()));
  const question = parseQuestion(params, today);
  const key = question === undefined ? '' : formatQuestion(question).toString();
  const ask = (asked: StatusQuestion): void => setParams(formatQuestion(asked));
  if (question === undefined) {
    return (
      <Page title={t('title')} lead={t('lead')}>
        <BesidePicture>
          <Card>
            <StatusForm question={question} today={today} onAsk={ask} />
          </Card>
        </BesidePicture>
      </Page>
    );
  }
  return (
    <Page title={t('title')} size="compact">
      <Columns
        main={<Result key={key} question={question} onAsk={ask} />}
        side={
          <Card title={t('form.another')}>
            <StatusForm key={key} question={question} today={today} onAsk={ask} />
          </Card>
        }
      />
    </Page>
  );
}

interface ResultProps {
  readonly question: StatusQuestion;
  readonly onAsk: (question: StatusQuestion) => void;
}

function Result({ question, onAsk }: ResultProps): ReactNode {
  return question.by === 'flight' ? (
    <FlightResult question={question} onAsk={onAsk} />
  ) : (
    <RouteResult question={question} onAsk={onAsk} />
  );
}

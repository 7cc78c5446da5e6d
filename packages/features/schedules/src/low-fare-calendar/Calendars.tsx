import { isReturnDay, type FareRoute } from '@airline/flight-shopping/low-fares';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ChosenDays } from './ChosenDays.tsx';
import { DirectionCalendar } from './DirectionCalendar.tsx';
import type { LowFareQuestion } from './low-fare-question.ts';
import styles from './LowFareCalendar.module.css';

export interface CalendarsProps {
  readonly question: LowFareQuestion;
  /** The first date that can be flown on. */
  readonly today: string;
  readonly onChoose: (question: LowFareQuestion) => void;
}

/** Renders a month of prices for each direction, and what the chosen days cost together. */
export function Calendars({ question, today, onChoose }: CalendarsProps): ReactNode {
  const { t } = useTranslation('lowFareCalendar');
  const { origin, destination, isReturn, party, inPoints, date, returnDate } = question;
  const first = date < today ? today : date;
  const [shown, setShown] = useState(first);
  const [shownReturn, setShownReturn] = useState(returnDate > first ? returnDate : first);
  const there: FareRoute = { origin, destination, party };
  const back: FareRoute = { origin: destination, destination: origin, party };
  const choose = (chosen: string): void => {
    const keepsReturn = returnDate === chosen || isReturnDay(returnDate, chosen);
    onChoose({ ...question, date: chosen, returnDate: keepsReturn ? returnDate : '' });
    if (shownReturn < chosen) setShownReturn(chosen);
  };
  return (
    <>
      <p className={styles['basis']}>{t(inPoints ? 'perPersonPoints' : 'perPerson')}</p>
      <div className={styles['calendars']}>
        <DirectionCalendar
          direction="outbound"
          route={there}
          inPoints={inPoints}
          value={date}
          onChange={choose}
          minimum={today}
          focused={shown}
          onFocus={setShown}
        />
        {isReturn ? (
          <DirectionCalendar
            direction="inbound"
            route={back}
            inPoints={inPoints}
            value={returnDate}
            onChange={(chosen) => onChoose({ ...question, returnDate: chosen })}
            minimum={first}
            focused={shownReturn < first ? first : shownReturn}
            onFocus={setShownReturn}
          />
        ) : null}
      </div>
      <ChosenDays question={question} today={today} />
    </>
  );
}

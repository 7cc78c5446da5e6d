import { useClientConfig } from '@airline/app-shell';
import { FormStepper, type FormHandle } from '@airline/forms';
import { Button } from '@airline/ui/button';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PartyButton } from './PartyButton.tsx';
import styles from './PartyField.module.css';
import type { SearchAnswers } from './search-form.ts';
import { usePartyValue } from './use-route.ts';

export interface PartyFieldProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly defaultOpen: boolean;
}

/** Renders how many travel: a button with their number, and under it a counter for each kind, within what can be booked. */
export function PartyField({ form, defaultOpen }: PartyFieldProps): ReactNode {
  const { t } = useTranslation('search');
  const { adults, children, lapInfants } = usePartyValue(form);
  const [open, setOpen] = useState(defaultOpen);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { limits } = useClientConfig();
  const most = limits.maximumTicketedPassengers;

  useEffect(() => {
    if (!open) return undefined;
    // What stands below moves up as the panel closes: what is pressed there must have been hit before. So a press closes it by its
    // click, and the focus that it moves does not.
    let isByKey = false;
    const closeOutside = ({ type, target }: Event) => {
      if (type === 'focusin' && !isByKey) return;
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const hearKey = () => (isByKey = true);
    const hearPointer = () => (isByKey = false);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', hearKey, { signal, capture: true });
    document.addEventListener('pointerdown', hearPointer, { signal, capture: true });
    document.addEventListener('click', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listening.abort();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the panel from any counter in it
    <div
      ref={root}
      data-part="party"
      className={styles['root']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <PartyButton
        ref={button}
        count={adults + children + lapInfants}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      />
      {/* The counters stay in the form while they are hidden: an error of theirs still has its words. */}
      <div id={panelId} hidden={!open} className={styles['panel']}>
        <FormStepper
          form={form}
          name="party.adults"
          label={t('party.adults')}
          hint={t('party.adultsHint')}
          minimum={Math.max(1, lapInfants)}
          maximum={most - children}
          decreaseLabel={t('party.adultsFewer')}
          increaseLabel={t('party.adultsMore')}
          messages={{ noAdult: t('fault.noAdult'), tooManyTickets: t('fault.tooManyTickets', { most }) }}
        />
        <FormStepper
          form={form}
          name="party.children"
          label={t('party.children')}
          hint={t('party.childrenHint')}
          minimum={0}
          maximum={most - adults}
          decreaseLabel={t('party.childrenFewer')}
          increaseLabel={t('party.childrenMore')}
        />
        <FormStepper
          form={form}
          name="party.lapInfants"
          label={t('party.lapInfants')}
          hint={t('party.lapInfantsHint')}
          minimum={0}
          maximum={adults * limits.maximumLapInfantsPerAdult}
          decreaseLabel={t('party.lapInfantsFewer')}
          increaseLabel={t('party.lapInfantsMore')}
          messages={{ tooManyLapInfants: t('fault.tooManyLapInfants') }}
        />
        <output className={styles['note']}>
          {adults + children >= most
            ? t('party.atMost', { most })
            : lapInfants >= adults * limits.maximumLapInfantsPerAdult
              ? t('party.infantsAtMost')
              : t('party.ages')}
        </output>
        <Button size="small" wide onClick={close}>
          {t('party.done')}
        </Button>
      </div>
    </div>
  );
}

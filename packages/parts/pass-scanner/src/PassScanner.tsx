import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { TextField } from '@airline/ui/text-field';
import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { CameraFault } from './CameraView.tsx';
import styles from './PassScanner.module.css';

const CameraView = lazy(async () => ({ default: (await import('./CameraView.tsx')).CameraView }));

/** What {@link PassScanner} takes. */
export interface PassScannerProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says that takes what was typed. */
  readonly submitLabel: string;
  /** What it says meanwhile; absent while nothing is under way. */
  readonly pendingLabel?: string | undefined;
  /** Whether the screen's own keyboard stays away: where a reader types, and people have no keys. */
  readonly isForReader?: boolean;
  readonly onScan: (text: string) => void;
}

/**
 * Renders a field that a reader types into, or a person, and a camera that somebody starts. The field is empty again after each text, and
 * keeps the focus, so that one pass follows the other without a touch.
 */
export function PassScanner({
  label,
  hint,
  submitLabel,
  pendingLabel,
  isForReader = false,
  onScan,
}: PassScannerProps): ReactNode {
  const { t } = useTranslation('passScanner');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isCameraOn, setIsCameraOn] = useState(false);
  const [fault, setFault] = useState<CameraFault>();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    field.current?.focus();
    // Blanks belong to a pass; nothing but blanks is nothing.
    if (text.trim() === '' || pendingLabel !== undefined) return;
    setText('');
    onScan(text);
  };
  return (
    <div className={styles['scanner']}>
      <form className={styles['form']} onSubmit={submit}>
        <TextField
          ref={field}
          label={label}
          hint={hint}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          inputMode={isForReader ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
          <Button
            aria-pressed={isCameraOn}
            onClick={() => {
              setFault(undefined);
              setIsCameraOn(!isCameraOn);
            }}
          >
            {t(isCameraOn ? 'camera.stop' : 'camera.start')}
          </Button>
        </div>
      </form>
      {fault === undefined ? null : (
        <Banner tone="warning" live="polite" title={t(`camera.${fault}.title`)}>
          {t(`camera.${fault}.body`)}
        </Banner>
      )}
      {isCameraOn ? (
        <Suspense fallback={<p>{t('camera.starting')}</p>}>
          <CameraView
            onRead={onScan}
            onFail={(why) => {
              setFault(why);
              setIsCameraOn(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

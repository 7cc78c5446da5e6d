import { allowOwnScripts } from '@airline/ui/own-worker';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderAnswer, ReaderRequest } from './pass-reader.ts';
import styles from './PassScanner.module.css';

export interface CameraViewProps {
  readonly onRead: (text: string) => void;
  readonly onFail: (why: CameraFault) => void;
}

/** Why there is no picture: no camera, or nobody may use it; or the reader did not come. */
export type CameraFault = 'denied' | 'absent' | 'away';

/** So long the same text is one look at one pass. */
const sameTextMs = 3_000;
/** Between two looks: a reader that never rests makes a telephone hot. */
const pauseMs = 150;
/** As wide as a symbol needs: a larger picture takes longer and reads no better. */
const widest = 960;

/** Renders what the camera sees, and reads the symbols in it until it goes. */
export function CameraView({ onRead, onFail }: CameraViewProps): ReactNode {
  const { t } = useTranslation('passScanner');
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setIsReady] = useState(false);
  const calls = useRef({ onRead, onFail });
  useEffect(() => {
    calls.current = { onRead, onFail };
  });
  useEffect(() => {
    const camera = startCamera({
      video: video.current,
      onReady: () => setIsReady(true),
      onRead: (text) => calls.current.onRead(text),
      onFail: (why) => calls.current.onFail(why),
    });
    return () => camera.stop();
  }, []);
  return (
    <div className={styles['camera']}>
      <video ref={video} className={styles['video']} muted playsInline aria-label={t('camera.picture')} />
      <output>{t(isReady ? 'camera.hold' : 'camera.starting')}</output>
    </div>
  );
}

interface CameraParts extends CameraViewProps {
  readonly video: HTMLVideoElement | null;
  readonly onReady: () => void;
}

/** Starts the camera and the reader, and gives what ends both. */
function startCamera({ video, onReady, onRead, onFail }: CameraParts): { readonly stop: () => void } {
  let isOver = false;
  let stream: MediaStream | undefined;
  let reader: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { text: '', at: 0 };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });

  const look = (): void => {
    if (isOver || video === null || context === null) return;
    if (video.videoWidth === 0) {
      timer = setTimeout(look, pauseMs);
      return;
    }
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const request: ReaderRequest = { picture: context.getImageData(0, 0, canvas.width, canvas.height) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    reader?.postMessage(request);
  };

  const start = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver || video === null) {
      stopTracks(stream);
      return;
    }
    allowOwnScripts();
    reader = new Worker(new URL('./pass-reader.ts', import.meta.url), { type: 'module', name: 'pass-reader' });
    reader.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      const now = performance.now();
      const { text } = data;
      if (text !== undefined && (text !== last.text || now - last.at > sameTextMs)) onRead(text);
      if (text !== undefined) last = { text, at: now };
      timer = setTimeout(look, pauseMs);
    });
    reader.addEventListener('error', () => onFail('away'));
    video.srcObject = stream;
    await video.play();
    onReady();
    look();
  };

  start().catch((error: unknown) => {
    if (!isOver) onFail(faultOf(error));
  });
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
      reader?.terminate();
      if (stream !== undefined) stopTracks(stream);
    },
  };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function faultOf(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || error instanceof TypeError ? 'absent' : 'away';
}

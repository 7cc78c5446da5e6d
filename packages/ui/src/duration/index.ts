export { Duration, type DurationProps } from './Duration.tsx';
export { formatDuration, isoDuration } from './format-duration.ts';

export { FailureBanner, type FailureBannerProps } from './FailureBanner.tsx';
export { FailurePage, type FailurePageProps } from './FailurePage.tsx';
export { formatFailure, useFailureWords, type FailureSentences, type FailureWords } from './format-failure.ts';
export { useIntentKey } from './use-intent-key.ts';

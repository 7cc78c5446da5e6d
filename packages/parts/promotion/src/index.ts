export { languageOf } from './language-of.ts';
export { findPromotionLabel, nextPromotionChange, type TimedPromotion } from './promotion-label.ts';
export { formatPromotionTime } from './promotion-time.ts';
export { PromotionCard, type PromotionCardProps } from './PromotionCard.tsx';
export { PromotionFacts } from './PromotionFacts.tsx';
export { PromotionLabel } from './PromotionLabel.tsx';
export { PromotionProgress } from './PromotionProgress.tsx';
export { usePromotionClock } from './use-promotion-clock.ts';

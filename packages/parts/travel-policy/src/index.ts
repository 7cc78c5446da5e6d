export { PolicyMark, type PolicyMarkProps } from './PolicyMark.tsx';
export { useExtraMark } from './use-extra-mark.tsx';
export { useRuleWords } from './use-rule-words.ts';

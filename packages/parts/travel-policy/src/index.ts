export { PolicyMark, type PolicyMarkProps } from './PolicyMark.tsx';
export { useRuleWords } from './use-rule-words.ts';

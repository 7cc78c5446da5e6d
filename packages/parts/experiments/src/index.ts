export { decideBranch, useBranch } from './branch.ts';
export { ExperimentBox, type ExperimentBoxProps } from './ExperimentBox.tsx';

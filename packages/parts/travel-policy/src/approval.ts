export { ApprovalAnswer, type ApprovalAnswerProps } from './ApprovalAnswer.tsx';
export { ApprovalCard, type ApprovalCardProps } from './ApprovalCard.tsx';

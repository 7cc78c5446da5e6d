export { hintKey, readHint, writeHint, type HintStorage } from './session-hint.ts';

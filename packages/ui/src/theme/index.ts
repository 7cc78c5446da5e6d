export { applyTheme, type Theme } from './apply-theme.ts';

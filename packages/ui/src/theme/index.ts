export {
  applyTheme,
  overridableColours,
  type OverridableColour,
  type Theme,
  type ThemeProblem,
} from './apply-theme.ts';
export { contrastRatio } from './contrast.ts';

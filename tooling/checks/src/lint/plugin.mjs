/** Lint rules of our own, for what no rule of oxlint can say. Plain JavaScript, so that every editor's Node loads it. */
import { noAmbientInput, noEnvironment } from './environment.mjs';
import { noMachineClock } from './machine-clock.mjs';
import { noTestImports } from './test-imports.mjs';
import { noTextInJsx } from './text-in-jsx.mjs';
import { wingImports } from './wing-imports.mjs';

export default {
  meta: { name: 'airline' },
  rules: {
    'no-ambient-input': noAmbientInput,
    'no-environment': noEnvironment,
    'no-machine-clock': noMachineClock,
    'no-test-imports': noTestImports,
    'no-text-in-jsx': noTextInJsx,
    'wing-imports': wingImports,
  },
};

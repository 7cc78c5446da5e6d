/**
 * Finds modules without looking for what is known, by `node --import`: Node parses the `package.json` of drizzle-orm, 180 kB, for each of
 * its some hundred modules and for each import of it. A relative path says all that is to be known, and a name is looked up once.
 */
import { registerHooks, type ResolveFnOutput } from 'node:module';

const byName = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && parentURL.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const known = byName.get(specifier) ?? { ...next(specifier, context), format: 'module', shortCircuit: true };
    byName.set(specifier, known);
    return known;
  },
});

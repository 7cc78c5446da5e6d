import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const repository = new URL('../../../..', import.meta.url).pathname;

/** The class names of each module that was read, in the order in which they stand there. */
const namesOfModules = new Map<string, string[]>();

/**
 * Names the classes of CSS modules in a build: four letters for the module and a number for the class, for names stand in every page
 * and script. They are the same in each build of a source.
 *
 * Throws where two modules would have the same names.
 */
export const moduleClassNames = {
  generateScopedName(name: string, file: string): string {
    const module = relative(repository, file.split('?')[0] ?? file);
    const names = namesOfModules.get(module) ?? [];
    namesOfModules.set(module, names);
    if (!names.includes(name)) names.push(name);
    return `_${moduleHash(module)}${names.indexOf(name).toString(36)}`;
  },
};

const moduleOfHash = new Map<string, string>();

function moduleHash(module: string): string {
  const hash = createHash('sha256')
    .update(module)
    .digest('base64')
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 4);
  const other = moduleOfHash.get(hash) ?? module;
  if (other !== module) throw new Error(`${module} and ${other} would have the same class names: rename one of them.`);
  moduleOfHash.set(hash, module);
  return hash;
}

import { layers, type LayerRule } from './layers.ts';
import { dependencyFields, type WorkspacePackage } from './workspace.ts';

export type BoundaryFaultCode = 'layer' | 'folder' | 'import' | 'development' | 'thirdParty' | 'private' | 'circle';

export interface BoundaryFault {
  readonly code: BoundaryFaultCode;
  readonly package: string;
  /** What was found, why it cannot be, and what to do. */
  readonly reason: string;
}

/**
 * Lists the packages that stand outside the layers' rules, `[]` when none does.
 *
 * 1. Each package carries exactly one tag in its turbo.json, a known layer, and stands in that layer's folder.
 * 2. It names only packages of the layers that its own may import.
 * 3. What its layer may import for development only stands in devDependencies.
 * 4. It names no package of others that its layer has no business with.
 * 5. A published package needs at run time published packages alone.
 * 6. No package needs itself, through whatever others.
 *
 * Imports that no package.json declares are `turbo boundaries`' to find.
 */
export function boundaryFaults(packages: readonly WorkspacePackage[]): readonly BoundaryFault[] {
  const byName = new Map(packages.map((each) => [each.name, each]));
  const faults = packages.flatMap((each) => {
    const [layer = ''] = each.tags;
    const rule = layers[layer];
    if (rule === undefined || each.tags.length !== 1) {
      return [
        fault(
          'layer',
          each,
          `has the tags [${each.tags.join(', ')}]: give it one of ${Object.keys(layers).join(', ')}`,
        ),
      ];
    }
    const misplaced = each.folder.startsWith(`${rule.folder}/`)
      ? []
      : [fault('folder', each, `is ${layer} but stands in ${each.folder}: move it to ${rule.folder}/`)];
    return [...misplaced, ...dependencyFaults(each, layer, rule, byName)];
  });
  return [...faults, ...circleFaults(packages, byName)];
}

function dependencyFaults(
  each: WorkspacePackage,
  layer: string,
  rule: LayerRule,
  byName: ReadonlyMap<string, WorkspacePackage>,
): readonly BoundaryFault[] {
  const faults: BoundaryFault[] = [];
  for (const field of dependencyFields) {
    const atRunTime = field !== 'devDependencies';
    for (const name of each.dependencies[field]) {
      const ours = byName.get(name);
      if (ours === undefined) {
        if (rule.neverThirdParty.some((pattern) => matches(name, pattern))) {
          faults.push(fault('thirdParty', each, `names ${name}, which ${layer} never uses`));
        } else if (atRunTime && rule.onlyThirdParty !== undefined && !rule.onlyThirdParty.includes(name)) {
          const allowed = rule.onlyThirdParty.join(', ') || 'no package of others';
          faults.push(fault('thirdParty', each, `needs ${name} at run time; ${layer} needs ${allowed}`));
        }
        continue;
      }
      const [theirs = ''] = ours.tags;
      if (rule.imports.includes(theirs)) {
        if (atRunTime && each.published && !ours.published) {
          faults.push(fault('private', each, `is published and needs ${name}, which is not: publish it or drop it`));
        }
      } else if (!rule.developmentImports.includes(theirs)) {
        faults.push(fault('import', each, `names ${name} (${theirs}), which ${layer} may not import`));
      } else if (atRunTime) {
        faults.push(fault('development', each, `has ${name} (${theirs}) in ${field}: move it to devDependencies`));
      }
    }
  }
  return faults;
}

function circleFaults(
  packages: readonly WorkspacePackage[],
  byName: ReadonlyMap<string, WorkspacePackage>,
): readonly BoundaryFault[] {
  const needs = (each: WorkspacePackage): readonly string[] =>
    dependencyFields
      .filter((field) => field !== 'devDependencies')
      .flatMap((field) => each.dependencies[field])
      .filter((name) => byName.has(name));
  return packages.flatMap((each) => {
    const reached = new Set<string>();
    const waiting = [...needs(each)];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      const ours = byName.get(next);
      if (ours !== undefined) waiting.push(...needs(ours));
    }
    return reached.has(each.name) ? [fault('circle', each, 'needs itself through the packages it names')] : [];
  });
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

function fault(code: BoundaryFaultCode, each: WorkspacePackage, reason: string): BoundaryFault {
  return { code, package: each.name, reason };
}

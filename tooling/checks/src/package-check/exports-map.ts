export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, unknown>> };
}

/**
 * Lists where the published `exports` are not those of the repository: each `./src/x.ts` must be published as
 * `./dist/x.js` with its types, and nothing more.
 */
export function exportsFaults({ exports = {}, publishConfig }: Manifest): readonly string[] {
  const published = publishConfig?.exports ?? {};
  const faults: string[] = [];
  for (const [subpath, target] of Object.entries(exports)) {
    const expected = publishedTarget(target);
    if (JSON.stringify(published[subpath]) !== JSON.stringify(expected)) {
      faults.push(`publishConfig.exports['${subpath}'] must be ${JSON.stringify(expected)}.`);
    }
  }
  for (const subpath of Object.keys(published).filter((path) => !(path in exports))) {
    faults.push(`publishConfig.exports['${subpath}'] is published, but not in exports: no test sees it.`);
  }
  return faults;
}

function publishedTarget(target: unknown): unknown {
  const source = typeof target === 'string' ? /^\.\/src\/(.+)\.tsx?$/.exec(target)?.[1] : undefined;
  return source === undefined ? target : { types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` };
}

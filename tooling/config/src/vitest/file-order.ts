import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const repository = join(import.meta.dirname, '../../../..');

/** Gives a compare function by path, or with a seed one of the many orders in which files may follow each other. */
export function orderOfFiles(seed: string | undefined): (one: string, other: string) => number {
  const place = (path: string): string =>
    seed === undefined ? path : createHash('sha1').update(`${seed} ${path}`).digest('hex');
  return (one, other) => (place(one) < place(other) ? -1 : 1);
}

/**
 * Runs the files of each project in the order of their paths, on every machine and in every run: files that share a process must not be
 * green or red by how long each took the last time. `FILE_ORDER_SEED` tries another order, which the longer set does.
 */
export class FileOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const compare = orderOfFiles(process.env['FILE_ORDER_SEED']);
    const pathOf = ({ moduleId }: TestSpecification): string => relative(repository, moduleId);
    const compareFiles = (one: TestSpecification, other: TestSpecification): number =>
      one.project.name === other.project.name
        ? compare(pathOf(one), pathOf(other))
        : compareNames(one.project.name, other.project.name);
    return Promise.resolve(files.toSorted(compareFiles));
  }
}

function compareNames(one: string, other: string): number {
  return one < other ? -1 : 1;
}

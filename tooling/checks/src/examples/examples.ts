/** One piece of code that a reader is meant to copy. */
export interface Example {
  /** Where it stands: file and line of its first line, from 1. */
  readonly file: string;
  readonly line: number;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

const fence = /^([ \t]*(?:\*[ \t]?)?)```(tsx?)[ \t]*\n([^]*?)^[ \t]*(?:\*[ \t]?)?```/gm;
const docstring = /\/\*\*[^]*?\*\//g;

/** Finds the ts and tsx code blocks of a Markdown file. */
export function markdownExamples(file: string, text: string): readonly Example[] {
  return fencedBlocks(file, text, 0);
}

/** Finds the ts and tsx code blocks in the docstrings of a source file; blocks elsewhere, as in a template, are none. */
export function docstringExamples(file: string, text: string): readonly Example[] {
  return [...text.matchAll(docstring)].flatMap((match) =>
    fencedBlocks(file, match[0], lineBreaks(text.slice(0, match.index))).map((example) => ({
      ...example,
      code: example.code.replaceAll(/^[ \t]*\*[ \t]?/gm, ''),
    })),
  );
}

function fencedBlocks(file: string, text: string, linesBefore: number): readonly Example[] {
  return [...text.matchAll(fence)].map((match) => ({
    file,
    line: linesBefore + lineBreaks(text.slice(0, match.index)) + 2,
    language: match[2] === 'tsx' ? 'tsx' : 'ts',
    code: match[3] ?? '',
  }));
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}

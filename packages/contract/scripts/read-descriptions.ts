import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import type { Descriptions } from '../src/openapi/index.ts';

interface Place {
  readonly path: string;
  readonly file: ts.SourceFile;
}

/**
 * Reads what stands in the contract's source above each exported schema and each field of one, so that the words of the
 * OpenAPI document are those of the code, and no browser downloads them.
 */
export function readDescriptions(): Descriptions {
  const folder = join(import.meta.dirname, '../src');
  const files = globSync('**/*.ts', {
    cwd: folder,
    exclude: ['**/*.test*', '**/*.example.ts', '**/area.ts', 'generated/**', 'openapi/**'],
  })
    .toSorted()
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
  const constants = new Map(files.map((file) => [file, constantsOf(file)]));
  const descriptions = new Map<string, string>();

  function describe(node: ts.Node, path: string, file: ts.SourceFile): void {
    const words = docstringOf(node, file);
    if (words !== undefined) descriptions.set(path, words);
  }

  /** Finds a constant by its name: in the file itself, else anywhere in the contract. */
  function resolve(name: string, file: ts.SourceFile): [ts.Expression, ts.SourceFile] | undefined {
    for (const candidate of [file, ...files]) {
      const found = constants.get(candidate)?.get(name)?.initializer;
      if (found !== undefined) return [found, candidate];
    }
    return undefined;
  }

  function walk(node: ts.Expression, { path, file }: Place, seen: ReadonlySet<ts.Expression> = new Set()): void {
    if (seen.has(node)) return;
    const within = new Set([...seen, node]);
    const at = (inner: string): Place => ({ path: inner, file });
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      walk(node.expression, at(path), within);
    } else if (ts.isIdentifier(node)) {
      const found = resolve(node.text, file);
      if (found !== undefined) walk(found[0], { path, file: found[1] }, within);
    } else if (ts.isPropertyAccessExpression(node)) {
      walk(node.expression, at(path), within);
    } else if (ts.isCallExpression(node)) {
      if (ts.isPropertyAccessExpression(node.expression)) walk(node.expression.expression, at(path), within);
      for (const argument of node.arguments) walk(argument, at(path), within);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => {
        describe(element, `${path}.${index}`, file);
        walk(element, at(`${path}.${index}`), within);
      });
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isSpreadAssignment(property)) walk(property.expression, at(path), within);
        if (!ts.isPropertyAssignment(property)) continue;
        const inner = `${path}.${property.name.getText(file)}`;
        describe(property, inner, file);
        walk(property.initializer, at(inner), within);
      }
    }
  }

  for (const [file, declared] of constants) {
    for (const [name, { initializer, statement }] of declared) {
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      walk(initializer, { path: name, file });
      describe(statement, name, file);
    }
  }
  return descriptions;
}

interface Constant {
  readonly initializer: ts.Expression;
  readonly statement: ts.VariableStatement;
}

function constantsOf(file: ts.SourceFile): ReadonlyMap<string, Constant> {
  const found = new Map<string, Constant>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer !== undefined) found.set(name.getText(file), { initializer, statement });
    }
  }
  return found;
}

/** Gives the words of the docstring right above a node, as one line; `undefined` for none. */
function docstringOf(node: ts.Node, file: ts.SourceFile): string | undefined {
  const comments = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
  const last = comments.at(-1);
  const text = last === undefined ? '' : file.text.slice(last.pos, last.end);
  if (!text.startsWith('/**')) return undefined;
  const [words = ''] = text.slice(3, -2).split(/^\s*\*\s*@\w/m);
  const line = words
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^Accepts /, '');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}

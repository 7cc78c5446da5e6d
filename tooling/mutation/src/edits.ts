import ts from 'typescript';

/** One small break of a source file: the text from `start` to `end` is replaced. */
export interface Edit {
  readonly mutatorName: 'NumberLiteral' | 'ListEntry' | 'ObjectEntry';
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * Finds the breaks that Stryker does not make and that tables of rules need: each number one more and one less, each
 * entry of a list or an object left out.
 *
 * Types are left alone: they do not run.
 */
export function findEdits(fileName: string, source: string): readonly Edit[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  visit(file);
  return edits;

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isNumericLiteral(node)) edits.push(...numberEdits(node));
    else if (ts.isArrayLiteralExpression(node)) edits.push(...entryEdits('ListEntry', node.elements));
    else if (ts.isObjectLiteralExpression(node)) edits.push(...entryEdits('ObjectEntry', node.properties));
    ts.forEachChild(node, visit);
  }
}

function numberEdits(node: ts.NumericLiteral): readonly Edit[] {
  const value = Number(node.text);
  return [value + 1, value - 1].map((changed) => ({
    mutatorName: 'NumberLiteral' as const,
    start: node.getStart(),
    end: node.getEnd(),
    replacement: changed < 0 ? `(${changed})` : String(changed),
  }));
}

function entryEdits(mutatorName: Edit['mutatorName'], entries: ts.NodeArray<ts.Node>): readonly Edit[] {
  return entries.map((entry, index) => ({
    mutatorName,
    start: entry.getStart(),
    // Up to the next entry: with the comma, so that no hole and no syntax error is left.
    end: entries[index + 1]?.getStart() ?? entry.getEnd(),
    replacement: '',
  }));
}

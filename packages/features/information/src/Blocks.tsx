// The blocks, items and spans of a text have no names, and never change their places.
/* oxlint-disable react/no-array-index-key */
import type { Block, Section, Spans } from '@airline/documents';
import { Link } from '@airline/ui/link';
import { Table } from '@airline/ui/table';
import { Fragment, type ReactNode } from 'react';

import { DataTable } from './DataTable.tsx';
import styles from './DocumentPage.module.css';
import { fillValues } from './document-values.ts';
import { documentAddress } from './document-address.ts';

type Values = Readonly<Record<string, string>>;

/** Renders what a section of a document says. */
export function Blocks({ section, values }: { readonly section: Section; readonly values: Values }): ReactNode {
  return section.blocks.map((block, index) => <BlockContent key={index} {...{ block, section, values }} />);
}

interface BlockContentProps {
  readonly block: Block;
  readonly section: Section;
  readonly values: Values;
}

function BlockContent({ block, section, values }: BlockContentProps): ReactNode {
  const text = (spans: Spans) => <Text spans={spans} values={values} />;
  switch (block.kind) {
    case 'paragraph':
      return <p>{text(block.spans)}</p>;
    case 'note':
      return <p className={styles['note']}>{text(block.spans)}</p>;
    case 'heading':
      return <h3>{fillValues(block.text, values)}</h3>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{text(item)}</li>
          ))}
        </ul>
      );
    case 'table': {
      const columns = block.head.map((head, index) => ({
        id: String(index),
        header: plainText(head),
        cell: (row: readonly Spans[]) => text(row[index] ?? []),
      }));
      const caption = fillValues(section.title, values);
      return <Table caption={caption} captionHidden rows={block.rows} keyOf={JSON.stringify} columns={columns} />;
    }
    case 'data':
      return <DataTable name={block.name} />;
  }
}

function Text({ spans, values }: { readonly spans: Spans; readonly values: Values }): ReactNode {
  return spans.map((span, key) => {
    if (typeof span === 'string') return <Fragment key={key}>{fillValues(span, values)}</Fragment>;
    if ('strong' in span) return <strong key={key}>{fillValues(span.strong, values)}</strong>;
    return (
      <Link key={key} href={documentAddress(fillValues(span.to, values))}>
        {fillValues(span.text, values)}
      </Link>
    );
  });
}

function plainText(spans: Spans): string {
  return spans.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : span.text)).join('');
}

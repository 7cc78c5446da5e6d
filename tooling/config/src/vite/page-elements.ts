/** An element of a page's HTML. */
export interface PageElement {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  /** By name in lower case, with `''` where there is no value. */
  readonly attributes: ReadonlyMap<string, string>;
}

const startTag = /<(?<tag>[a-z][\w-]*)(?<rest>(?:\s+[^\s=<>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /(?<name>[^\s=<>"'/]+)(?:="(?<value>[^"]*)")?/g;

/** Lists the elements of HTML as React writes it, each kind of them once: the same name and attributes are one. */
export function parseElements(html: string): readonly PageElement[] {
  const tags = new Map([...html.matchAll(startTag)].map(({ 0: text, groups = {} }) => [text, groups]));
  return [...tags.values()].map(({ tag = '', rest = '' }) => {
    const attributes = new Map(
      [...rest.matchAll(attribute)].map(({ groups: { name = '', value = '' } = {} }) => [name.toLowerCase(), value]),
    );
    return {
      tag: tag.toLowerCase(),
      attributes,
      classes: new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean)),
    };
  });
}

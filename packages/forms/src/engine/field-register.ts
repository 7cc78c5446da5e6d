/** What the form knows of a field that is on the page. */
export interface FieldEntry {
  /** The id of its control, where the error summary's link leads. */
  readonly id: string;
  /** Its answer is never kept in a storage. */
  readonly secret: boolean;
  /** What is wrong with it, in the words it shows itself. */
  readonly words: string | undefined;
}

/** The fields of a form that are on the page now, by name. */
export interface FieldRegister {
  get(name: string): FieldEntry | undefined;
  set(name: string, entry: FieldEntry): void;
  /** Takes a field off; one that another control has taken over since stays. */
  delete(name: string, id: string): void;
  /** The names in the order in which their controls stand on the page. */
  names(): readonly string[];
}

/** Makes an empty register. */
export function createFieldRegister(): FieldRegister {
  const entries = new Map<string, FieldEntry>();
  return {
    get: (name) => entries.get(name),
    set: (name, entry) => void entries.set(name, entry),
    delete(name, id) {
      if (entries.get(name)?.id === id) entries.delete(name);
    },
    names: () =>
      [...entries]
        .map(([name, { id }]) => ({ name, control: document.getElementById(id) }))
        .toSorted((one, other) => pageOrder(one.control, other.control))
        .map(({ name }) => name),
  };
}

function pageOrder(one: Element | null, other: Element | null): number {
  if (one === null || other === null || one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

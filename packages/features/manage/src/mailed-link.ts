import { matchLink } from '@airline/links';

/** How the links of one kind of mail are read. */
export interface MailedLinkKind<Link extends { readonly recordLocator: string }> {
  /** Keeps the link of this tab, for a reload. */
  readonly storageKey: string;
  readonly schema: {
    safeParse(value: unknown): { readonly success: true; readonly data: Link } | { readonly success: false };
  };
  /** Makes what the schema accepts of the fields of the fragment; they are taken as they are by default. */
  readonly toLink?: (fields: Readonly<Record<string, string>>) => object;
}

/**
 * Takes the secret of a mailed link about a trip, and what stands beside it, out of the address, and keeps it for this tab; gives the one
 * of before for the same trip where there is none, and `undefined` where there never was one.
 */
export function takeMailedLink<Link extends { readonly recordLocator: string }>(
  url: string,
  kind: MailedLinkKind<Link>,
): Link | undefined {
  const { storageKey, schema, toLink = (fields) => fields } = kind;
  const recordLocator = locatorOf(url);
  const { link: secret, ...fields } = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
  if (secret === undefined) {
    const kept = readKept(kind);
    return kept?.recordLocator === recordLocator ? kept : undefined;
  }
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const arrived = schema.safeParse({ ...toLink(fields), recordLocator, secret });
  // A link that lost a part of it is one that does not work.
  if (!arrived.success) return undefined;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(arrived.data));
  } catch {
    // A browser that denies storage asks for the link again after a reload.
  }
  return arrived.data;
}

/** Gives the record locator of the page of a trip. */
export function locatorOf(url: string): string | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  return params['recordLocator']?.toUpperCase();
}

/** Forgets a link: it did what it is for. */
export function forgetMailedLink({ storageKey }: { readonly storageKey: string }): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that denies storage has nothing to forget.
  }
}

function readKept<Link extends { readonly recordLocator: string }>({
  storageKey,
  schema,
}: MailedLinkKind<Link>): Link | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

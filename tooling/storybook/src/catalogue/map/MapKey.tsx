import type { CatalogueTexts } from '../texts.ts';
import styles from './MapKey.module.css';

interface MapKeyProps {
  readonly texts: CatalogueTexts;
  /** Whether a group is shown, whose members have a mark of their own. */
  readonly group: boolean;
}

/** Renders what the map's marks mean. */
export function MapKey({ texts, group }: MapKeyProps) {
  return (
    <ul className={styles['key']}>
      <Entry mark="active" label={texts.active} />
      <Entry mark="inactive" label={texts.inactive} />
      {group ? <Entry mark="member" label={texts.group} /> : null}
      <Entry mark="zero" label={texts.map.zeroLines} />
    </ul>
  );
}

interface EntryProps {
  readonly mark: 'active' | 'inactive' | 'member' | 'zero';
  readonly label: string;
}

function Entry({ mark, label }: EntryProps) {
  return (
    <li className={styles['entry']}>
      <span className={styles['mark']} data-mark={mark} aria-hidden="true" />
      {label}
    </li>
  );
}

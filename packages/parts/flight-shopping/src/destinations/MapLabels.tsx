import type { ReactNode } from 'react';

import { LINE_HEIGHT, placeLabels, type Label, type LabelRoom } from './place-labels.ts';
import styles from './RouteMap.module.css';

interface MapLabelsProps {
  /** The most important first. */
  readonly labels: readonly Label[];
  readonly room: LabelRoom;
}

/** Writes the names and prices that there is room for inside the `<svg>` of the map. The dots say them to who does not see it. */
export function MapLabels({ labels, room }: MapLabelsProps): ReactNode {
  return (
    <g aria-hidden="true" className={styles['labels']} fontSize={room.fontSize}>
      {placeLabels(labels, room).map(({ station, lines, x, y, anchor }) => (
        <text key={station} x={x} y={y} textAnchor={anchor}>
          {lines.map((line, at) => (
            <tspan key={line} x={x} dy={at === 0 ? 0 : LINE_HEIGHT * room.fontSize}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

import { memo, type PointerEvent, useId } from 'react';

import { MapLand } from './MapLand.tsx';
import styles from './MapPicture.module.css';
import type { MapScene } from './map-scene.ts';
import { nearestPoint, type StationPoint } from './station-points.ts';

/** How near a pointer must come to a point: a target of 24 pixels at least. */
const REACH_PIXELS = 14;

interface MapPictureProps {
  readonly scene: MapScene;
  /** Says what the picture shows to those who cannot see it; the list beside it says which stations. */
  readonly label: string;
  /** The station that is pointed at or chosen. */
  readonly shown: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
  readonly onChoose: (id: string) => void;
}

/** Draws a scene. A pointer finds the nearest station; the keyboard has the list. */
export function MapPicture({ scene, label, shown, onPoint, onChoose }: MapPictureProps) {
  const { width, height } = scene.view.size;
  const pointed = (event: PointerEvent<SVGSVGElement>) => {
    const edges = event.currentTarget.getBoundingClientRect();
    const scale = width / edges.width;
    const [x, y] = [(event.clientX - edges.left) * scale, (event.clientY - edges.top) * scale];
    return nearestPoint(scene.choices, x, y, REACH_PIXELS)?.station.id;
  };
  const point = scene.points.find(({ station }) => station.id === shown);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['picture']}
      viewBox={`0 0 ${width} ${height}`}
      onPointerMove={(event) => onPoint(pointed(event))}
      onPointerLeave={() => onPoint(undefined)}
      onPointerUp={(event) => {
        const id = pointed(event);
        if (id !== undefined) onChoose(id);
      }}
    >
      <MapLand view={scene.view} />
      <GroupLines scene={scene} />
      <Points scene={scene} />
      {point === undefined ? null : <ShownPoint point={point} width={width} />}
    </svg>
  );
}

function GroupLines({ scene: { groupLines } }: { readonly scene: MapScene }) {
  const lines = groupLines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');
  return lines === '' ? null : <path className={styles['group']} d={lines} />;
}

const Points = memo(function Points({ scene }: { readonly scene: MapScene }) {
  const radius = scene.view.size.width < 600 ? 2.75 : 3.75;
  const members = new Set(scene.group === undefined ? [] : scene.choices);
  return (
    <g>
      {scene.points.map((point) => (
        <circle
          key={point.station.id}
          className={styles['point']}
          data-station={point.station.id}
          data-active={point.station.isActive || undefined}
          data-member={members.has(point) || undefined}
          data-faint={(scene.group !== undefined && !members.has(point)) || undefined}
          cx={point.x}
          cy={point.y}
          r={members.has(point) ? radius + 2 : point.station.isActive ? radius : radius - 1.25}
        />
      ))}
      {scene.labels.map(({ point, x, y, anchor }) => (
        <text
          key={point.station.id}
          className={styles['code']}
          data-faint={(scene.group !== undefined && !members.has(point)) || undefined}
          textAnchor={anchor}
          x={x}
          y={y}
        >
          {point.station.id}
        </text>
      ))}
    </g>
  );
});

function ShownPoint({ point: { station, x, y }, width }: { readonly point: StationPoint; readonly width: number }) {
  // The name stands on the side that has more room.
  const toTheLeft = x > width / 2;
  const plateId = useId();
  return (
    <g className={styles['shown']} data-shown={station.id}>
      <filter id={plateId} x="-3%" y="-12%" width="106%" height="124%">
        <feFlood className={styles['plate']} />
        <feComposite in="SourceGraphic" operator="over" />
      </filter>
      <circle className={styles['ring']} cx={x} cy={y} r={9} />
      <circle className={styles['core']} cx={x} cy={y} r={4.5} />
      <text
        className={styles['name']}
        filter={`url(#${plateId})`}
        x={toTheLeft ? x - 18 : x + 18}
        y={y}
        data-side={toTheLeft ? 'left' : 'right'}
      >
        {station.displayName}
      </text>
    </g>
  );
}

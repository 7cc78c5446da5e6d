import { memo, type PointerEvent, useId } from 'react';

import { MapLand } from './MapLand.tsx';
import styles from './MapPicture.module.css';
import type { MapScene } from './map-scene.ts';
import { labelsOutside, type Rectangle } from './point-labels.ts';
import { nearestPoint, type StationPoint } from './station-points.ts';

/** How near a pointer must come to a point: a target of 24 pixels at least. */
const REACH_PIXELS = 14;

/** From the middle of the shown point to its name: past its ring. */
const NAME_GAP_PIXELS = 18;
const NAME_HEIGHT_PIXELS = 28;
/** What a letter of a bold name takes on average: its room need only be about right. */
const NAME_LETTER_PIXELS = 8;

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
  const name = point === undefined ? undefined : nameBeside(point, width);
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
      <Codes scene={scene} name={name} />
      {point === undefined || name === undefined ? null : <ShownPoint point={point} name={name} />}
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
    </g>
  );
});

/** Writes the codes, without those that the name of the station in sight would cover. */
function Codes({ scene, name }: { readonly scene: MapScene; readonly name: StationNamePlace | undefined }) {
  const members = new Set(scene.group === undefined ? [] : scene.choices);
  return labelsOutside(scene.labels, name?.room).map(({ point, x, y, anchor }) => (
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
  ));
}

interface ShownPointProps {
  readonly point: StationPoint;
  readonly name: StationNamePlace;
}

function ShownPoint({ point: { station, x, y }, name }: ShownPointProps) {
  const plateId = useId();
  return (
    <g className={styles['shown']} data-shown={station.id}>
      <filter id={plateId} x="-3%" y="-12%" width="106%" height="124%">
        <feFlood className={styles['plate']} />
        <feComposite in="SourceGraphic" operator="over" />
      </filter>
      <circle className={styles['ring']} cx={x} cy={y} r={9} />
      <circle className={styles['core']} cx={x} cy={y} r={4.5} />
      <text className={styles['name']} filter={`url(#${plateId})`} x={name.x} y={y} textAnchor={name.anchor}>
        {station.displayName}
      </text>
    </g>
  );
}

interface StationNamePlace {
  readonly x: number;
  readonly anchor: 'start' | 'end';
  /** What the name and its point's ring cover. */
  readonly room: Rectangle;
}

/** The name stands on the side that has more room. */
function nameBeside({ station, x, y }: StationPoint, pictureWidth: number): StationNamePlace {
  const reach = NAME_GAP_PIXELS + station.displayName.length * NAME_LETTER_PIXELS;
  const [top, bottom] = [y - NAME_HEIGHT_PIXELS / 2, y + NAME_HEIGHT_PIXELS / 2];
  return x > pictureWidth / 2
    ? { x: x - NAME_GAP_PIXELS, anchor: 'end', room: { left: x - reach, right: x + NAME_GAP_PIXELS, top, bottom } }
    : { x: x + NAME_GAP_PIXELS, anchor: 'start', room: { left: x - NAME_GAP_PIXELS, right: x + reach, top, bottom } };
}

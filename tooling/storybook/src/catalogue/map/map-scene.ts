import { type AirportGroup, getAirportGroup } from '@airline/reference-data/airport-groups';
import { coordinatesOf, getStation, type Station, stations, weightOf } from '@airline/reference-data/stations';

import { type Line, placeLabels, type PointLabel } from './point-labels.ts';
import { type MapSize, type MapView, viewOf } from './map-projection.ts';
import { boxAround, mapRegions, type RegionId } from './map-regions.ts';
import { placeStations, type StationPoint } from './station-points.ts';

/** What the map is turned to: a part of the world, or a group of stations. */
export type MapSubject =
  | { readonly kind: 'region'; readonly region: RegionId }
  | { readonly kind: 'group'; readonly group: string };

/** Everything that a picture of the map shows. */
export interface MapScene {
  readonly view: MapView;
  /** Every station in the picture, those in service last, so that they are drawn on top. */
  readonly points: readonly StationPoint[];
  /** The points that can be chosen, by city: all, or the group's members. */
  readonly choices: readonly StationPoint[];
  /** The codes that have room beside their points. */
  readonly labels: readonly PointLabel[];
  readonly group: AirportGroup | undefined;
  /** What ties the group's members to its first, the busiest. */
  readonly groupLines: readonly Line[];
}

/** From the middle of a point to its code, in CSS pixels: a member's point has a ring. */
const LABEL_GAP_PIXELS = 7;
const MEMBER_LABEL_GAP_PIXELS = 10;

/** Sets the scene for a picture of a size. A group shows all its members, in service or not. */
export function sceneOf(subject: MapSubject, includeInactive: boolean, size: MapSize): MapScene {
  const group = subject.kind === 'group' ? getAirportGroup(subject.group) : undefined;
  const members = (group?.children ?? []).flatMap((id) => getStation(id) ?? []);
  const box = subject.kind === 'region' ? mapRegions[subject.region] : boxAround(members.map(coordinatesOf));
  const view = viewOf(box, size);
  const isShown = (station: Station) => includeInactive || station.isActive || members.includes(station);
  const inView = placeStations(stations.filter(isShown), view);
  const choices = group === undefined ? inView : inView.filter(({ station }) => members.includes(station));
  const points = inView.toSorted((one, other) => Number(one.station.isActive) - Number(other.station.isActive));
  const isMember = ({ station }: StationPoint) => members.includes(station);
  const candidates = inView
    .filter((point) => point.station.isActive || isMember(point))
    .toSorted(
      (one, other) =>
        Number(isMember(other)) - Number(isMember(one)) || weightOf(other.station) - weightOf(one.station),
    );
  const groupLines = group === undefined ? [] : linesFrom(group.children[0], choices);
  const gap = (point: StationPoint) => (isMember(point) ? MEMBER_LABEL_GAP_PIXELS : LABEL_GAP_PIXELS);
  // The whole world has room for the codes of so few that they would look chosen for a reason.
  const labels = box === undefined ? [] : placeLabels(candidates, { points, lines: groupLines }, size, gap);
  return { view, points, choices, labels, group, groupLines };
}

function linesFrom(hubId: string | undefined, members: readonly StationPoint[]): readonly Line[] {
  const hub = members.find(({ station }) => station.id === hubId);
  return hub === undefined ? [] : members.filter((member) => member !== hub).map((member) => [hub, member] as const);
}

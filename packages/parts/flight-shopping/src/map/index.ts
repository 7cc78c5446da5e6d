export { arc, type Point, type View, viewOf } from '../destinations/map-geometry.ts';
export { stationPoints } from '../generated/route-map.ts';
export { MapGround } from './MapGround.tsx';
export { type Coordinates, greatCircle, projectPlace, toPath } from './great-circle.ts';

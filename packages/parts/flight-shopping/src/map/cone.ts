/** The cone that the map is drawn on: Albers' equal-area projection, by its standard parallels and its middle meridian, in degrees. */
export const mapCone = { parallels: [18, 48], meridian: -100 } as const;

const radians = Math.PI / 180;
const [south, north] = mapCone.parallels.map((degrees) => Math.sin(degrees * radians)) as [number, number];
const narrowing = (south + north) / 2;
const constant = 1 + south * (2 * narrowing - south);
const radiusOfEquator = Math.sqrt(constant) / narrowing;

/**
 * Projects a place onto the cone, in units of the earth's radius: x to the east of the middle meridian, y to the north.
 *
 * Source: Snyder, Map Projections (USGS Professional Paper 1395), 14-1 to 14-6.
 */
export function conePoint(longitude: number, latitude: number): readonly [x: number, y: number] {
  const angle = (((longitude - mapCone.meridian + 540) % 360) - 180) * radians * narrowing;
  const radius = Math.sqrt(constant - 2 * narrowing * Math.sin(latitude * radians)) / narrowing;
  return [radius * Math.sin(angle), radiusOfEquator - radius * Math.cos(angle)];
}

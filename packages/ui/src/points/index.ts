export { formatPoints } from './format-points.ts';
export { Points, type PointsProps } from './Points.tsx';

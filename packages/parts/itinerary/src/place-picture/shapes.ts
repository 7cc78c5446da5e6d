/** A disc for the sun, as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`;
}

/** Rectangles as one path: left, top, width, height. */
export function boxes(...all: readonly (readonly [number, number, number, number])[]): string {
  return all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('');
}

/** Lit windows of a tower: columns and rows of small boxes. */
export function windows(x: number, y: number, columns: number, rows: number): string {
  const places = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const);
  // Not every office is lit.
  const lit = places.filter(([column, row]) => (column * 7 + row * 5 + x) % 4 !== 0);
  return boxes(...lit.map(([column, row]) => [x + column * 7, y + row * 10, 3, 5] as const));
}

/** A palm: a bent trunk and its fronds, from its foot; `lean` is how far the crown stands beside it. */
export function palm(x: number, y: number, height: number, lean: number): string {
  const [top, crown] = [y - height, x + lean];
  const frond = (dx: number, dy: number) =>
    `M${crown} ${top}q${dx * 0.55} ${dy - 13} ${dx} ${dy}q${-dx * 0.35} ${-6 - dy * 0.35} ${-dx} ${-dy}Z`;
  return (
    `M${x - 3} ${y}Q${x + lean * 0.2} ${y - height * 0.55} ${crown - 1.5} ${top}h3Q${x + lean * 0.35 + 4} ${y - height * 0.5} ${x + 4} ${y}Z` +
    [
      [30, 8],
      [24, 20],
      [-30, 8],
      [-22, 20],
      [16, -6],
      [-15, -6],
    ]
      .map(([dx = 0, dy = 0]) => frond(dx, dy))
      .join('')
  );
}

/** A fir: three tiers on its foot. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.24;
  const tier = (top: number, bottom: number, width: number) => `M${x} ${top}L${x + width} ${bottom}H${x - width}Z`;
  return (
    tier(y - height, y - height * 0.55, half * 0.6) +
    tier(y - height * 0.8, y - height * 0.28, half * 0.82) +
    tier(y - height * 0.55, y, half)
  );
}

/** The crowns of trees: their middles and radii. */
export function crowns(...all: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return all.map(([x, y, radius]) => disc(x, y, radius)).join('');
}

/** A line from one point to another, as thick as it is said. */
export function beam(fromX: number, fromY: number, toX: number, toY: number, thickness: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const across = Math.round(((toY - fromY) / length) * thickness * 10) / 10;
  const down = Math.round(((fromX - toX) / length) * thickness * 10) / 10;
  return `M${fromX} ${fromY}L${toX} ${toY}l${across} ${down}L${fromX + across} ${fromY + down}Z`;
}

/** A ring of a wheel: the outer circle, and the inner one that is left open. */
export function ring(x: number, y: number, radius: number, thickness: number): string {
  const inner = radius - thickness;
  return `${disc(x, y, radius)}M${x - inner} ${y}a${inner} ${inner} 0 1 1 ${inner * 2} 0a${inner} ${inner} 0 1 1-${inner * 2} 0Z`;
}

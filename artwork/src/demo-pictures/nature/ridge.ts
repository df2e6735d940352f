import { round, type Sheet } from '../sheet.ts';

export interface Ridge {
  y: number;
  /** Height of the peaks above `y` and depth of the valleys below it. */
  height: number;
  /** 0.4 gives soft hills, 0.65 torn rock. */
  roughness: number;
  /** Fixed peaks: position as a fraction of the width, height as a fraction of `height`. */
  peaks?: readonly (readonly [at: number, height: number])[];
}

export type Point = readonly [x: number, y: number];

/** The skyline from the left edge to the right, made by midpoint displacement. */
export function ridgePoints(sheet: Sheet, { y, height, roughness, peaks }: Ridge): Point[] {
  let heights = peaks
    ? peakHeights(peaks)
    : [sheet.between(-0.4, 0.4), sheet.between(-0.4, 0.6), sheet.between(-0.4, 0.4)];
  let reach = peaks ? 0.22 : 0.7;
  while (heights.length < 300) {
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + sheet.between(-reach, reach) * 0.5];
    });
    reach *= roughness;
  }
  const step = (sheet.width + 40) / (heights.length - 1);
  return heights.map((value, index) => [round(index * step - 20), round(y - value * height)]);
}

function peakHeights(peaks: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: 17 }, (_, index) => {
    const at = index / 16;
    const after = peaks.findIndex(([place]) => place >= at);
    const [rightAt, right] = peaks[after] ?? peaks.at(-1) ?? [1, 0];
    const [leftAt, left] = peaks[after - 1] ?? [rightAt, right];
    return rightAt === leftAt ? right : left + ((right - left) * (at - leftAt)) / (rightAt - leftAt);
  });
}

export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The land below a skyline, down to `bottom`. */
export function landPath(points: readonly Point[], bottom: number): string {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return `${linePath(points)}L${last} ${bottom}L${first} ${bottom}Z`;
}

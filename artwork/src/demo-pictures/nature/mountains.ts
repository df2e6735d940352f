import { blur, clip, down } from '../paint.ts';
import { round, type Sheet } from '../sheet.ts';
import { overlay, relief } from '../texture.ts';
import { landPath, type Point, type Ridge, ridgePoints } from './ridge.ts';

interface Range extends Ridge {
  /** Colours at the top and at the foot. The foot is usually haze. */
  colours: readonly [string, string];
  bottom: number;
  /** Strength of rock and folds, 0 to 1. */
  rock?: number;
  grainSize?: number;
  /** Azimuth of the light in degrees. */
  light?: number;
  /** How far snow reaches down from the peaks, in units. No snow when undefined. */
  snow?: number;
}

/** A mountain range: silhouette, folds in slanting light, snow, and haze at its foot. */
export function mountainRange(sheet: Sheet, range: Range): string {
  const points = ridgePoints(sheet, range);
  const path = landPath(points, range.bottom);
  const shape = `<path d="${path}"/>`;
  const top = Math.min(...points.map(([, y]) => y));
  const inside = clip(sheet, shape);
  const size = range.grainSize ?? 0.006;
  const rock = relief(
    sheet,
    { frequency: `${size} ${round(size * 100 * 0.7) / 100}`, octaves: 6 },
    { height: 90, azimuth: range.light ?? 200, elevation: 42 },
  );
  const foot = down(sheet, `0 ${range.colours[1]} 0`, `0.55 ${range.colours[1]} 0.15`, `1 ${range.colours[1]} 1`);
  return (
    `<path d="${path}" fill="${down(sheet, `0 ${range.colours[0]}`, `1 ${range.colours[1]}`)}"/>` +
    (range.snow ? snowCaps(sheet, points, range.snow, inside) : '') +
    overlay(`<path d="${path}" fill="#fff" ${rock}/>`, range.rock ?? 0.7, 'hard-light') +
    `<g ${inside}><rect x="-20" y="${top}" width="${sheet.width + 40}" height="${range.bottom - top}" fill="${foot}"/></g>`
  );
}

/** Snow on high peaks that runs down in tongues, with none in the valleys. */
function snowCaps(sheet: Sheet, points: readonly Point[], reach: number, inside: string): string {
  const top = Math.min(...points.map(([, y]) => y));
  const low = Math.max(...points.map(([, y]) => y));
  const line = top + (low - top) * 0.75;
  const edge = points
    .filter((_, index) => index % 4 === 0)
    .map(([x, y]) => {
      const depth = Math.max(0, (line - y) / (line - top));
      return `L${x} ${round(y + reach * depth * sheet.between(0.25, 1.25))}`;
    })
    .toReversed()
    .join('');
  const sky = points.map(([x, y]) => `L${x} ${round(y - 6)}`).join('');
  return `<g ${inside}><path d="M${points[0]?.[0] ?? 0} ${top}${sky}${edge}Z" fill="#f6f8fc" opacity=".95" ${blur(sheet, 1.2)}/></g>`;
}

/** A band of mist across the picture. */
export function mist(sheet: Sheet, y: number, height: number, colour: string, strength: number): string {
  const fill = down(sheet, `0 ${colour} 0`, `0.5 ${colour} ${strength}`, `1 ${colour} 0`);
  return `<rect x="0" y="${y}" width="${sheet.width}" height="${height}" fill="${fill}"/>`;
}

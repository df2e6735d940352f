import { blur, mask } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';
import { ripple } from '../texture.ts';

interface Mirror {
  /** The line where the scene meets its mirror image. */
  y: number;
  /** How far the water displaces the image. */
  swing?: number;
  frequency?: `${number} ${number}`;
  smear?: number | `${number} ${number}`;
  opacity?: number;
  /** The depth at which the mirror image has faded out. */
  fadesAt?: number;
  /** Draws the image wider than the scene, so that displacement leaves no bare edge. */
  spread?: number;
}

/** A scene with its reflection below, in water or on a wet road. */
export function withReflection(sheet: Sheet, standing: string, mirror: Mirror): string {
  const id = sheet.define((name) => `<g id="${name}">${standing}</g>`);
  const water = ripple(
    sheet,
    { frequency: mirror.frequency ?? '0.004 0.05' },
    mirror.swing ?? 26,
    mirror.smear ?? '1 6',
  );
  const end = mirror.fadesAt ?? sheet.height;
  const spread = mirror.spread ?? 1;
  const fadeId = sheet.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${mirror.y}" x2="0" y2="${end}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>`,
  );
  const fade = mask(
    sheet,
    `<rect x="0" y="${mirror.y}" width="${sheet.width}" height="${sheet.height}" fill="url(#${fadeId})"/>`,
  );
  return `<g ${fade} opacity="${mirror.opacity ?? 0.7}"><g ${water}><use href="#${id}" transform="translate(${round((sheet.width * (1 - spread)) / 2)} ${2 * mirror.y}) scale(${spread} -1)"/></g></g><use href="#${id}"/>`;
}

/** Falling rain as slanted lines. */
export function rain(
  sheet: Sheet,
  count: number,
  { length = 60, slant = 0.18, colour = '#cfe0f2', strength = 0.5 } = {},
): string {
  const drops = repeat(count, () => {
    const x = sheet.between(-60, sheet.width + 60);
    const y = sheet.between(-80, sheet.height);
    const near = sheet.random() ** 2;
    const long = length * (0.4 + near);
    return `<path d="M${round(x)} ${round(y)}l${round(-long * slant)} ${round(long)}" stroke-width="${round(0.7 + near * 1.8)}" opacity="${round(strength * (0.25 + near * 0.6))}"/>`;
  });
  return `<g stroke="${colour}" stroke-linecap="round" ${blur(sheet, 0.7)}>${drops}</g>`;
}

/** Rings and small crowns where rain hits the ground. */
export function splashes(sheet: Sheet, count: number, top: number, colour = '#dbe8f6'): string {
  return repeat(count, () => {
    const near = sheet.random();
    const x = sheet.between(0, sheet.width);
    const y = top + near ** 1.3 * (sheet.height - top);
    const r = 4 + near * 16;
    const crown =
      near > 0.35
        ? `<path d="M${round(x - r * 0.3)} ${round(y)}l${round(-r * 0.25)} ${round(-r * 0.7)}M${round(x)} ${round(y)}v${round(-r)}M${round(x + r * 0.3)} ${round(y)}l${round(r * 0.25)} ${round(-r * 0.7)}" stroke-width="1.300"/>`
        : '';
    return `<g stroke="${colour}" fill="none" opacity="${round(sheet.between(0.2, 0.6))}"><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * 0.26)}" stroke-width="1.200"/>${crown}</g>`;
  });
}

/** Lamps that are far out of focus. */
export function bokeh(
  sheet: Sheet,
  count: number,
  area: { x: number; y: number; width: number; height: number },
  sizes: readonly [number, number],
  colours: readonly [string, ...string[]],
): string {
  const discs = repeat(count, () => {
    const r = sheet.between(sizes[0], sizes[1]);
    const x = round(area.x + sheet.random() * area.width);
    const y = round(area.y + sheet.random() * area.height);
    const colour = sheet.pick(colours);
    return `<circle cx="${x}" cy="${y}" r="${round(r)}" fill="${colour}" fill-opacity="${round(sheet.between(0.14, 0.5))}" stroke="${colour}" stroke-opacity=".5" stroke-width="${round(r * 0.07)}"/>`;
  });
  return `<g style="mix-blend-mode:screen" ${blur(sheet, 1.4)}>${discs}</g>`;
}

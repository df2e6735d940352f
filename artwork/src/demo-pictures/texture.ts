import type { Sheet } from './sheet.ts';

interface Noise {
  /** Repetitions of the pattern per unit. Two numbers stretch it. */
  frequency: number | `${number} ${number}`;
  octaves?: number;
}

function turbulence(sheet: Sheet, { frequency, octaves = 5 }: Noise, kind = 'fractalNoise'): string {
  const seed = Math.floor(sheet.between(1, 999));
  return `<feTurbulence type="${kind}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"`;
}

function filter(sheet: Sheet, steps: string): string {
  const id = sheet.define(
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="2600" height="2600" color-interpolation-filters="sRGB">${steps}</filter>`,
  );
  return `filter="url(#${id})"`;
}

/**
 * Uneven ground in slanting light: an attribute for a shape to be blended with another one (overlay, soft-light,
 * multiply).
 */
export function relief(sheet: Sheet, noise: Noise, { height = 20, azimuth = 225, elevation = 45 } = {}): string {
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>` +
      `<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>` +
      '<feComposite in="l" in2="SourceAlpha" operator="in"/>',
  );
}

/**
 * Cloud-like wisps in one colour. `cover` is the covered fraction of the sky (0 to 1), `edge` the hardness of the
 * edges.
 */
export function wisps(sheet: Sheet, noise: Noise, colour: string, { cover = 0.5, edge = 3 } = {}): string {
  const offset = -edge * (1 - cover) + 0.5 * (1 - cover);
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${edge} 0 0 0 ${offset}" result="a"/>` +
      `<feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/><feComposite in2="SourceAlpha" operator="in"/>`,
  );
}

/** Displaces its element the way water displaces a reflection. */
export function ripple(sheet: Sheet, noise: Noise, scale: number, blurred: number | `${number} ${number}` = 0): string {
  return filter(
    sheet,
    `${turbulence(sheet, { octaves: 3, ...noise })} result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="${blurred}"/>`,
  );
}

/** Fine light and dark specks for asphalt, sand and plaster, to be blended with overlay. */
export function specks(sheet: Sheet, noise: Noise, contrast = 1.6): string {
  const offset = 0.5 - contrast / 2;
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="${contrast} 0 0 0 ${offset} ${contrast} 0 0 0 ${offset} ${contrast} 0 0 0 ${offset} 0 0 0 0 1" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in"/>`,
  );
}

/** Blends `shape`, which carries one of the filters above, with the picture below it. */
export function overlay(shape: string, opacity: number, mode = 'overlay'): string {
  return `<g style="mix-blend-mode:${mode}" opacity="${opacity}">${shape}</g>`;
}

import type { Sheet } from './sheet.ts';

interface Noise {
  /** How often the pattern repeats per unit; two numbers stretch it. */
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

/** Uneven ground in slanting light: the attribute for a shape that is to be laid over another one (overlay, soft-light, multiply). */
export function relief(sheet: Sheet, noise: Noise, { height = 20, azimuth = 225, elevation = 45 } = {}): string {
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h"/>` +
      `<feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>` +
      '<feComposite in="l" in2="SourceAlpha" operator="in"/>',
  );
}

/** Cloud-like wisps of one colour: `cover` is how much of the sky they take (0 to 1), `edge` how hard they end. */
export function wisps(sheet: Sheet, noise: Noise, colour: string, { cover = 0.5, edge = 3 } = {}): string {
  const offset = -edge * (1 - cover) + 0.5 * (1 - cover);
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${edge} 0 0 0 ${offset}" result="a"/>` +
      `<feFlood flood-color="${colour}"/><feComposite in2="a" operator="in"/><feComposite in2="SourceAlpha" operator="in"/>`,
  );
}

/** Pushes what carries it about, as water does with a mirror image. */
export function ripple(sheet: Sheet, noise: Noise, scale: number, blurred: number | `${number} ${number}` = 0): string {
  return filter(
    sheet,
    `${turbulence(sheet, { octaves: 3, ...noise })} result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="${blurred}"/>`,
  );
}

/** Fine specks in light and dark, for asphalt, sand and plaster: lay over with overlay. */
export function specks(sheet: Sheet, noise: Noise, contrast = 1.6): string {
  const offset = 0.5 - contrast / 2;
  return filter(
    sheet,
    `${turbulence(sheet, noise)} result="n"/><feColorMatrix in="n" values="${contrast} 0 0 0 ${offset} ${contrast} 0 0 0 ${offset} ${contrast} 0 0 0 ${offset} 0 0 0 0 1" result="g"/><feComposite in="g" in2="SourceAlpha" operator="in"/>`,
  );
}

/** `shape` laid over what is below it, with one of the filters above. */
export function overlay(shape: string, opacity: number, mode = 'overlay'): string {
  return `<g style="mix-blend-mode:${mode}" opacity="${opacity}">${shape}</g>`;
}

import type { Sheet } from './sheet.ts';

/** A gradient stop: offset, colour and optional opacity, such as `'0.4 #fff 0.5'`. */
type Stop = string;

function stopMarkup(stop: Stop): string {
  const [offset = '0', colour = '#000', opacity = '1'] = stop.split(' ');
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Circle = readonly [cx: number, cy: number, r: number];

/** A gradient along a line given in fractions (0 to 1) of the filled shape. */
export function linear(sheet: Sheet, [x1, y1, x2, y2]: Line, ...stops: Stop[]): string {
  const id = sheet.define(
    (name) =>
      `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function down(sheet: Sheet, ...stops: Stop[]): string {
  return linear(sheet, [0, 0, 0, 1], ...stops);
}

export function across(sheet: Sheet, ...stops: Stop[]): string {
  return linear(sheet, [0, 0, 1, 0], ...stops);
}

/** A gradient along a line in user space coordinates, so that several shapes share one light. */
export function linearAt(sheet: Sheet, [x1, y1, x2, y2]: Line, ...stops: Stop[]): string {
  const id = sheet.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(sheet: Sheet, [cx, cy, r]: Circle, ...stops: Stop[]): string {
  const id = sheet.define(
    (name) =>
      `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function radialAt(sheet: Sheet, [cx, cy, r]: Circle, ...stops: Stop[]): string {
  const id = sheet.define(
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** A soft disc of light, brightest at its centre. */
export function glow(sheet: Sheet, [cx, cy, r]: Circle, colour: string, strength = 1): string {
  const fill = radial(
    sheet,
    [0.5, 0.5, 0.5],
    `0 ${colour} ${strength}`,
    `0.25 ${colour} ${strength * 0.5}`,
    `0.55 ${colour} ${strength * 0.15}`,
    `1 ${colour} 0`,
  );
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" style="mix-blend-mode:screen"/>`;
}

/** An attribute that blurs its element by `deviation`, in the element's own units. */
export function blur(sheet: Sheet, deviation: number | `${number} ${number}`): string {
  const id = sheet.define(
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="-3000" y="-3000" width="8000" height="8000" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** An attribute that clips its element to `shapes`. */
export function clip(sheet: Sheet, shapes: string): string {
  return `clip-path="url(#${sheet.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)})"`;
}

/** An attribute that shows its element where `shapes` are bright. */
export function mask(sheet: Sheet, shapes: string): string {
  return `mask="url(#${sheet.define((id) => `<mask id="${id}" maskUnits="userSpaceOnUse" x="-3000" y="-3000" width="8000" height="8000">${shapes}</mask>`)})"`;
}

export function backdrop(sheet: Sheet, fill: string, more = ''): string {
  return `<rect width="${sheet.width}" height="${sheet.height}" fill="${fill}" ${more}/>`;
}

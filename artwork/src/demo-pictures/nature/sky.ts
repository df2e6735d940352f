import { backdrop, blur, down, glow } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';
import { wisps } from '../texture.ts';

export function skyOf(sheet: Sheet, ...stops: string[]): string {
  return backdrop(sheet, down(sheet, ...stops));
}

interface Clouds {
  y: number;
  height: number;
  colour: string;
  cover?: number;
  opacity?: number;
  frequency?: `${number} ${number}`;
  edge?: number;
}

/** A layer of cloud that thins out at its top and bottom. */
export function clouds(sheet: Sheet, layer: Clouds): string {
  const veil = wisps(sheet, { frequency: layer.frequency ?? '0.0022 0.006', octaves: 6 }, layer.colour, {
    cover: layer.cover ?? 0.5,
    edge: layer.edge ?? 4,
  });
  const fade = down(sheet, '0 #fff 0', '0.4 #fff', '0.75 #fff', '1 #fff 0');
  const id = sheet.define(
    (name) =>
      `<mask id="${name}"><rect x="0" y="${layer.y}" width="${sheet.width}" height="${layer.height}" fill="${fade}"/></mask>`,
  );
  return `<g mask="url(#${id})" opacity="${layer.opacity ?? 0.9}"><rect x="0" y="${layer.y}" width="${sheet.width}" height="${layer.height}" ${veil}/></g>`;
}

export function stars(sheet: Sheet, count: number, bottom: number): string {
  return repeat(count, () => {
    const size = sheet.random() ** 6 * 1.9 + 0.4;
    const colour = sheet.pick(['#ffffff', '#dfe9ff', '#fff2d8', '#cfdcff']);
    return `<circle cx="${round(sheet.between(0, sheet.width))}" cy="${round(sheet.random() ** 1.2 * bottom)}" r="${round(size)}" fill="${colour}" opacity="${round(sheet.between(0.25, 1))}"/>`;
  });
}

export function sun(sheet: Sheet, x: number, y: number, r: number, colour: string): string {
  return (
    glow(sheet, [x, y, r * 14], colour, 0.5) +
    glow(sheet, [x, y, r * 5], colour, 0.7) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffbe9" ${blur(sheet, r / 14)}/>`
  );
}

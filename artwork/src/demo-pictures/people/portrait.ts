import { bokeh } from '../nature/water.ts';
import { backdrop, blur, linearAt } from '../paint.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { type Beard, beard, bindi, earrings, glasses } from './adornments.ts';
import { clothes, type Garment } from './clothes.ts';
import { type FaceLook, face, neck } from './face.ts';
import { type Hair, hairBehind, hairInFront } from './hair.ts';
import { draped, headscarf, peakedCap, turban } from './headwear.ts';

type Cloth = readonly [string, string];

export interface Portrait {
  name: string;
  background: readonly [string, string, string];
  face: FaceLook;
  hair?: Hair;
  beard?: { kind: Beard; colours: Cloth };
  glasses?: { kind: 'round' | 'square'; frame: string };
  bindi?: string;
  earrings?: 'studs' | 'jhumka';
  headwear?: { kind: 'turban' | 'headscarf' | 'draped' | 'cap'; cloth: Cloth; border?: string };
  garment: Garment;
  cloth: readonly [string, string, string];
  /** The head's tilt, in degrees. */
  tilt?: number;
}

export function portraitScene(portrait: Portrait): Scene {
  return {
    name: portrait.name,
    width: 512,
    height: 512,
    grain: 0.25,
    isPortrait: true,
    draw: (sheet) => drawPortrait(sheet, portrait),
  };
}

function drawPortrait(sheet: Sheet, portrait: Portrait): string {
  const { background, hair, headwear } = portrait;
  const skull =
    hair?.style === 'receding' ? portrait.face.skin[0] : (hair?.colours[1] ?? portrait.beard?.colours[1] ?? '#120c0a');
  const head = `<g transform="rotate(${portrait.tilt ?? 0} 256 330)"><ellipse cx="256" cy="184" rx="${(portrait.face.width ?? 72) - 1}" ry="${hair?.style === 'receding' ? 86 : 78}" fill="${skull}"/>${headParts(sheet, portrait)}</g>`;
  return (
    backdrop(sheet, linearAt(sheet, [0, 0, 512, 512], `0 ${background[0]}`, `1 ${background[1]}`)) +
    `<g opacity=".5" ${blur(sheet, 3)}>${bokeh(sheet, 9, { x: 0, y: 0, width: 512, height: 420 }, [24, 76], [background[2], '#ffffff'])}</g><g transform="translate(-46 -50) scale(1.180)">` +
    (hair && !isCovered(headwear?.kind)
      ? `<g transform="rotate(${portrait.tilt ?? 0} 256 330)">${hairBehind(sheet, hair)}</g>`
      : '') +
    neck(sheet, portrait.face) +
    clothes(sheet, { garment: portrait.garment, colours: portrait.cloth }) +
    `${head}</g>`
  );
}

function isCovered(kind: string | undefined): boolean {
  return kind === 'headscarf' || kind === 'turban';
}

function headParts(sheet: Sheet, { face: look, hair, headwear, earrings: rings, ...portrait }: Portrait): string {
  const turn = look.turn ?? 0;
  return [
    face(sheet, look),
    portrait.beard ? beard(sheet, portrait.beard.kind, portrait.beard.colours, look) : '',
    portrait.bindi ? bindi(turn, portrait.bindi) : '',
    hair && !isCovered(headwear?.kind) ? hairInFront(sheet, hair) : '',
    rings ? earrings(rings, look.width) : '',
    headwear ? worn(sheet, headwear) : '',
    portrait.glasses ? glasses(sheet, portrait.glasses.kind, portrait.glasses.frame, turn) : '',
  ].join('');
}

function worn(sheet: Sheet, { kind, cloth, border }: NonNullable<Portrait['headwear']>): string {
  if (kind === 'turban') return turban(sheet, cloth);
  if (kind === 'headscarf') return headscarf(sheet, cloth);
  return kind === 'cap' ? peakedCap(sheet, cloth) : draped(sheet, cloth, border ?? '#f0c24a');
}

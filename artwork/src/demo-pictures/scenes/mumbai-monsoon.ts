import { streetLamp, tower, underUmbrella } from '../nature/street.ts';
import { bokeh, rain, splashes, withReflection } from '../nature/water.ts';
import { backdrop, blur, down, glow } from '../paint.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { overlay, relief } from '../texture.ts';
import { hatchbackFromBehind, underShadow } from '../vehicles/car-ends.ts';
import { threeWheelerFromBehind } from '../vehicles/three-wheeler.ts';

export const mumbaiMonsoon: Scene = {
  name: 'mumbai-monsoon',
  width: 1280,
  height: 1600,
  draw: (sheet) =>
    [
      backdrop(sheet, down(sheet, '0 #0b1226', '0.4 #243457', '0.6 #5a5570', '1 #10131d')),
      withReflection(sheet, street(sheet), {
        y: 930,
        swing: 34,
        smear: '3 22',
        opacity: 0.85,
        frequency: '0.006 0.03',
      }),
      wetRoad(sheet),
      withReflection(sheet, traffic(sheet), { y: 1010, swing: 22, smear: '2 12', opacity: 0.75, fadesAt: 1240 }),
      splashes(sheet, 150, 1000),
      redLight(sheet),
      withReflection(sheet, ownCar(sheet), { y: 1262, swing: 26, smear: '2 10', opacity: 0.8, fadesAt: 1600 }),
      rain(sheet, 420, { length: 74, strength: 0.55 }),
      `<g opacity=".75">${bokeh(sheet, 16, { x: 0, y: 0, width: 1280, height: 700 }, [16, 52], ['#ffca6a', '#ff8a4a', '#7ec8ff'])}</g>`,
    ].join(''),
};

function street(sheet: Sheet): string {
  const far = [470, 540, 620, 700, 770]
    .map((x, index) =>
      tower(sheet, {
        x,
        width: 86,
        top: 430 + ((index * 67) % 150),
        bottom: 930,
        wall: ['#33415f', '#4b4a63'],
        lit: 0.35,
        pane: 9,
      }),
    )
    .join('');
  const haze = `<rect x="380" y="360" width="520" height="570" fill="${down(sheet, '0 #8a7f96 0', '1 #d9a77e 0.55')}" ${blur(sheet, 30)}/>`;
  const near =
    tower(sheet, { x: -30, width: 270, top: 60, bottom: 930, wall: ['#1c2540', '#2b2a3d'], lit: 0.42, pane: 30 }) +
    tower(sheet, { x: 240, width: 170, top: 250, bottom: 930, wall: ['#26304c', '#38344a'], lit: 0.4, pane: 20 }) +
    tower(sheet, { x: 1030, width: 290, top: 130, bottom: 930, wall: ['#1d2440', '#2e2a3c'], lit: 0.45, pane: 31 }) +
    tower(sheet, { x: 880, width: 150, top: 330, bottom: 930, wall: ['#28324e', '#3c374c'], lit: 0.4, pane: 18 });
  return `<g ${blur(sheet, 2.5)}>${far}${haze}${near}${shops(sheet)}</g>${lamps(sheet)}${underUmbrella(170, 930, 165, '#7a2f3d', '#c9302c')}${underUmbrella(1105, 935, 172, '#2d4a6b', '#f0a41c')}${underUmbrella(1010, 930, 140, '#3f5a3d', '#232a38')}`;
}

function shops(sheet: Sheet): string {
  const signs = [
    [-20, 240, '#ff4d6d', 'चहा • नाश्ता'],
    [240, 168, '#37d0c4', 'फळे'],
    [1036, 244, '#ffb02e', 'मिसळ'],
    [884, 140, '#6aa8ff', 'औषधे'],
  ] as const;
  return signs
    .map(
      ([x, width, colour, text]) =>
        `<rect x="${x}" y="806" width="${width}" height="124" fill="#ffdca0"/><rect x="${x}" y="806" width="${width}" height="124" fill="${down(sheet, '0 #fff4cf 0.7', '1 #7a3f14 0.75')}"/><rect x="${x + width * 0.1}" y="850" width="${width * 0.3}" height="80" fill="#4a2a18" opacity=".6"/><rect x="${x}" y="752" width="${width}" height="54" fill="${colour}"/><text x="${x + width / 2}" y="792" font-family="Noto Sans Devanagari" font-weight="bold" font-size="34" text-anchor="middle" fill="#fff">${text}</text>${glow(sheet, [x + width / 2, 800, width * 0.9], colour, 0.45)}`,
    )
    .join('');
}

function lamps(sheet: Sheet): string {
  return (
    streetLamp(330, 930, 470, true) +
    streetLamp(945, 930, 430, false) +
    streetLamp(455, 930, 250, true) +
    streetLamp(812, 930, 230, false) +
    glow(sheet, [424, 462, 190], '#ffd08a', 0.95) +
    glow(sheet, [856, 500, 170], '#ffd08a', 0.95) +
    glow(sheet, [506, 682, 90], '#ffd08a', 0.9) +
    glow(sheet, [766, 700, 80], '#ffd08a', 0.9)
  );
}

function wetRoad(sheet: Sheet): string {
  const wet = relief(sheet, { frequency: '0.02 0.12', octaves: 4 }, { height: 7, azimuth: 270, elevation: 45 });
  return `<rect y="930" width="1280" height="670" fill="${down(sheet, '0 #0c0f18 0.1', '1 #070910 0.5')}"/>${overlay(`<rect y="930" width="1280" height="670" ${wet}/>`, 0.4, 'soft-light')}<path d="M600 950 L560 1600 L500 1600 L588 950Z M690 950 L830 1600 L770 1600 L680 950Z" fill="#fff" opacity=".07" ${blur(sheet, 5)}/>`;
}

/** Long streaks of the tail lamps on the wet road. */
function redLight(sheet: Sheet): string {
  const streak = (x: number, width: number) =>
    `<rect x="${x}" y="1240" width="${width}" height="330" fill="${down(sheet, '0 #ff3a24 0.75', '0.5 #ff3a24 0.3', '1 #ff3a24 0')}" ${blur(sheet, '9 16')}/>`;
  return `<g style="mix-blend-mode:screen">${streak(176, 52)}${streak(656, 52)}</g>`;
}

function traffic(sheet: Sheet): string {
  return `<g transform="translate(905 1010) scale(1.250)">${underShadow(sheet, 70)}${threeWheelerFromBehind(sheet, { plate: 'MH 00 D 4321' })}</g><g transform="translate(655 972) scale(.750)">${hatchbackFromBehind(sheet, { paint: ['#d9dde2', '#8f979f', '#3c4248'], areLampsLit: true, plate: 'MH 00 Z 777' })}</g>`;
}

function ownCar(sheet: Sheet): string {
  return `<g transform="translate(440 1262) scale(3.250)">${underShadow(sheet, 92, 0.8)}${hatchbackFromBehind(sheet, { paint: ['#4f8bd0', '#20508f', '#0a1c3c'], areLampsLit: true, plate: 'MH 00 AB 1234' })}</g>`;
}

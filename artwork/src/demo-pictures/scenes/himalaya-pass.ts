import { mist, mountainRange } from '../nature/mountains.ts';
import { clouds, skyOf } from '../nature/sky.ts';
import { blur, clip, down, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { classicMotorcycle } from '../vehicles/classic-motorcycle.ts';

const flagColours = ['#2f6fc0', '#f3efe4', '#c9322b', '#2f8f57', '#f0b429'];

export const himalayaPass: Scene = {
  name: 'himalaya-pass',
  grain: 0.2,
  softening: 0.9,
  width: 1600,
  height: 1200,
  draw: (sheet) =>
    [
      skyOf(sheet, '0 #1f56a8', '0.35 #5b97d6', '0.62 #c4dcee', '1 #f2ead8'),
      clouds(sheet, { y: 40, height: 420, colour: '#ffffff', cover: 0.42, frequency: '0.0018 0.0052' }),
      mountainRange(sheet, {
        y: 560,
        height: 330,
        roughness: 0.58,
        colours: ['#7f98b8', '#c8d8e6'],
        bottom: 800,
        snow: 220,
        rock: 0.75,
        light: 215,
        peaks: [
          [0, 0.2],
          [0.16, 0.62],
          [0.3, 0.25],
          [0.47, 1],
          [0.62, 0.42],
          [0.76, 0.75],
          [0.9, 0.3],
          [1, 0.5],
        ],
      }),
      mist(sheet, 560, 240, '#dfe9f1', 0.6),
      mountainRange(sheet, {
        y: 740,
        height: 150,
        roughness: 0.55,
        colours: ['#8a7f78', '#b8ab98'],
        bottom: 900,
        rock: 0.5,
        light: 215,
        peaks: [
          [0, 0.9],
          [0.2, 0.3],
          [0.4, 0.1],
          [0.7, 0.35],
          [1, 1],
        ],
      }),
      ground(sheet),
      cairn(sheet, 250, 905),
      flags(sheet, 250, 560, 1630, 330, 150),
      flags(sheet, 250, 575, -60, 330, 70),
      shadow(sheet),
      `<g transform="translate(905 1060) scale(3.750)">${classicMotorcycle(sheet, { paint: ['#a5372a', '#6d1812', '#330806'], line: '#eac366', hasLuggage: true })}</g>`,
      stones(sheet),
      light(sheet),
    ].join(''),
};

function ground(sheet: Sheet): string {
  const dirt = `<path d="M0 850 C300 815 700 830 1000 842 C1250 850 1450 838 1600 820 L1600 1200 L0 1200Z"/>`;
  const fill = down(sheet, '0 #a8937a', '0.4 #96805f', '1 #57452f');
  const road =
    '<path d="M640 836 C760 850 620 880 340 940 C150 985 40 1060 -60 1200 L1500 1200 C1500 1060 1250 985 1000 935 C820 900 800 862 760 838Z"/>';
  const rough = relief(sheet, { frequency: '0.012 0.03', octaves: 6 }, { height: 16, azimuth: 215, elevation: 50 });
  return (
    dirt.replace('/>', ` fill="${fill}"/>`) +
    road.replace('/>', ` fill="${down(sheet, '0 #cdbb9a', '1 #8d7858')}" ${blur(sheet, 6)}/>`) +
    `<path d="M420 960 C260 1020 170 1100 120 1200 M1000 970 C1150 1030 1260 1110 1310 1200" stroke="#57462f" stroke-opacity=".45" stroke-width="46" fill="none" ${blur(sheet, 12)}/>` +
    `<g ${clip(sheet, dirt)}>${overlay(`<rect y="800" width="1600" height="400" ${rough}/>`, 0.55, 'soft-light')}${overlay(`<rect y="800" width="1600" height="400" ${specks(sheet, { frequency: 0.35, octaves: 3 })}/>`, 0.3)}</g>`
  );
}

function stone(sheet: Sheet, x: number, y: number, rx: number, ry: number): string {
  const tone = sheet.pick<readonly [string, string]>([
    ['#b9ad9b', '#4c4338'],
    ['#a29a92', '#3d3934'],
    ['#c4b196', '#5a4a36'],
  ]);
  const corners = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2;
    const far = sheet.between(0.82, 1.08);
    return `${round(x + Math.cos(turn) * rx * far)} ${round(y + Math.sin(turn) * ry * far)}`;
  });
  return (
    `<ellipse cx="${x + rx * 0.3}" cy="${y + ry * 0.85}" rx="${rx * 1.2}" ry="${ry * 0.4}" fill="#1c140b" opacity=".45" ${blur(sheet, 4)}/>` +
    `<path d="M${corners.join('L')}Z" fill="${linearAt(sheet, [x - rx, y - ry, x + rx * 0.6, y + ry], `0 ${tone[0]}`, `1 ${tone[1]}`)}" stroke="${tone[1]}" stroke-width="1.500" stroke-linejoin="round"/>`
  );
}

function cairn(sheet: Sheet, x: number, y: number): string {
  const layers = [
    [110, 40],
    [92, 36],
    [84, 30],
    [64, 30],
    [56, 24],
    [38, 24],
    [26, 18],
  ] as const;
  let level = y;
  const stack = layers.map(([rx, ry]) => {
    const markup = stone(sheet, x + sheet.between(-9, 9), level, rx, ry);
    level -= ry * 1.42;
    return markup;
  });
  return `<rect x="${x - 4}" y="545" width="8" height="330" fill="#5a3e22"/>${stack.join('')}<path d="M${x} 548 l-6 -24 l6 -16 l6 16Z" fill="#d9a93b"/>`;
}

function flags(sheet: Sheet, x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const count = 22;
  const at = (part: number) => ({ x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part + sag * 4 * part * (1 - part) });
  const cloth = repeat(count, (index) => {
    const from = at(index / count + 0.006);
    const to = at((index + 0.86) / count);
    const drop = 58 + sheet.between(-4, 6);
    const wave = sheet.between(6, 20);
    const colour = flagColours[index % 5] ?? '#fff';
    const d = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}C${round(to.x + wave)} ${round(to.y + drop * 0.35)} ${round(to.x - wave * 0.3)} ${round(to.y + drop * 0.7)} ${round(to.x + wave)} ${round(to.y + drop)}Q${round((from.x + to.x) / 2 + wave)} ${round((from.y + to.y) / 2 + drop - wave)} ${round(from.x + wave)} ${round(from.y + drop)}C${round(from.x - wave * 0.3)} ${round(from.y + drop * 0.7)} ${round(from.x + wave)} ${round(from.y + drop * 0.35)} ${round(from.x)} ${round(from.y)}Z`;
    const fold = linearAt(
      sheet,
      [from.x, 0, to.x + wave, 0],
      '0 #000 0.3',
      '0.35 #fff 0.28',
      '0.65 #000 0.22',
      '1 #fff 0.15',
    );
    return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="${fold}"/>${repeat(5, (line) => `<path d="M${round(from.x + 9)} ${round(from.y + 16 + line * 8)}L${round(to.x - 4)} ${round(to.y + 16 + line * 8)}" stroke="#1a1410" stroke-opacity=".28" stroke-width="2" stroke-dasharray="5 3"/>`)}`;
  });
  const middle = at(0.5);
  return `<path d="M${x1} ${y1}Q${round(middle.x)} ${round(middle.y + sag)} ${x2} ${y2}" fill="none" stroke="#3b2a1a" stroke-width="2.500"/>${cloth}`;
}

function shadow(sheet: Sheet): string {
  return `<path d="M560 1066 L1180 1062 L1330 1098 L700 1108Z" fill="#1a1108" opacity=".6" ${blur(sheet, 12)}/><ellipse cx="645" cy="1062" rx="80" ry="12" fill="#0c0703" opacity=".7" ${blur(sheet, 5)}/><ellipse cx="1165" cy="1060" rx="80" ry="12" fill="#0c0703" opacity=".7" ${blur(sheet, 5)}/>`;
}

function stones(sheet: Sheet): string {
  return repeat(26, () => {
    const far = sheet.random();
    const size = 5 + far * 22;
    return stone(sheet, sheet.between(-20, 1620), 1075 + far * 110, size * sheet.between(1, 1.8), size * 0.7);
  });
}

function light(sheet: Sheet): string {
  return `<rect width="1600" height="1200" fill="${linearAt(sheet, [0, 0, 1600, 1200], '0 #ffe2a8 0.32', '0.5 #ffe2a8 0', '1 #15224a 0.22')}" style="mix-blend-mode:soft-light"/>`;
}

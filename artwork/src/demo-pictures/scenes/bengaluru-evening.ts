import { foliage } from '../nature/plants.ts';
import { tower } from '../nature/street.ts';
import { bokeh } from '../nature/water.ts';
import { backdrop, blur, down, glow, linearAt } from '../paint.ts';
import { round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';
import { hatchbackFromBehind, hatchbackFromFront, underShadow } from '../vehicles/car-ends.ts';
import { threeWheelerFromBehind } from '../vehicles/three-wheeler.ts';

const horizon = 760;

export const bengaluruEvening: Scene = {
  name: 'bengaluru-evening',
  width: 1200,
  height: 1600,
  draw: (sheet) =>
    [
      backdrop(sheet, down(sheet, '0 #1a2f6e', '0.22 #5a4a90', '0.38 #d9667a', '0.47 #ffb070', '0.5 #2a2030')),
      skyline(sheet),
      road(sheet),
      canopy(sheet),
      queue(sheet),
      bokeh(
        sheet,
        40,
        { x: 0, y: 600, width: 1200, height: 230 },
        [12, 50],
        ['#ff5a3c', '#ffb04a', '#ffe0a0', '#7ab8ff'],
      ),
      near(sheet),
      `<rect width="1200" height="1600" fill="${linearAt(sheet, [0, 0, 0, 1600], '0 #ffb070 0.2', '0.5 #ff8a5a 0.25', '1 #0a1440 0.5')}" style="mix-blend-mode:soft-light"/>`,
    ].join(''),
};

function skyline(sheet: Sheet): string {
  const blocks = [-20, 110, 230, 330, 440, 560, 690, 800, 930, 1060].map((x, index) =>
    tower(sheet, {
      x,
      width: 118,
      top: 390 + ((index * 113) % 210),
      bottom: horizon,
      wall: ['#4a3f70', '#8a5a70'],
      lit: 0.45,
      pane: 11,
    }),
  );
  return `<g ${blur(sheet, 6)}>${blocks.join('')}</g><rect y="520" width="1200" height="260" fill="${down(sheet, '0 #ffb070 0', '1 #ffa060 0.5')}"/><g ${blur(sheet, 3)}><path d="M-20 610 C300 560 700 540 1220 590 V630 C700 582 300 602 -20 654Z" fill="#241c34"/><rect x="190" y="600" width="34" height="170" fill="#241c34"/><rect x="880" y="580" width="34" height="190" fill="#241c34"/><rect x="360" y="532" width="420" height="46" rx="12" fill="#c9b8d8"/><rect x="374" y="542" width="392" height="18" rx="6" fill="#ffe9b0"/><rect x="360" y="566" width="420" height="6" fill="#7a4aa0"/></g>`;
}

function road(sheet: Sheet): string {
  return `<path d="M-20 ${horizon} H1220 V1620 H-20Z" fill="${down(sheet, '0 #6a4a58', '0.3 #34293a', '1 #12101a')}"/><path d="M556 ${horizon} L500 1620 L460 1620 L548 ${horizon}Z M760 ${horizon} L1010 1620 L950 1620 L748 ${horizon}Z" fill="#f4e3c0" opacity=".45"/>${overlay(`<rect y="${horizon}" width="1200" height="840" ${specks(sheet, { frequency: '0.05 0.16', octaves: 4 })}/>`, 0.25, 'soft-light')}<path d="M300 ${horizon} L480 ${horizon} L380 1620 L-20 1620 V1300Z" fill="#ffdca0" opacity=".12" ${blur(sheet, 20)}/>`;
}

function canopy(sheet: Sheet): string {
  const leaves = [
    [60, 130, 330, 210],
    [1130, 110, 340, 220],
    [1180, 380, 180, 190],
    [20, 400, 150, 190],
    [420, 20, 260, 90],
    [820, 10, 260, 90],
  ] as const;
  return `<g ${blur(sheet, 4)}><path d="M-20 820 C40 600 30 420 60 200 L120 200 C100 420 110 620 130 820Z M1090 820 C1130 600 1110 420 1120 200 L1180 200 C1180 420 1190 620 1240 820Z" fill="#1d1524"/>${leaves.map(([x, y, rx, ry]) => foliage(sheet, { x, y, rx, ry, count: 520, size: 21, colours: ['#3f4a48', '#2a3434', '#141a26'] }) + foliage(sheet, { x, y: y + 20, rx: rx * 0.9, ry: ry * 0.9, count: 160, size: 16, colours: ['#b58ae0', '#8a5ac0', '#4a2f78'] })).join('')}</g>`;
}

function place(x: number, y: number, scale: number, what: string, sheet: Sheet, soft = 0): string {
  return `<g ${soft ? blur(sheet, soft) : ''}><g transform="translate(${x} ${y}) scale(${scale})">${underShadow(sheet, 92, 0.75)}${what}</g></g>`;
}

function queue(sheet: Sheet): string {
  const colours = [
    ['#e9edf2', '#9aa3ae', '#3a4048'],
    ['#4a4f58', '#23262c', '#0a0b0d'],
    ['#c9473a', '#8a1f18', '#3a0805'],
    ['#3f6aa8', '#1f3f70', '#0a1830'],
  ] as const;
  const tail = (index: number, lit = true) =>
    hatchbackFromBehind(sheet, {
      paint: colours[index % 4] ?? colours[0],
      areLampsLit: lit,
      plate: `KA 00 M ${1010 + index * 111}`,
    });
  const oncoming = (index: number) =>
    hatchbackFromFront(sheet, {
      paint: colours[index % 4] ?? colours[0],
      areLampsLit: true,
      plate: `KA 00 N ${2020 + index * 13}`,
    });
  const far =
    [620, 660, 700, 735, 590].map((x, index) => place(x, 800 + index * 4, 0.3, tail(index), sheet, 3)).join('') +
    [430, 478, 505].map((x, index) => place(x, 802 + index * 4, 0.3, oncoming(index), sheet, 3)).join('');
  return `${far}${place(610, 856, 0.62, tail(1), sheet, 1.8)}${place(760, 862, 0.66, tail(0), sheet, 1.8)}${place(420, 866, 0.66, oncoming(3), sheet, 1.8)}${place(590, 960, 1.15, tail(2), sheet, 0.8)}${place(310, 990, 1.25, oncoming(0), sheet, 0.8)}${place(835, 980, 1.2, tail(3), sheet, 0.8)}`;
}

function near(sheet: Sheet): string {
  const reds = [round(690 - 50 * 2.9), round(690 + 50 * 2.9)]
    .map(
      (x) =>
        `<rect x="${x - 22}" y="1350" width="44" height="250" fill="${down(sheet, '0 #ff3a24 0.5', '1 #ff3a24 0')}" ${blur(sheet, '10 16')}/>`,
    )
    .join('');
  return `${reds}${place(690, 1370, 2.9, threeWheelerFromBehind(sheet), sheet)}${glow(sheet, [690, 1000, 330], '#ffcf70', 0.16)}`;
}

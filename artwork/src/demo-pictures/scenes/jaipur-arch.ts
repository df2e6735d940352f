import { foliage } from '../nature/plants.ts';
import { clouds, skyOf, sun } from '../nature/sky.ts';
import { blur, clip, down, glow, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { underShadow } from '../vehicles/car-ends.ts';
import { saloonOfTheFifties } from '../vehicles/saloon-of-the-fifties.ts';

const street = 1130;
const cream = '#fff1dd';

export const jaipurArch: Scene = {
  name: 'jaipur-arch',
  width: 1400,
  height: 1400,
  draw: (sheet) =>
    [
      skyOf(sheet, '0 #f7b267', '0.4 #ffd9a0', '0.8 #fff0cf', '1 #f3c79a'),
      throughArch(sheet),
      facade(sheet),
      ground(sheet),
      car(sheet),
      pigeons(sheet),
      light(sheet),
    ].join(''),
};

/** The cusped opening, enlarged by `grow` units on all sides. */
function archPath(grow: number): string {
  const left = 440 - grow;
  const right = 960 + grow;
  const spring = 640;
  const peak = 330 - grow;
  const cusps = (from: number, to: number, sign: 1 | -1) =>
    Array.from({ length: 5 }, (_, index) => {
      const part = (index + 1) / 5;
      const turn = (part * Math.PI) / 2;
      const x = sign === 1 ? from + (to - from) * (1 - Math.cos(turn)) : from + (to - from) * Math.sin(turn);
      const y = sign === 1 ? spring - (spring - peak) * Math.sin(turn) : peak + (spring - peak) * (1 - Math.cos(turn));
      return `A 62 62 0 0 1 ${round(x)} ${round(y)}`;
    }).join(' ');
  return `M${left} ${street} L${left} ${spring} ${cusps(left, 700, 1)} ${cusps(700, right, -1)} L${right} ${street}Z`;
}

function throughArch(sheet: Sheet): string {
  const palace = repeat(5, (row) =>
    repeat(9 - row, (column) => {
      const x = 700 + (column - (9 - row) / 2) * 50 + 25;
      const y = 870 - row * 74;
      return `<path d="M${x - 21} ${y + 74} V${y + 24} C${x - 21} ${y - 2} ${x - 8} ${y - 6} ${x} ${y - 20} C${x + 8} ${y - 6} ${x + 21} ${y - 2} ${x + 21} ${y + 24} V${y + 74}Z" fill="#d98a6a"/><path d="M${x - 11} ${y + 70} V${y + 30} C${x - 11} ${y + 14} ${x + 11} ${y + 14} ${x + 11} ${y + 30} V${y + 70}Z" fill="#a4584a"/><path d="M${x - 24} ${y + 72} h48" stroke="#f3c3a0" stroke-width="5"/>`;
    }),
  );
  return `<g ${clip(sheet, `<path d="${archPath(0)}"/>`)}>${clouds(sheet, { y: 300, height: 420, colour: '#fffaf0', cover: 0.4 })}${sun(sheet, 800, 500, 46, '#ffcf70')}<g ${blur(sheet, 3)}>${palace}<rect x="400" y="900" width="600" height="240" fill="#c98a66"/>${foliage(sheet, { x: 480, y: 900, rx: 90, ry: 80, count: 240, size: 12, colours: ['#9aa85a', '#6a7d3f', '#3f5230'] })}${foliage(sheet, { x: 930, y: 920, rx: 80, ry: 70, count: 240, size: 12, colours: ['#9aa85a', '#6a7d3f', '#3f5230'] })}</g><rect x="400" y="300" width="600" height="900" fill="${down(sheet, '0 #ffd9a0 0.1', '0.6 #ffd9a0 0.5', '1 #ffe6bd 0.7')}"/><path d="M560 1140 L660 900 L740 900 L860 1140Z" fill="#e9b98c"/></g>`;
}

function facade(sheet: Sheet): string {
  const wall = `M0 0 H1400 V${street} H0Z ${archPath(0)}`;
  const stone = relief(sheet, { frequency: 0.02, octaves: 6 }, { height: 5, azimuth: 230, elevation: 50 });
  return (
    `<path d="${wall}" fill-rule="evenodd" fill="${linearAt(sheet, [0, 0, 900, 1130], '0 #ef9a80', '0.5 #e07a66', '1 #b9544a')}"/><g style="mix-blend-mode:soft-light" opacity=".6"><path d="${wall}" fill-rule="evenodd" fill="#fff" ${stone}/></g>` +
    `<path d="${archPath(0)}" fill="none" stroke="#8a3a33" stroke-width="34" ${clip(sheet, `<path clip-rule="evenodd" d="${wall}"/>`)}/><path d="${archPath(30)}" fill="none" stroke="${cream}" stroke-width="9"/><path d="${archPath(52)}" fill="none" stroke="${cream}" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round"/>` +
    `<rect x="352" y="170" width="696" height="${street - 170}" fill="none" stroke="${cream}" stroke-width="8"/><rect x="368" y="186" width="664" height="${street - 186}" fill="none" stroke="${cream}" stroke-width="2.500"/>${rosette(440, 300, 52)}${rosette(960, 300, 52)}${vines()}${cornice(sheet)}${balcony(sheet, 36)}${balcony(sheet, 1100)}${panel(sheet, 60)}${panel(sheet, 1124)}<rect y="${street - 60}" width="440" height="60" fill="#8f3f38"/><rect x="960" y="${street - 60}" width="440" height="60" fill="#8f3f38"/>`
  );
}

function rosette(x: number, y: number, r: number): string {
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${cream}" stroke-width="3">${repeat(12, (index) => `<path d="M0 -10 C${r * 0.22} ${-r * 0.5} ${r * 0.16} ${-r * 0.85} 0 ${-r} C${-r * 0.16} ${-r * 0.85} ${-r * 0.22} ${-r * 0.5} 0 -10" transform="rotate(${index * 30})"/>`)}<circle r="9" fill="${cream}"/><circle r="${r + 9}"/></g>`;
}

function vines(): string {
  const one = repeat(
    9,
    (index) =>
      `<path d="M394 ${1050 - index * 76} c-14 -22 14 -40 0 -64 m0 40 c12 -4 20 -12 20 -22 c-12 0 -20 8 -20 22 m0 -20 c-12 -4 -20 -12 -20 -22 c12 0 20 8 20 22" fill="none" stroke="${cream}" stroke-width="3"/>`,
  );
  return `${one}<g transform="translate(1400 0) scale(-1 1)">${one}</g>`;
}

function cornice(sheet: Sheet): string {
  const brackets = repeat(
    29,
    (index) =>
      `<path d="M${index * 50 - 4} 112 h30 l-6 22 c-4 12 -14 12 -18 0Z" fill="#a84a42"/><path d="M${index * 50 - 4} 112 h30" stroke="${cream}" stroke-width="3"/>`,
  );
  const merlons = repeat(
    24,
    (index) =>
      `<path d="M${index * 60} 40 V14 C${index * 60} -2 ${index * 60 + 14} -6 ${index * 60 + 21} -16 C${index * 60 + 28} -6 ${index * 60 + 42} -2 ${index * 60 + 42} 14 V40Z" fill="#e58a74" stroke="${cream}" stroke-width="3"/>`,
  );
  return `<rect width="1400" height="60" fill="#c8625a"/>${merlons}<rect y="40" width="1400" height="16" fill="${cream}"/><rect y="92" width="1400" height="20" fill="#f2a48c"/><rect y="108" width="1400" height="5" fill="${cream}"/>${brackets}<rect y="134" width="1400" height="36" fill="#5d1f1c" opacity=".35" ${blur(sheet, 8)}/>`;
}

function jali(x: number, y: number, width: number, height: number): string {
  const cells = repeat(Math.floor(height / 18), (row) =>
    repeat(
      Math.floor(width / 18),
      (column) => `<path d="M${x + 9 + column * 18} ${y + 2 + row * 18} l7 7 l-7 7 l-7 -7Z"/>`,
    ),
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#d77a66"/><g fill="#3b1418">${cells}</g>`;
}

function balcony(sheet: Sheet, x: number): string {
  return (
    `<path d="M${x + 10} 640 h280 v60 h-280Z" fill="#5d1f1c" opacity=".4" ${blur(sheet, 10)}/><path d="M${x + 6} 330 C${x + 20} 250 ${x + 100} 236 ${x + 132} 204 C${x + 164} 236 ${x + 244} 250 ${x + 258} 330Z" fill="${linearAt(sheet, [x, 0, x + 264, 0], '0 #f6b89c', '0.5 #e88f78', '1 #a84a42')}" stroke="${cream}" stroke-width="4"/><path d="M${x + 132} 204 v-34" stroke="#f0a41c" stroke-width="6"/><circle cx="${x + 132}" cy="182" r="8" fill="#f0a41c"/>` +
    `<rect x="${x - 8}" y="326" width="280" height="18" fill="${cream}"/><rect x="${x + 8}" y="344" width="248" height="230" fill="${linearAt(sheet, [x, 0, x + 264, 0], '0 #f0a088', '0.5 #df7c68', '1 #9c443e')}"/>${[x + 18, x + 98, x + 178].map((at) => `<g ${clip(sheet, `<path d="M${at} 560 V420 C${at} 374 ${at + 68} 374 ${at + 68} 420 V560Z"/>`)}>${jali(at, 366, 72, 196)}</g><path d="M${at} 560 V420 C${at} 374 ${at + 68} 374 ${at + 68} 420 V560Z" fill="none" stroke="${cream}" stroke-width="4"/>`).join('')}` +
    `<rect x="${x - 8}" y="574" width="280" height="16" fill="${cream}"/><path d="M${x + 4} 590 h256 l-30 50 c-60 34 -136 34 -196 0Z" fill="#b9544a" stroke="${cream}" stroke-width="3"/>${repeat(6, (index) => `<path d="M${x + 30 + index * 40} 594 q8 34 ${(3 - index) * 6} 56" stroke="${cream}" stroke-opacity=".7" stroke-width="2.500" fill="none"/>`)}`
  );
}

function panel(sheet: Sheet, x: number): string {
  return `<rect x="${x}" y="730" width="216" height="310" fill="#c8625a" stroke="${cream}" stroke-width="5"/><path d="M${x + 26} 1030 V850 C${x + 26} 780 ${x + 90} 776 ${x + 108} 744 C${x + 126} 776 ${x + 190} 780 ${x + 190} 850 V1030Z" fill="${down(sheet, '0 #a34a42', '1 #d9806c')}" stroke="${cream}" stroke-width="3"/><path d="M${x + 92} 1016 c-4 -50 -40 -60 -46 -110 c34 4 48 34 52 70 c0 -60 -14 -84 10 -130 c24 46 10 70 10 130 c4 -36 18 -66 52 -70 c-6 50 -42 60 -46 110Z" fill="none" stroke="${cream}" stroke-width="3.500"/>${rosette(x + 108, 846, 16)}`;
}

function ground(sheet: Sheet): string {
  return `<rect y="${street}" width="1400" height="270" fill="${down(sheet, '0 #b98a6a', '0.3 #a37655', '1 #5a3a2a')}"/><rect y="${street}" width="1400" height="26" fill="#d8ab88"/>${overlay(`<rect y="${street}" width="1400" height="270" ${relief(sheet, { frequency: '0.02 0.07', octaves: 6 }, { height: 10, elevation: 50 })}/>`, 0.5, 'soft-light')}${overlay(`<rect y="${street}" width="1400" height="270" ${specks(sheet, { frequency: 0.5, octaves: 2 })}/>`, 0.2)}<path d="M470 1130 L930 1130 L1250 1400 L480 1400Z" fill="#ffe0ac" opacity=".4" ${blur(sheet, 22)}/>`;
}

function car(sheet: Sheet): string {
  return `<g transform="translate(640 1286) scale(2.350)"><path d="M-210 -4 L210 -4 L270 18 L-150 22Z" fill="#2b120c" opacity=".55" ${blur(sheet, 6)}/>${underShadow(sheet, 210, 0.7)}${saloonOfTheFifties(sheet, { paint: ['#bfe9e2', '#6fbdb4', '#245e5d'], sky: '#fff4dd', ground: '#8a6a50', glass: ['#f0d2ae', '#33302f'] })}</g>${glow(sheet, [1120, 1090, 120], '#fff3d0', 0.55)}`;
}

function pigeons(sheet: Sheet): string {
  return repeat(11, () => {
    const x = round(sheet.between(480, 1040));
    const y = round(sheet.between(360, 740));
    const s = round(sheet.between(0.5, 1.15));
    return `<g transform="translate(${x} ${y}) scale(${s}) rotate(${round(sheet.between(-25, 20))})" fill="#4a3a44"><path d="M-16 2 C-6 -4 8 -4 18 0 C10 6 -6 8 -16 2Z"/><path d="M-2 0 C-10 -20 -20 -26 -30 -28 C-24 -14 -14 -2 4 2Z M2 0 C6 -18 14 -26 24 -30 C22 -16 16 -4 6 2Z"/></g>`;
  });
}

function light(sheet: Sheet): string {
  return `<rect width="1400" height="1400" fill="${linearAt(sheet, [0, 0, 1400, 1400], '0 #ffe9b8 0.5', '0.5 #ffe9b8 0', '1 #3a1030 0.4')}" style="mix-blend-mode:soft-light"/>`;
}

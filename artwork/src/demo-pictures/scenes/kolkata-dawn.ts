import { mist } from '../nature/mountains.ts';
import { clouds, skyOf, sun } from '../nature/sky.ts';
import { withReflection } from '../nature/water.ts';
import { blur, clip, down, glow, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { underShadow } from '../vehicles/car-ends.ts';
import { saloonOfTheFifties } from '../vehicles/saloon-of-the-fifties.ts';

const bank = 700;
const quay = 860;

export const kolkataDawn: Scene = {
  name: 'kolkata-dawn',
  width: 1600,
  height: 1200,
  draw: (sheet) =>
    [
      river(sheet),
      mist(sheet, 600, 200, '#ffe9d0', 0.75),
      boats(sheet),
      embankment(sheet),
      taxi(sheet),
      crows(sheet),
      light(sheet),
    ].join(''),
};

function river(sheet: Sheet): string {
  const far = [
    skyOf(sheet, '0 #6a8fc4', '0.25 #c4b8d4', '0.42 #ffc9a8', '0.56 #ffe6b8', '0.6 #ffdca8'),
    clouds(sheet, { y: 0, height: 420, colour: '#fff0e0', cover: 0.45, frequency: '0.0018 0.008' }),
    sun(sheet, 1130, 560, 46, '#ffcf80'),
    town(sheet),
    bridge(sheet),
  ].join('');
  const above = `<g ${clip(sheet, `<rect x="-20" width="1640" height="${bank}"/>`)}>${far}</g>`;
  const water = relief(sheet, { frequency: '0.007 0.07', octaves: 5 }, { height: 22, azimuth: 270, elevation: 34 });
  return `${withReflection(sheet, above, { y: bank, swing: 40, smear: '2 6', opacity: 1, frequency: '0.005 0.05', fadesAt: 1500, spread: 1.06 })}<rect y="${bank}" width="1600" height="260" fill="${down(sheet, '0 #8a7f8a 0.1', '1 #3a4660 0.55')}"/>${overlay(`<rect y="${bank}" width="1600" height="260" ${water}/>`, 0.45, 'soft-light')}`;
}

function town(sheet: Sheet): string {
  const houses = repeat(44, () => {
    const x = round(sheet.between(-30, 1600));
    const high = round(sheet.between(16, 74));
    return `<rect x="${x}" y="${bank - high}" width="${round(sheet.between(24, 70))}" height="${high}" fill="${sheet.pick(['#b09aa8', '#a48fa4', '#bca6ac'])}"/>`;
  });
  return `<g ${blur(sheet, 3)}>${houses}<path d="M300 ${bank} v-120 l14 -26 14 26 v120Z M1420 ${bank} v-90 a34 34 0 0 1 68 0 v90Z" fill="#a08ca0"/></g>`;
}

/** Height of the great cantilever's upper chord, from tower to tower and down to the banks. */
function chord(x: number): number {
  const peaks = [430, 1170];
  const nearest = Math.min(...peaks.map((peak) => Math.abs(x - peak)));
  const isBetween = x > 430 && x < 1170;
  const reach = isBetween ? 370 : 430;
  return 250 + 270 * Math.min(1, nearest / reach) ** 0.78;
}

function bridge(sheet: Sheet): string {
  const deck = 566;
  const steel = linearAt(sheet, [0, 240, 0, 640], '0 #6a7690', '1 #9a8f9c');
  const steps = Array.from({ length: 57 }, (_, index) => -20 + index * 29.3);
  const top = steps.map((x, index) => `${index ? 'L' : 'M'}${round(x)} ${round(chord(x))}`).join('');
  const lattice = steps
    .slice(0, -1)
    .map((x, index) => {
      const next = steps[index + 1] ?? x;
      return `M${round(x)} ${round(chord(x))}V${deck}M${round(x)} ${index % 2 ? deck : round(chord(x))}L${round(next)} ${index % 2 ? round(chord(next)) : deck}`;
    })
    .join('');
  const towers = [430, 1170]
    .map(
      (x) =>
        `<path d="M${x - 26} ${bank} L${x - 16} 236 h32 L${x + 26} ${bank}Z" fill="none" stroke="${steel}" stroke-width="13"/><path d="M${x - 24} 640 L${x + 20} 520 M${x + 24} 640 L${x - 20} 520 M${x - 20} 500 L${x + 17} 380 M${x + 20} 500 L${x - 17} 380 M${x - 17} 360 L${x + 15} 250 M${x + 17} 360 L${x - 15} 250" stroke="${steel}" stroke-width="6"/><rect x="${x - 60}" y="660" width="120" height="44" fill="#8a7a80"/>`,
    )
    .join('');
  const traffic = repeat(
    26,
    () =>
      `<rect x="${round(sheet.between(0, 1580))}" y="${deck - 13}" width="${round(sheet.between(14, 34))}" height="12" rx="3" fill="${sheet.pick(['#e9b62f', '#c9473a', '#5a6a8a', '#e9e4d8'])}"/>`,
  );
  return `<g ${blur(sheet, 1.1)}><path d="${lattice}" fill="none" stroke="${steel}" stroke-width="5"/><path d="${top}" fill="none" stroke="${steel}" stroke-width="13"/>${towers}${traffic}<rect x="-20" y="${deck}" width="1660" height="15" fill="#7a7488"/><path d="M-20 ${deck - 22} H1640" stroke="#8a8496" stroke-width="3"/></g>`;
}

function boats(sheet: Sheet): string {
  const boat = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="9" rx="120" ry="7" fill="#3a3046" opacity=".4" ${blur(sheet, 3)}/><path d="M-130 -18 C-90 8 90 8 140 -28 C110 22 -90 26 -130 -18Z" fill="#3a2c34"/><path d="M-46 -6 C-46 -44 36 -46 44 -8Z" fill="#6a5548"/><path d="M84 -14 C82 -40 86 -52 92 -54 C100 -52 104 -38 102 -16Z" fill="#2c2430"/><circle cx="93" cy="-62" r="8" fill="#2c2430"/><path d="M100 -44 L136 26" stroke="#2c2430" stroke-width="4"/></g>`;
  return boat(330, 770, 0.8) + boat(820, 740, 0.5) + boat(1330, 768, 0.85);
}

function embankment(sheet: Sheet): string {
  const lamp = (x: number) =>
    `<path d="M${x} ${quay} V620" stroke="#2a2430" stroke-width="9"/><path d="M${x - 34} 640 q34 -34 68 0" fill="none" stroke="#2a2430" stroke-width="6"/><circle cx="${x - 34}" cy="652" r="14" fill="#fff0c4"/><circle cx="${x + 34}" cy="652" r="14" fill="#fff0c4"/>${glow(sheet, [x - 34, 652, 90], '#ffdf9a', 0.75)}${glow(sheet, [x + 34, 652, 90], '#ffdf9a', 0.75)}`;
  const balusters = repeat(46, (index) => `<path d="M${index * 36} ${quay} v-46 q9 -12 18 0 v46Z" fill="#a88f86"/>`);
  const rails =
    '<path d="M-20 1062 H1620" stroke="#c9b8b0" stroke-width="5" opacity=".7"/><path d="M-20 1150 H1620" stroke="#d9c8c0" stroke-width="7" opacity=".7"/>';
  return `${lamp(150)}${lamp(1470)}${balusters}<rect x="-20" y="${quay - 66}" width="1640" height="18" fill="#c4aaa0"/><rect x="-20" y="${quay - 6}" width="1640" height="40" fill="#8f7a76"/><rect x="-20" y="${quay + 30}" width="1640" height="330" fill="${down(sheet, '0 #8a7474', '0.4 #6a5660', '1 #33293a')}"/>${overlay(`<rect y="${quay + 30}" width="1600" height="320" ${specks(sheet, { frequency: '0.02 0.12', octaves: 4 })}/>`, 0.35, 'soft-light')}${rails}<ellipse cx="1130" cy="1010" rx="330" ry="120" fill="#ffd9a0" opacity=".38" ${blur(sheet, 40)}/>`;
}

function taxi(sheet: Sheet): string {
  const car = `<g transform="translate(720 1096) scale(2.450)">${underShadow(sheet, 212, 0.75)}${saloonOfTheFifties(sheet, { paint: ['#ffd75a', '#eba91c', '#8a5606'], sky: '#fff3dd', ground: '#6a4a2a', glass: ['#f3d5c0', '#2f2c33'] })}<path d="M-203 -78 C-150 -76 130 -76 184 -73" fill="none" stroke="#24489a" stroke-width="4.500" opacity=".9"/><path d="M-34 -158 h44 l-3 -12 h-38Z" fill="#f4f0e2" stroke="#2a2a2a" stroke-width="1"/><text x="-12" y="-160.500" font-family="DejaVu Sans" font-weight="bold" font-size="9" text-anchor="middle" fill="#1c1c1c">TAXI</text></g>`;
  return withReflection(sheet, car, { y: 1100, swing: 12, smear: '1 5', opacity: 0.4, fadesAt: 1200 });
}

function crows(sheet: Sheet): string {
  return repeat(13, () => {
    const [x, y, s] = [round(sheet.between(200, 1000)), round(sheet.between(90, 420)), round(sheet.between(0.4, 0.95))];
    return `<path d="M-26 -4 C-16 -16 -6 -10 0 0 C6 -10 16 -16 26 -4 C14 -8 6 -2 0 7 C-6 -2 -14 -8 -26 -4Z" transform="translate(${x} ${y}) scale(${s}) rotate(${round(sheet.between(-18, 18))})" fill="#3a3448"/>`;
  });
}

function light(sheet: Sheet): string {
  return `<rect width="1600" height="1200" fill="${linearAt(sheet, [1130, 560, 200, 1200], '0 #ffe0a8 0.45', '0.5 #ffb08a 0.12', '1 #1a1a4a 0.45')}" style="mix-blend-mode:soft-light"/>`;
}

import { foliage } from '../nature/plants.ts';
import { tower } from '../nature/street.ts';
import { withReflection } from '../nature/water.ts';
import { backdrop, blur, down, glow, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { scooter } from '../vehicles/scooter.ts';

const floor = 1290;

export const evCharging: Scene = {
  name: 'ev-charging',
  width: 1200,
  height: 1600,
  draw: (sheet) =>
    [
      backdrop(sheet, down(sheet, '0 #1b2a5c', '0.25 #5a4f86', '0.42 #e0876a', '0.5 #f7b46a')),
      city(sheet),
      withReflection(sheet, porch(sheet), {
        y: floor,
        swing: 12,
        smear: '2 9',
        opacity: 0.45,
        frequency: '0.01 0.03',
        fadesAt: 1560,
      }),
      ground(sheet),
      withReflection(sheet, bike(sheet), { y: 1400, swing: 10, smear: '1 6', opacity: 0.4, fadesAt: 1580 }),
      charger(sheet),
      light(sheet),
    ].join(''),
};

function city(sheet: Sheet): string {
  const blocks = [0, 130, 250, 390, 500, 620].map((x, index) =>
    tower(sheet, {
      x,
      width: 120,
      top: 520 + ((index * 97) % 190),
      bottom: 1000,
      wall: ['#3a3a66', '#7a5a70'],
      lit: 0.4,
      pane: 12,
    }),
  );
  return `<g ${blur(sheet, 4)}>${blocks.join('')}<rect y="700" width="800" height="320" fill="${down(sheet, '0 #f7b46a 0', '1 #f7b46a 0.6')}"/></g>`;
}

function porch(sheet: Sheet): string {
  const wall = `<rect x="640" y="0" width="560" height="${floor}" fill="${linearAt(sheet, [640, 0, 1200, 0], '0 #6a6f80', '0.12 #8a8ea0', '1 #474b5c')}"/><rect x="628" y="0" width="18" height="${floor}" fill="#2b2d3a"/>`;
  const plaster = overlay(
    `<rect x="640" width="560" height="${floor}" ${relief(sheet, { frequency: 0.03, octaves: 5 }, { height: 3, azimuth: 200 })}/>`,
    0.5,
    'soft-light',
  );
  const rail = `<rect x="-10" y="1010" width="650" height="16" fill="#20222e"/>${repeat(17, (index) => `<rect x="${10 + index * 39}" y="1020" width="7" height="200" fill="#20222e"/>`)}<rect x="-10" y="1200" width="650" height="90" fill="#4a4756"/>`;
  const lamp = `<rect x="760" y="150" width="320" height="12" rx="6" fill="#fff0cf"/>${glow(sheet, [920, 160, 460], '#ffdca0', 0.75)}`;
  return `${wall}${plaster}<rect x="640" y="980" width="560" height="310" fill="#3c4054"/><rect x="640" y="972" width="560" height="8" fill="#f0a41c"/>${rail}${plants(sheet)}${lamp}${ceiling(sheet)}`;
}

function ceiling(sheet: Sheet): string {
  return `<path d="M-20 -20 H1220 V70 L640 150 L-20 40Z" fill="${down(sheet, '0 #12141f', '1 #2b2e3f')}"/><path d="M-20 40 L640 150 L1200 70" fill="none" stroke="#555a70" stroke-width="5"/>`;
}

function plants(sheet: Sheet): string {
  return [80, 270, 470]
    .map(
      (x) =>
        `${foliage(sheet, { x, y: 1090, rx: 84, ry: 120, count: 170, size: 15, colours: ['#8fc08a', '#3f7a52', '#163a2a'] })}<path d="M${x - 62} 1180 h124 l-16 110 h-92Z" fill="${linearAt(sheet, [x - 62, 0, x + 62, 0], '0 #d07a4a', '1 #6a2f18')}"/><rect x="${x - 70}" y="1168" width="140" height="20" rx="5" fill="#c96a3c"/>`,
    )
    .join('');
}

function ground(sheet: Sheet): string {
  return `<rect y="${floor}" width="1200" height="310" fill="${down(sheet, '0 #5a5568 0.35', '1 #14141f 0.85')}"/>${overlay(`<rect y="${floor}" width="1200" height="310" ${specks(sheet, { frequency: '0.05 0.12', octaves: 4 })}/>`, 0.3, 'soft-light')}<path d="M120 1600 L250 1300 M1130 1600 L1010 1300" stroke="#f4efe2" stroke-opacity=".6" stroke-width="12"/><ellipse cx="600" cy="1406" rx="420" ry="40" fill="#4fe0a0" opacity=".12" ${blur(sheet, 24)}/>`;
}

function bike(sheet: Sheet): string {
  return `<ellipse cx="520" cy="1402" rx="400" ry="18" fill="#000" opacity=".55" ${blur(sheet, 8)}/><g transform="translate(520 1400) scale(4.300)">${scooter(sheet, { paint: ['#f4f8ff', '#a9bdd8', '#3c4c68'], kind: 'electric' })}</g>${glow(sheet, [800, 1060, 150], '#dff0ff', 0.6)}${glow(sheet, [95, 1130, 90], '#ff4a3a', 0.8)}`;
}

function charger(sheet: Sheet): string {
  const cable = 'M930 860 C960 1200 1090 1330 960 1420 C820 1500 560 1480 470 1330 C440 1270 440 1230 440 1196';
  return (
    `<rect x="838" y="560" width="184" height="310" rx="30" fill="#000" opacity=".45" transform="translate(14 18)" ${blur(sheet, 12)}/><rect x="838" y="560" width="184" height="310" rx="30" fill="${linearAt(sheet, [838, 560, 1022, 870], '0 #ffffff', '0.5 #cdd6e2', '1 #8692a6')}"/><rect x="860" y="584" width="140" height="112" rx="16" fill="#0b1220"/><circle cx="930" cy="772" r="48" fill="#10182a"/><circle cx="930" cy="772" r="48" fill="none" stroke="#3fe69a" stroke-width="8"/><path d="M938 744 l-26 34 h18 l-6 24 l26 -34 h-18Z" fill="#3fe69a"/>` +
    `<text x="930" y="640" font-family="DejaVu Sans" font-weight="bold" font-size="38" text-anchor="middle" fill="#eafff4">82%</text><rect x="880" y="656" width="100" height="14" rx="7" fill="#23324a"/><rect x="880" y="656" width="82" height="14" rx="7" fill="#3fe69a"/>${glow(sheet, [930, 740, 260], '#3fe69a', 0.5)}` +
    `<path d="${cable}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="24" transform="translate(6 14)" ${blur(sheet, 7)}/><path d="${cable}" fill="none" stroke="#14171f" stroke-width="17"/><path d="${cable}" fill="none" stroke="#3fe69a" stroke-width="3" stroke-dasharray="30 46" opacity=".9"/><path d="${cable}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3" transform="translate(-4 -3)"/><rect x="422" y="1172" width="36" height="60" rx="8" fill="#1b1f29" stroke="#3fe69a" stroke-width="2"/>`
  );
}

function light(sheet: Sheet): string {
  return `<rect width="1200" height="1600" fill="${linearAt(sheet, [0, 600, 1200, 900], '0 #ffb46a 0.4', '0.5 #ffb46a 0', '1 #2a4aa0 0.3')}" style="mix-blend-mode:soft-light"/><g opacity=".5">${repeat(20, () => `<circle cx="${round(sheet.between(0, 620))}" cy="${round(sheet.between(100, 480))}" r="${round(sheet.between(0.8, 2))}" fill="#fff"/>`)}</g>`;
}

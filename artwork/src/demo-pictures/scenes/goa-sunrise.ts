import { palm } from '../nature/plants.ts';
import { clouds, skyOf, sun } from '../nature/sky.ts';
import { withReflection } from '../nature/water.ts';
import { backdrop, blur, down, glow, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { classicMotorcycle } from '../vehicles/classic-motorcycle.ts';

const horizon = 470;

export const goaSunrise: Scene = {
  name: 'goa-sunrise',
  grain: 0.2,
  softening: 0.5,
  width: 1600,
  height: 900,
  draw: (sheet) => [sea(sheet), sand(sheet), palms(sheet), bike(sheet), flare(sheet)].join(''),
};

function sky(sheet: Sheet): string {
  return [
    skyOf(sheet, '0 #2b3a78', '0.18 #7a5a98', '0.34 #e8836e', '0.46 #ffc06a', '0.53 #ffe6a8'),
    clouds(sheet, { y: 10, height: 330, colour: '#ffb08a', cover: 0.5, frequency: '0.0016 0.009', opacity: 0.9 }),
    clouds(sheet, { y: 190, height: 260, colour: '#ffe0a0', cover: 0.45, frequency: '0.002 0.016', opacity: 0.85 }),
    sun(sheet, 520, 420, 44, '#ffc860'),
  ].join('');
}

function sea(sheet: Sheet): string {
  const scene = `<g><rect width="1600" height="${horizon}" fill="#000"/>${sky(sheet)}<path d="M1120 ${horizon} C1250 410 1420 400 1620 420 V${horizon}Z" fill="#5a4a70"/><path d="M-20 ${horizon} C60 440 160 448 240 ${horizon}Z" fill="#6a5578"/></g>`;
  const clipped = `<g clip-path="url(#${sheet.define((id) => `<clipPath id="${id}"><rect width="1600" height="${horizon}"/></clipPath>`)})">${scene}</g>`;
  const waves = relief(sheet, { frequency: '0.008 0.09', octaves: 5 }, { height: 26, azimuth: 270, elevation: 30 });
  const crests = repeat(5, (index) => {
    const y = 560 + index * index * 9 + index * 16;
    const d = `M-20 ${y} ${repeat(17, (step) => `q50 ${step % 2 ? 7 + index * 2 : -6 - index * 2} 100 0 `)}`;
    return `<path d="${d}" fill="none" stroke="#fff3d8" stroke-opacity=".75" stroke-width="${3 + index * 2.4}" stroke-linecap="round" ${blur(sheet, 1.8)}/><path d="${d}" transform="translate(0 ${8 + index * 2})" fill="none" stroke="#3a2f5a" stroke-opacity=".35" stroke-width="${6 + index * 2}" ${blur(sheet, 4)}/>`;
  });
  const glitter = repeat(170, () => {
    const part = sheet.random();
    const y = horizon + 6 + part * 190;
    return `<rect x="${round(520 + (sheet.random() - 0.5) * (70 + part * 330))}" y="${round(y)}" width="${round(8 + part * 40)}" height="${round(1.5 + part * 2.5)}" rx="2" fill="#fff2c0" opacity="${round(sheet.between(0.3, 0.95))}"/>`;
  });
  return `${backdrop(sheet, '#4a3a68')}${withReflection(sheet, clipped, { y: horizon, swing: 46, smear: '3 5', opacity: 0.95, frequency: '0.004 0.06', fadesAt: 1000, spread: 1.08 })}${overlay(`<rect y="${horizon}" width="1600" height="260" ${waves}/>`, 0.35, 'soft-light')}${glitter}${crests}`;
}

function sand(sheet: Sheet): string {
  const beach = 'M-20 730 C260 690 520 700 800 672 C1080 648 1360 640 1620 600 V920 H-20Z';
  const wet =
    'M-20 690 C260 668 520 668 800 640 C1080 614 1360 606 1620 572 V700 C1360 720 1080 730 800 748 C520 772 260 770 -20 800Z';
  return `<path d="${wet}" fill="${linearAt(sheet, [0, 600, 0, 760], '0 #ffd9a0 0.55', '1 #a86a5a 0.9')}" ${blur(sheet, 5)}/><path d="M-20 690 C260 668 520 668 800 640 C1080 614 1360 606 1620 572" fill="none" stroke="#fffaf0" stroke-width="11" opacity=".85" ${blur(sheet, 2.5)}/><path d="${beach}" fill="${linearAt(sheet, [0, 640, 0, 900], '0 #c98a64', '0.5 #8a5648', '1 #3d2636')}"/>${overlay(`<path d="${beach}" ${relief(sheet, { frequency: '0.012 0.04', octaves: 6 }, { height: 12, azimuth: 250, elevation: 36 })}/>`, 0.6, 'soft-light')}${overlay(`<path d="${beach}" ${specks(sheet, { frequency: 0.6, octaves: 2 })}/>`, 0.22)}<ellipse cx="540" cy="720" rx="420" ry="46" fill="#ffd27a" opacity=".5" style="mix-blend-mode:screen" ${blur(sheet, 26)}/>`;
}

function palms(sheet: Sheet): string {
  return (
    palm(sheet, 1490, 690, 620, '#1a1326', -0.24) +
    palm(sheet, 1390, 670, 430, '#2a1c34', -0.14) +
    palm(sheet, 1600, 720, 560, '#140e1e', -0.1) +
    palm(sheet, 60, 760, 420, '#1d1428', 0.2)
  );
}

function bike(sheet: Sheet): string {
  const id = sheet.define(
    (name) =>
      `<g id="${name}">${classicMotorcycle(sheet, { paint: ['#3f5d52', '#1f352d', '#0a1512'], line: '#f0c877' })}</g>`,
  );
  return `<path d="M760 806 L1200 802 L1560 872 L1000 888Z" fill="#170b18" opacity=".65" ${blur(sheet, 10)}/><g transform="translate(960 808) scale(2.900)"><use href="#${id}"/></g>`;
}

function flare(sheet: Sheet): string {
  return `${glow(sheet, [520, 420, 760], '#ffb85a', 0.4)}<rect width="1600" height="900" fill="${down(sheet, '0 #2a1a5a 0.25', '0.5 #ffb060 0.25', '1 #1a0a2a 0.35')}" style="mix-blend-mode:soft-light"/>`;
}

import { withReflection } from '../nature/water.ts';
import { backdrop, blur, down, glow, linearAt } from '../paint.ts';
import { mechanic } from '../people/mechanic.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';
import { hatchback } from '../vehicles/hatchback.ts';

const floor = 960;

export const workshopLift: Scene = {
  name: 'workshop-lift',
  grain: 0.2,
  softening: 0.5,
  width: 1600,
  height: 1200,
  draw: (sheet) =>
    [
      backdrop(sheet, '#20242b'),
      withReflection(sheet, hall(sheet), {
        y: floor,
        swing: 10,
        smear: '2 9',
        opacity: 0.42,
        frequency: '0.01 0.02',
        fadesAt: 1240,
      }),
      floorMarks(sheet),
      lift(sheet),
      `<g transform="translate(815 640) scale(2.250)">${hatchback(sheet, { paint: ['#f7f9fb', '#c3cbd4', '#6c7783'], glass: ['#6d7f8d', '#131a21'], ground: '#2c3138', isLifted: true })}</g>`,
      underside(),
      mechanic(sheet, 990, 1000, 2.1),
      trolley(sheet),
      lamps(sheet),
    ].join(''),
};

function hall(sheet: Sheet): string {
  const wall = `<rect y="0" width="1600" height="${floor}" fill="${down(sheet, '0 #39434f', '0.6 #566473', '1 #3e4854')}"/><rect y="640" width="1600" height="${floor - 640}" fill="#2f5d80"/><rect y="632" width="1600" height="10" fill="#f0a41c"/>`;
  const rough = overlay(
    `<rect width="1600" height="${floor}" ${specks(sheet, { frequency: 0.3, octaves: 3 })}/>`,
    0.45,
    'soft-light',
  );
  return `${wall}${rough}${windowBand(sheet)}${toolBoard(sheet)}${shelf(sheet)}${tyres(sheet)}`;
}

function windowBand(sheet: Sheet): string {
  const panes = repeat(10, (index) => {
    const x = 420 + index * 86;
    return `<rect x="${x}" y="120" width="78" height="150" fill="${down(sheet, '0 #fff8e6', '1 #cfe3f2')}"/><path d="M${x} 195 h78 M${x + 39} 120 v150" stroke="#3a434d" stroke-width="4"/>`;
  });
  const shafts = repeat(
    4,
    (index) =>
      `<path d="M${470 + index * 215} 270 L${600 + index * 215} 270 L${300 + index * 250} 960 L${90 + index * 250} 960Z" fill="#fff3d0" opacity=".1"/>`,
  );
  return `<rect x="408" y="108" width="884" height="174" fill="#232a32"/>${panes}<g ${blur(sheet, 14)}>${shafts}</g>${glow(sheet, [850, 190, 560], '#fff1cf', 0.35)}`;
}

function toolBoard(sheet: Sheet): string {
  const spanners = repeat(9, (index) => {
    const x = 92 + index * 34;
    const long = 130 - index * 9;
    return `<path d="M${x} 372 v${long}" stroke="#c9d0d6" stroke-width="7"/><circle cx="${x}" cy="370" r="10" fill="none" stroke="#c9d0d6" stroke-width="6"/><path d="M${x - 9} ${380 + long} q9 -14 18 0" fill="none" stroke="#c9d0d6" stroke-width="6"/>`;
  });
  const hung =
    '<path d="M110 560 h60 M140 552 v70" stroke="#8a5a2a" stroke-width="9"/><rect x="108" y="544" width="64" height="22" rx="4" fill="#aab2ba"/><path d="M210 550 l60 60 M270 550 l-60 60" stroke="#d64a2a" stroke-width="8" stroke-linecap="round"/><circle cx="340" cy="585" r="34" fill="none" stroke="#1a1d21" stroke-width="12"/><circle cx="340" cy="585" r="34" fill="none" stroke="#f0a41c" stroke-width="3"/>';
  return `<rect x="60" y="330" width="340" height="320" fill="#20262d" opacity=".5" transform="translate(8 10)" ${blur(sheet, 6)}/><rect x="60" y="330" width="340" height="320" rx="4" fill="#c79f63"/>${repeat(15, (row) => repeat(16, (column) => `<circle cx="${72 + column * 21}" cy="${344 + row * 21}" r="2" fill="#7a5a2e"/>`))}${spanners}${hung}`;
}

function shelf(sheet: Sheet): string {
  const colours = ['#d64a2a', '#f0a41c', '#2f6fc0', '#2e8b6b', '#e9e4d6', '#7a3fa0'] as const;
  const cans = (y: number) =>
    repeat(7, (index) => {
      const high = sheet.between(58, 92);
      return `<rect x="${round(1290 + index * 40)}" y="${round(y - high)}" width="32" height="${round(high)}" rx="4" fill="${sheet.pick(colours)}"/><rect x="${round(1296 + index * 40)}" y="${round(y - high * 0.7)}" width="20" height="${round(high * 0.35)}" fill="#fff" opacity=".6"/><rect x="${round(1300 + index * 40)}" y="${round(y - high - 8)}" width="12" height="9" fill="#15181c"/><rect x="${round(1292 + index * 40)}" y="${round(y - high)}" width="5" height="${round(high)}" fill="#fff" opacity=".3"/>`;
    });
  return `<g>${[470, 600, 730].map((y) => `${cans(y)}<rect x="1276" y="${y}" width="310" height="12" fill="#8d9aa6"/><rect x="1276" y="${y + 12}" width="310" height="9" fill="#000" opacity=".3"/>`).join('')}<rect x="1276" y="360" width="9" height="600" fill="#6d7883"/></g>`;
}

function tyres(sheet: Sheet): string {
  return repeat(4, (index) => {
    const y = floor - 34 - index * 66;
    return `<rect x="92" y="${y - 32}" width="250" height="64" rx="30" fill="${down(sheet, '0 #3c4046', '0.4 #1d1f23', '1 #0b0c0e')}"/>${repeat(24, (tread) => `<path d="M${100 + tread * 10} ${y - 24} l6 12 l-6 12 l6 12 l-6 10" stroke="#000" stroke-opacity=".55" stroke-width="3" fill="none"/>`)}<path d="M112 ${y - 27} h206" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`;
  });
}

function floorMarks(sheet: Sheet): string {
  return `<rect y="${floor}" width="1600" height="240" fill="${down(sheet, '0 #59636d 0.5', '1 #1d2227 0.85')}"/>${overlay(`<rect y="${floor}" width="1600" height="240" ${specks(sheet, { frequency: '0.02 0.06', octaves: 5 })}/>`, 0.3, 'soft-light')}<path d="M300 1200 L420 970 M1330 1200 L1225 970" stroke="#f0a41c" stroke-width="12" opacity=".75"/><ellipse cx="815" cy="1040" rx="430" ry="46" fill="#000" opacity=".45" ${blur(sheet, 24)}/>`;
}

function lift(sheet: Sheet): string {
  const steel = (x: number) =>
    linearAt(sheet, [x, 0, x + 66, 0], '0 #7c1f14', '0.3 #e2553a', '0.6 #b8341f', '1 #5c140b');
  const post = (x: number) =>
    `<ellipse cx="${x + 33}" cy="1002" rx="90" ry="16" fill="#000" opacity=".5" ${blur(sheet, 8)}/><rect x="${x}" y="300" width="66" height="700" fill="${steel(x)}"/><rect x="${x + 24}" y="320" width="18" height="660" fill="#1a0a07"/><rect x="${x - 22}" y="984" width="110" height="20" fill="#4a1009"/><rect x="${x - 6}" y="292" width="78" height="20" rx="3" fill="#f0a41c"/>`;
  return `${post(255)}${post(1310)}<rect x="300" y="308" width="1030" height="20" fill="#8a2615"/>`;
}

function underside(): string {
  return '<path d="M300 640 L560 622 L560 640 L300 662Z M1375 640 L1070 622 L1070 640 L1375 662Z" fill="#23272c"/><path d="M300 640 L560 622 M1375 640 L1070 622" stroke="#8d9aa6" stroke-width="3"/><rect x="540" y="606" width="30" height="22" fill="#0d0f11"/><rect x="1060" y="606" width="30" height="22" fill="#0d0f11"/><path d="M600 606 C700 630 900 630 1010 604" stroke="#565f68" stroke-width="11" fill="none"/><rect x="660" y="606" width="130" height="30" rx="14" fill="#747e88"/>';
}

function trolley(sheet: Sheet): string {
  return `<ellipse cx="560" cy="1066" rx="120" ry="14" fill="#000" opacity=".5" ${blur(sheet, 7)}/><g><rect x="460" y="880" width="200" height="170" rx="6" fill="${linearAt(sheet, [460, 0, 660, 0], '0 #f7b733', '1 #b06f0c')}"/>${[896, 936, 976].map((y) => `<rect x="472" y="${y}" width="176" height="32" rx="3" fill="#8a560a" opacity=".55"/><rect x="530" y="${y + 12}" width="60" height="7" rx="3" fill="#e9edf0"/>`).join('')}<rect x="452" y="868" width="216" height="16" rx="4" fill="#1d2126"/><path d="M490 866 l30 -16 h20 M560 866 v-26 h12 M600 866 q14 -30 30 0" stroke="#aab2ba" stroke-width="7" fill="none"/><circle cx="484" cy="1058" r="12" fill="#0e1012"/><circle cx="636" cy="1058" r="12" fill="#0e1012"/></g>`;
}

function lamps(sheet: Sheet): string {
  return [520, 1100]
    .map(
      (x) =>
        `<path d="M${x} 0 V64" stroke="#0d0f12" stroke-width="5"/><path d="M${x - 70} 104 C${x - 66} 72 ${x - 30} 60 ${x} 60 C${x + 30} 60 ${x + 66} 72 ${x + 70} 104Z" fill="#14171b"/><ellipse cx="${x}" cy="105" rx="64" ry="10" fill="#fff6d8"/>${glow(sheet, [x, 110, 260], '#ffe9b8', 0.8)}<path d="M${x - 60} 108 L${x + 60} 108 L${x + 320} 960 L${x - 320} 960Z" fill="${down(sheet, '0 #ffedc4 0.28', '1 #ffedc4 0')}" ${blur(sheet, 20)}/>`,
    )
    .join('');
}

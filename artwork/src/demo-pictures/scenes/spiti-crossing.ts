import { mist, mountainRange } from '../nature/mountains.ts';
import { clouds, skyOf } from '../nature/sky.ts';
import { withReflection } from '../nature/water.ts';
import { blur, clip, down, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief } from '../texture.ts';
import { offRoader } from '../vehicles/off-roader.ts';

const water = 900;

export const spitiCrossing: Scene = {
  name: 'spiti-crossing',
  grain: 0.2,
  softening: 0.8,
  width: 1600,
  height: 1200,
  draw: (sheet) =>
    [
      skyOf(sheet, '0 #1d5cb0', '0.3 #5fa3dd', '0.55 #d3e8f2'),
      clouds(sheet, { y: 20, height: 360, colour: '#ffffff', cover: 0.4 }),
      mountainRange(sheet, {
        y: 430,
        height: 260,
        roughness: 0.58,
        colours: ['#8a94b0', '#c3cfdc'],
        bottom: 700,
        snow: 130,
        rock: 0.7,
        light: 210,
        peaks: [
          [0, 0.4],
          [0.2, 0.8],
          [0.38, 0.3],
          [0.6, 0.9],
          [0.8, 0.4],
          [1, 0.7],
        ],
      }),
      mountainRange(sheet, {
        y: 600,
        height: 260,
        roughness: 0.52,
        colours: ['#a8765a', '#c9a888'],
        bottom: 800,
        rock: 0.75,
        light: 210,
        peaks: [
          [0, 1],
          [0.22, 0.62],
          [0.42, -0.05],
          [0.58, -0.1],
          [0.78, 0.5],
          [1, 1.1],
        ],
      }),
      mist(sheet, 600, 180, '#f0e3cf', 0.5),
      monastery(sheet),
      banks(sheet),
      river(sheet),
      withReflection(sheet, car(sheet), {
        y: water + 42,
        swing: 44,
        smear: '2 5',
        opacity: 0.55,
        frequency: '0.01 0.06',
        fadesAt: 1180,
      }),
      splash(sheet),
      boulders(sheet),
      `<rect width="1600" height="1200" fill="${linearAt(sheet, [0, 0, 1600, 1200], '0 #ffedc4 0.4', '0.5 #ffedc4 0', '1 #0a2a5a 0.35')}" style="mix-blend-mode:soft-light"/>`,
    ].join(''),
};

/** White houses that climb a spur above the river. */
function monastery(sheet: Sheet): string {
  const rows = [9, 8, 6, 4, 2];
  const houses = rows.flatMap((count, level) =>
    Array.from({ length: count }, (_, index) => {
      const x = 1452 + (index - count / 2) * 27 + level * 4;
      const y = 640 - level * 20 + Math.abs(index - count / 2) * 4 + sheet.between(-4, 2);
      const high = sheet.between(24, 34);
      const panes = [6, 16]
        .map((at) => `<rect x="${round(x + at)}" y="${round(y + 9)}" width="4" height="6" fill="#3a2620"/>`)
        .join('');
      return `<rect x="${round(x)}" y="${round(y)}" width="28" height="${round(high)}" fill="${linearAt(sheet, [x, 0, x + 28, 0], '0 #fffaf0', '1 #bfae98')}"/><rect x="${round(x)}" y="${round(y)}" width="28" height="4" fill="#8a2f24"/>${panes}`;
    }),
  );
  const spur = `<path d="M1290 700 C1340 640 1400 560 1450 540 C1500 560 1570 640 1620 690 V720 H1290Z" fill="#9a7458"/>`;
  return `<g ${blur(sheet, 7)}>${spur}</g><g ${blur(sheet, 0.6)}>${houses.join('')}<path d="M1459 556 l9 -18 9 18Z" fill="#d9a93b"/></g>`;
}

function banks(sheet: Sheet): string {
  const bank = 'M-20 760 C300 736 520 760 800 752 C1080 744 1320 760 1620 738 V860 H-20Z';
  const front = 'M-20 800 H1620 V880 H-20Z';
  return `<path d="${bank}" fill="${down(sheet, '0 #c4a585', '1 #8a6a50')}"/><path d="${front}" fill="#8a7058"/><g ${clip(sheet, `<path d="${bank}"/>`)}>${overlay(`<rect y="730" width="1600" height="150" ${relief(sheet, { frequency: '0.02 0.05', octaves: 6 }, { height: 18, azimuth: 210, elevation: 45 })}/>`, 0.6, 'soft-light')}</g>${repeat(70, () => `<ellipse cx="${round(sheet.between(0, 1600))}" cy="${round(sheet.between(790, 826))}" rx="${round(sheet.between(5, 20))}" ry="${round(sheet.between(3, 9))}" fill="${sheet.pick(['#a08c78', '#7a6858', '#c4b09a'])}"/>`)}`;
}

function river(sheet: Sheet): string {
  const surface = relief(sheet, { frequency: '0.006 0.05', octaves: 6 }, { height: 34, azimuth: 265, elevation: 36 });
  const foam = repeat(160, () => {
    const near = sheet.random();
    const y = 838 + near ** 1.2 * 350;
    const long = 20 + near * 120;
    return `<path d="M${round(sheet.between(-60, 1600))} ${round(y)} q${round(long * 0.25)} ${round(-4 - near * 8)} ${round(long * 0.5)} 0 t${round(long * 0.5)} 0" fill="none" stroke="#f4fbff" stroke-opacity="${round(sheet.between(0.15, 0.6))}" stroke-width="${round(1.5 + near * 4)}" stroke-linecap="round"/>`;
  });
  return `<rect y="826" width="1600" height="374" fill="${down(sheet, '0 #b8dbe0', '0.2 #6fb0bd', '0.6 #3c8597', '1 #1a4f64')}"/>${overlay(`<rect y="826" width="1600" height="374" ${surface}/>`, 0.75, 'soft-light')}<g ${blur(sheet, 1.2)}>${foam}</g>`;
}

function car(sheet: Sheet): string {
  return `<g transform="translate(780 ${water + 62}) scale(2.350)">${offRoader(sheet, { paint: ['#f2f0ea', '#c4c2bb', '#6d6a66'], glass: ['#a8cbe6', '#22303c'], sky: '#ffffff', ground: '#8a7a66', hasRack: true, areLampsLit: true })}<path d="M-190 -60 C-100 -74 0 -56 60 -70 C120 -60 170 -74 194 -66 L194 -44 L-194 -44Z" fill="#7a5f48" opacity=".55" ${blur(sheet, 4)}/></g>`;
}

/** A fan of drops thrown up from `x`. */
function fan(sheet: Sheet, x: number, y: number, reach: number, direction: 1 | -1): string {
  return repeat(330, () => {
    const turn = sheet.between(0.12, 1.35);
    const far = sheet.random() ** 0.7 * reach;
    const px = x + direction * Math.cos(turn) * far;
    const py = y - Math.sin(turn) * far * (1.1 - (far / reach) * 0.5) + (far / reach) ** 2 * 40;
    const r = sheet.between(1.5, 9) * (1.15 - far / reach);
    return `<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(r * 1.25 + 0.6)}" ry="${round(r + 0.5)}" fill="${sheet.pick(['#ffffff', '#e6f5fa', '#c9e6ee'])}" opacity="${round(sheet.between(0.35, 0.95))}"/>`;
  });
}

function splash(sheet: Sheet): string {
  const wake = `<path d="M120 ${water + 60} C320 ${water + 10} 520 ${water + 40} 760 ${water + 34} C1000 ${water + 30} 1240 ${water + 10} 1420 ${water + 52} C1240 ${water + 60} 1000 ${water + 70} 760 ${water + 76} C500 ${water + 80} 300 ${water + 90} 120 ${water + 60}Z" fill="#f4fbff" opacity=".9" ${blur(sheet, 7)}/>`;
  const sheets = `<g fill="#eef9fd" opacity=".6" ${blur(sheet, 11)}><path d="M1080 ${water + 50} C1170 ${water - 50} 1250 ${water - 120} 1350 ${water - 120} C1310 ${water - 40} 1280 ${water + 10} 1260 ${water + 60}Z"/><path d="M490 ${water + 50} C400 ${water - 30} 330 ${water - 80} 250 ${water - 80} C290 ${water - 10} 330 ${water + 20} 370 ${water + 60}Z"/></g>`;
  return `${wake}${sheets}${fan(sheet, 1090, water + 52, 330, 1)}${fan(sheet, 480, water + 52, 260, -1)}${fan(sheet, 1050, water + 46, 150, -1)}${fan(sheet, 520, water + 48, 130, 1)}`;
}

function boulders(sheet: Sheet): string {
  return repeat(15, (index) => {
    const x = index < 8 ? sheet.between(-30, 420) : sheet.between(1180, 1640);
    const y = sheet.between(1110, 1210);
    const r = sheet.between(34, 110);
    const corners = Array.from({ length: 10 }, (_, corner) => {
      const turn = (corner / 10) * Math.PI * 2;
      return `${round(x + Math.cos(turn) * r * sheet.between(0.85, 1.1))} ${round(y + Math.sin(turn) * r * 0.62 * sheet.between(0.85, 1.1))}`;
    });
    return `<ellipse cx="${round(x)}" cy="${round(y + r * 0.5)}" rx="${round(r * 1.2)}" ry="${round(r * 0.24)}" fill="#f4fbff" opacity=".75" ${blur(sheet, 5)}/><path d="M${corners.join('L')}Z" fill="${linearAt(sheet, [x - r, y - r * 0.6, x + r, y + r * 0.6], '0 #cbb8a4', '0.5 #85705e', '1 #392e28')}" stroke="#392e28" stroke-width="2" stroke-linejoin="round"/>`;
  });
}

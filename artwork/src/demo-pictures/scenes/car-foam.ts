import { foliage } from '../nature/plants.ts';
import { bokeh, withReflection } from '../nature/water.ts';
import { backdrop, blur, down, glow, linearAt, radial } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief } from '../texture.ts';
import { hatchbackFromFront, underShadow } from '../vehicles/car-ends.ts';

const ground = 1030;

export const carFoam: Scene = {
  name: 'car-foam',
  width: 1600,
  height: 1200,
  draw: (sheet) =>
    [
      backdrop(sheet, down(sheet, '0 #bfe3f2', '0.5 #fdf3d8', '0.85 #b7b0a0', '1 #6d6a66')),
      garden(sheet),
      floor(sheet),
      withReflection(
        sheet,
        `<g transform="translate(760 ${ground}) scale(5)">${underShadow(sheet, 92, 0.6)}${hatchbackFromFront(sheet, { paint: ['#ff8a4f', '#e2551f', '#7a2208'], areLampsLit: false, plate: 'TS 00 MJ 2025' })}</g>`,
        { y: ground, swing: 14, smear: '1 5', opacity: 0.5, fadesAt: 1200 },
      ),
      foam(sheet),
      lance(sheet),
      bucket(sheet),
      bubbles(sheet),
      glow(sheet, [1500, 40, 900], '#fff1c4', 0.6),
    ].join(''),
};

function garden(sheet: Sheet): string {
  const leaves = [
    [40, 420, 300, 260],
    [330, 560, 200, 150],
    [1500, 380, 260, 300],
    [1240, 570, 200, 140],
    [760, 590, 300, 90],
  ] as const;
  return `<g ${blur(sheet, 9)}>${leaves.map(([x, y, rx, ry]) => foliage(sheet, { x, y, rx, ry, count: 420, size: 26, colours: ['#b9d96a', '#6aa84a', '#2a6a3a'] })).join('')}<rect x="-80" y="620" width="1760" height="170" fill="${down(sheet, '0 #f2e3c4', '1 #c7b08a')}"/><rect x="-80" y="612" width="1760" height="16" fill="#fff6e0"/></g>${bokeh(sheet, 26, { x: 0, y: 60, width: 1600, height: 500 }, [20, 60], ['#fff3b8', '#dff0a0', '#ffffff'])}`;
}

function floor(sheet: Sheet): string {
  const tiles =
    repeat(
      12,
      (row) =>
        `<path d="M-200 ${round(780 + 1.32 ** row * 20)} H1800" stroke="#5a5d60" stroke-opacity=".5" stroke-width="${round(1 + row * 0.4)}"/>`,
    ) +
    repeat(
      24,
      (column) =>
        `<path d="M${800 + (column - 12) * 90} 780 L${800 + (column - 12) * 330} 1200" stroke="#5a5d60" stroke-opacity=".4" stroke-width="2"/>`,
    );
  return `<rect y="780" width="1600" height="420" fill="${down(sheet, '0 #b5bcc0', '1 #6f7b84')}"/>${tiles}${overlay(`<rect y="780" width="1600" height="420" ${relief(sheet, { frequency: '0.006 0.03', octaves: 4 }, { height: 14, elevation: 40 })}/>`, 0.5, 'soft-light')}<ellipse cx="760" cy="1060" rx="640" ry="90" fill="#e8f4fa" opacity=".35" ${blur(sheet, 20)}/>`;
}

/** Draws one mound of suds: many bubbles, with the lit ones on top. */
function suds(sheet: Sheet, x: number, y: number, rx: number, ry: number, count: number): string {
  const ball = radial(sheet, [0.38, 0.3, 0.75], '0 #ffffff', '0.55 #f3f8fc', '0.85 #cddde8', '1 #aac2d2');
  return Array.from({ length: count }, () => {
    const turn = sheet.between(0, Math.PI * 2);
    const far = Math.sqrt(sheet.random());
    return {
      x: x + Math.cos(turn) * rx * far,
      y: y + Math.sin(turn) * ry * far,
      r: sheet.between(0.09, 0.26) * Math.min(rx, ry * 1.8) + 3,
    };
  })
    .toSorted((a, b) => b.y - a.y)
    .map(
      (dot) => `<circle cx="${round(dot.x)}" cy="${round(dot.y)}" r="${round(dot.r)}" fill="${ball}" opacity=".97"/>`,
    )
    .join('');
}

function foam(sheet: Sheet): string {
  const mounds = [
    [760, 282, 300, 34, 130],
    [560, 300, 110, 40, 50],
    [960, 306, 120, 44, 60],
    [760, 560, 300, 42, 150],
    [600, 600, 130, 60, 70],
    [930, 608, 150, 66, 80],
    [400, 640, 60, 60, 36],
    [1126, 640, 60, 60, 36],
    [500, 690, 90, 40, 40],
    [1030, 690, 80, 36, 40],
    [760, 700, 150, 22, 46],
    [350, 860, 50, 60, 26],
    [1172, 850, 46, 60, 26],
    [380, 1046, 150, 26, 60],
    [1130, 1050, 170, 28, 64],
    [700, 1070, 190, 20, 50],
    [920, 1104, 120, 14, 26],
  ] as const;
  const drips = repeat(46, (index) => {
    const x = round(420 + index * 15 + sheet.between(-7, 7));
    const top = round(590 + Math.abs(760 - x) * 0.14);
    return `<path d="M${x} ${top} v${round(sheet.between(30, 190))}" stroke="#f7fbfe" stroke-width="${round(sheet.between(6, 17))}" stroke-linecap="round" opacity=".92"/>`;
  });
  const screen = repeat(17, (index) => {
    const x = round(500 + index * 32 + sheet.between(-9, 9));
    return `<path d="M${x} 300 v${round(sheet.random() ** 2 * 190 + 20)}" stroke="#fff" stroke-width="${round(sheet.between(5, 13))}" stroke-linecap="round" opacity=".8"/>`;
  });
  return `<g>${screen}${drips}</g>${mounds.map(([x, y, rx, ry, count]) => suds(sheet, x, y, rx, ry, count * 2)).join('')}`;
}

function lance(sheet: Sheet): string {
  const spray = repeat(90, () => {
    const turn = sheet.between(2.72, 3.25);
    const long = sheet.between(120, 560);
    const start = sheet.between(10, 120);
    return `<path d="M${round(1392 + Math.cos(turn) * start)} ${round(560 - Math.sin(turn) * start)}L${round(1392 + Math.cos(turn) * long)} ${round(560 - Math.sin(turn) * long)}" stroke="#fff" stroke-width="${round(sheet.between(1, 4))}" opacity="${round(sheet.between(0.12, 0.5))}"/>`;
  });
  return `<g ${blur(sheet, 2)}>${spray}</g><g><path d="M1620 700 L1400 562" stroke="#20252b" stroke-width="22" stroke-linecap="round"/><path d="M1470 606 L1396 560" stroke="#aab2ba" stroke-width="12" stroke-linecap="round"/><path d="M1500 600 l44 -66 h60 v120Z" fill="${linearAt(sheet, [1500, 540, 1600, 640], '0 #f7b733', '1 #b0700f')}"/><path d="M1560 640 L1600 760 L1640 760 L1620 650Z" fill="#20252b"/></g>`;
}

function bucket(sheet: Sheet): string {
  return `<ellipse cx="190" cy="1112" rx="130" ry="18" fill="#000" opacity=".4" ${blur(sheet, 8)}/><path d="M92 900 L288 900 L262 1106 C230 1118 150 1118 118 1106Z" fill="${linearAt(sheet, [92, 0, 288, 0], '0 #2b57a0', '0.35 #5a96ea', '0.6 #3568b8', '1 #142c57')}"/><path d="M88 896 C110 760 270 760 292 896" fill="none" stroke="#d5dbe0" stroke-width="6"/><ellipse cx="190" cy="900" rx="98" ry="20" fill="#dceaf4"/>${suds(sheet, 190, 884, 96, 30, 60)}<rect x="240" y="856" width="92" height="56" rx="16" fill="#f5d03a" transform="rotate(18 280 880)"/>${repeat(12, () => `<circle cx="${round(sheet.between(250, 320))}" cy="${round(sheet.between(872, 910))}" r="4" fill="#b98f12"/>`)}`;
}

function bubbles(sheet: Sheet): string {
  return repeat(34, () => {
    const x = round(sheet.between(120, 1500));
    const y = round(sheet.between(120, 800));
    const r = round(sheet.between(7, 30));
    const skin = linearAt(
      sheet,
      [x - r, y - r, x + r, y + r],
      '0 #ffd0ea 0.75',
      '0.35 #ffffff 0.1',
      '0.7 #b8f0ff 0.35',
      '1 #fff3b0 0.8',
    );
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin}" stroke="#fff" stroke-opacity=".75" stroke-width="1.500"/><ellipse cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.4)}" rx="${round(r * 0.22)}" ry="${round(r * 0.14)}" fill="#fff"/>`;
  });
}

import { bokeh, rain } from '../nature/water.ts';
import { backdrop, blur, clip, down, glow, linearAt, radialAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';

export const dashboardNight: Scene = {
  name: 'dashboard-night',
  width: 1600,
  height: 900,
  draw: (sheet) =>
    [backdrop(sheet, '#05070c'), road(sheet), cowl(sheet), gauges(sheet), display(sheet), wheel(sheet)].join(''),
};

function road(sheet: Sheet): string {
  return (
    backdrop(sheet, down(sheet, '0 #0a1330', '0.22 #2a2f5a', '0.34 #7a4a5a', '0.4 #15131d')) +
    `<g ${blur(sheet, 3)}>${bokeh(sheet, 70, { x: 0, y: 90, width: 1600, height: 230 }, [10, 42], ['#ffca6a', '#ff5a3c', '#ff8a4a', '#7ec8ff', '#fff0c8'])}</g>` +
    bokeh(sheet, 26, { x: 420, y: 210, width: 760, height: 90 }, [9, 22], ['#ff3b2a', '#ff6a4a', '#fff3d0']) +
    `<g ${clip(sheet, '<rect width="1600" height="330"/>')}>${rain(sheet, 130, { length: 34, slant: -0.1, strength: 0.4 })}</g>` +
    '<path d="M-20 330 L240 40 L262 40 L40 360Z" fill="#07090d"/><path d="M640 0 h300 l-24 62 c-80 14 -170 14 -252 0Z" fill="#0a0c10"/>'
  );
}

function cowl(sheet: Sheet): string {
  const leather = down(sheet, '0 #2a2d35', '0.15 #14161b', '1 #040507');
  return (
    `<path d="M-20 350 C300 290 1300 290 1620 350 L1620 900 L-20 900Z" fill="${leather}"/>${overlay(`<path d="M-20 350 C300 290 1300 290 1620 350 L1620 900 L-20 900Z" ${specks(sheet, { frequency: 0.25, octaves: 3 })}/>`, 0.2)}` +
    `<path d="M0 352 C300 292 1300 292 1600 352" fill="none" stroke="#ffb066" stroke-opacity=".35" stroke-width="3" ${blur(sheet, 1.5)}/><path d="M150 640 C160 400 380 340 800 340 C1220 340 1440 400 1450 640 L1450 900 L150 900Z" fill="#08090c"/><path d="M150 640 C160 400 380 340 800 340 C1220 340 1440 400 1450 640" fill="none" stroke="#4a4f5a" stroke-width="3"/>` +
    `<path d="M180 660 C190 430 400 372 800 372 C1200 372 1410 430 1420 660 L1420 900 L180 900Z" fill="${down(sheet, '0 #0b0d12', '1 #020304')}"/>`
  );
}

interface Gauge {
  x: number;
  y: number;
  r: number;
  most: number;
  step: number;
  value: number;
  unit: string;
  redFrom: number;
}

function gauges(sheet: Sheet): string {
  return (
    gauge(sheet, { x: 470, y: 650, r: 222, most: 8, step: 1, value: 2.1, unit: '×1000 rpm', redFrom: 6 }) +
    gauge(sheet, { x: 1130, y: 650, r: 222, most: 220, step: 20, value: 62, unit: 'km/h', redFrom: 999 })
  );
}

function gauge(sheet: Sheet, { x, y, r, most, step, value, unit, redFrom }: Gauge): string {
  const angleOf = (amount: number) => ((-225 + (amount / most) * 270) * Math.PI) / 180;
  const at = (amount: number, part: number) =>
    `${round(x + Math.cos(angleOf(amount)) * r * part)} ${round(y + Math.sin(angleOf(amount)) * r * part)}`;
  const ticks = repeat((most / step) * 5 + 1, (index) => {
    const amount = (index * step) / 5;
    const isBig = index % 5 === 0;
    const colour = amount >= redFrom ? '#ff3b2a' : '#eef4ff';
    return `<path d="M${at(amount, isBig ? 0.8 : 0.86)}L${at(amount, 0.92)}" stroke="${colour}" stroke-width="${isBig ? 5 : 2}"/>`;
  });
  const figures = repeat(most / step + 1, (index) => {
    const [fx = '0', fy = '0'] = at(index * step, 0.65).split(' ');
    return `<text x="${fx}" y="${Number(fy) + 10}" font-family="DejaVu Sans" font-size="${most > 100 ? 25 : 32}" text-anchor="middle" fill="#eef4ff">${index * step}</text>`;
  });
  const needle = `<path d="M${at(value, 0.9)}L${round(x + Math.cos(angleOf(value) + 1.57) * 8)} ${round(y + Math.sin(angleOf(value) + 1.57) * 8)}L${round(x - Math.cos(angleOf(value) + 1.57) * 8)} ${round(y - Math.sin(angleOf(value) + 1.57) * 8)}Z" fill="#ff4a2e"/>`;
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${radialAt(sheet, [x, y, r], '0 #1b2233', '0.7 #0a0e18', '1 #04060a')}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${linearAt(sheet, [x - r, y - r, x + r, y + r], '0 #e8eef5', '0.4 #5a626d', '0.6 #20242b', '1 #9aa3ae')}" stroke-width="9"/><circle cx="${x}" cy="${y}" r="${r * 0.965}" fill="none" stroke="#4aa3ff" stroke-opacity=".65" stroke-width="3" ${blur(sheet, 2)}/>` +
    `<g ${blur(sheet, 5)} opacity=".6">${ticks}${needle}</g>${ticks}${figures}<text x="${x}" y="${y + r * 0.42}" font-family="DejaVu Sans" font-size="22" text-anchor="middle" fill="#8fb6e8">${unit}</text>${needle}<circle cx="${x}" cy="${y}" r="26" fill="${radialAt(sheet, [x - 8, y - 8, 34], '0 #5a626d', '1 #0b0d11')}"/>` +
    glow(sheet, [x, y, r * 1.2], '#3a7bd5', 0.22)
  );
}

function display(sheet: Sheet): string {
  const text = (y: number, size: number, fill: string, content: string, weight = 'normal') =>
    `<text x="800" y="${y}" font-family="DejaVu Sans" font-weight="${weight}" font-size="${size}" text-anchor="middle" fill="${fill}">${content}</text>`;
  const signs =
    '<g stroke-width="4" fill="none" stroke-linejoin="round"><path d="M736 420 l-22 -13 v9 h-17 v9 h17 v9Z" stroke="#2e3a3a"/><path d="M864 420 l22 -13 v9 h17 v9 h-17 v9Z" stroke="#37e08a" fill="#37e08a"/><path d="M786 412 a14 14 0 0 1 0 22 M792 416 h22 M792 423 h22 M792 430 h22" stroke="#4aa3ff"/></g>';
  return (
    `<rect x="694" y="452" width="212" height="316" rx="18" fill="${down(sheet, '0 #0d1626', '1 #070b14')}" stroke="#27364f" stroke-width="3"/>${signs}` +
    text(500, 26, '#9fc2ee', '11:42 PM') +
    text(528, 17, '#5f7fa8', '26 °C') +
    `<path d="M716 548 h168" stroke="#27364f" stroke-width="2"/>${text(580, 17, '#8fb6e8', 'ODO')}<g filter="none">${text(622, 39, '#fff6dc', '100000', 'bold')}</g>${text(646, 17, '#8fb6e8', 'km')}${glow(sheet, [800, 608, 130], '#ffcf70', 0.4)}<path d="M716 664 h168" stroke="#27364f" stroke-width="2"/>` +
    text(694, 17, '#8fb6e8', 'TRIP 642.8 km') +
    repeat(
      8,
      (index) =>
        `<rect x="${722 + index * 20}" y="718" width="14" height="20" rx="2" fill="${index < 5 ? '#37e08a' : '#1b2a33'}"/>`,
    ) +
    '<text x="714" y="756" font-family="DejaVu Sans" font-size="14" fill="#5f7fa8">E</text><text x="876" y="756" font-family="DejaVu Sans" font-size="14" fill="#5f7fa8">F</text>'
  );
}

function wheel(sheet: Sheet): string {
  const rim = 'M-60 1010 C40 500 420 250 800 250 C1180 250 1560 500 1660 1010';
  return `<path d="${rim}" transform="translate(0 34)" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="110" ${blur(sheet, 26)}/><g transform="translate(0 34)" ${blur(sheet, 3.4)}><path d="${rim}" fill="none" stroke="#0b0c0f" stroke-width="84"/><path d="${rim}" transform="translate(0 -24)" fill="none" stroke="${linearAt(sheet, [0, 0, 1600, 0], '0 #2f6fc0 0.7', '0.3 #6a727d 0.7', '0.5 #3a3f48 0.5', '0.75 #c9743a 0.8', '1 #5a2a1a 0.5')}" stroke-width="10"/><path d="${rim}" transform="translate(0 10)" fill="none" stroke="#23262c" stroke-width="5" stroke-dasharray="12 9"/></g>`;
}

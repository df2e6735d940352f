import { foliage } from '../nature/plants.ts';
import { backdrop, blur, down, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks, wisps } from '../texture.ts';
import { scooter } from '../vehicles/scooter.ts';

const pavement = 1270;

export const pondicherryWall: Scene = {
  name: 'pondicherry-wall',
  width: 1280,
  height: 1600,
  draw: (sheet) =>
    [
      wall(sheet),
      window(sheet, 120),
      door(sheet),
      trim(sheet),
      ground(sheet),
      pot(sheet),
      blossomShadow(sheet),
      bougainvillea(sheet),
      `<g ${blur(sheet, 9)}><path d="M360 1416 L1010 1408 L1150 1446 L520 1462Z" fill="#2b1a10" opacity=".6"/></g>`,
      petals(sheet),
      `<g transform="translate(660 1420) scale(3.700)">${scooter(sheet, { paint: ['#fbfffb', '#bfe6dc', '#5b9a8c'], kind: 'classic', seat: '#7a4526' })}</g>`,
      sunlight(sheet),
    ].join(''),
};

function wall(sheet: Sheet): string {
  const plaster = relief(sheet, { frequency: 0.03, octaves: 6 }, { height: 5, azimuth: 225, elevation: 50 });
  return (
    backdrop(sheet, linearAt(sheet, [0, 0, 900, 1270], '0 #ffd45c', '0.5 #f6b52f', '1 #d98f1c')) +
    overlay(`<rect width="1280" height="${pavement}" ${plaster}/>`, 0.5, 'soft-light') +
    `<g opacity=".35"><rect width="1280" height="${pavement}" ${wisps(sheet, { frequency: '0.006 0.002', octaves: 5 }, '#a35a12', { cover: 0.3, edge: 4 })}/></g>` +
    `<rect y="1080" width="1280" height="190" fill="#fffaf0"/><rect y="1080" width="1280" height="190" fill="${down(sheet, '0 #cbbf9f 0.2', '0.1 #fff 0', '0.7 #a08a66 0.25', '1 #5d4526 0.6')}"/><rect y="1074" width="1280" height="12" fill="#e9dcc0"/><rect y="1086" width="1280" height="5" fill="#7a5a2a" opacity=".35"/>`
  );
}

function shutters(sheet: Sheet, x: number, y: number, width: number, height: number): string {
  const teal = linearAt(sheet, [x, 0, x + width, 0], '0 #2d8a8f', '0.5 #3fa5a6', '1 #1f6a70');
  const slats = repeat(
    Math.floor(height / 20) - 1,
    (index) =>
      `<rect x="${x + 16}" y="${y + 14 + index * 20}" width="${width - 32}" height="13" fill="#2a7f85"/><rect x="${x + 16}" y="${y + 14 + index * 20}" width="${width - 32}" height="4" fill="#7fd0cd" opacity=".7"/><rect x="${x + 16}" y="${y + 27 + index * 20}" width="${width - 32}" height="4" fill="#0b3a40" opacity=".7"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${teal}" stroke="#124a50" stroke-width="3"/>${slats}`;
}

function window(sheet: Sheet, x: number): string {
  return (
    `<path d="M${x - 34} 960 L${x - 34} 470 C${x - 34} 330 ${x + 294} 330 ${x + 294} 470 L${x + 294} 960Z" fill="#fff8ea"/><path d="M${x - 34} 960 L${x - 34} 470 C${x - 34} 330 ${x + 294} 330 ${x + 294} 470" fill="none" stroke="#a5701c" stroke-opacity=".5" stroke-width="6"/>` +
    `<path d="M${x} 930 L${x} 480 C${x} 376 ${x + 260} 376 ${x + 260} 480 L${x + 260} 930Z" fill="#123034"/><path d="M${x + 6} 480 C${x + 8} 386 ${x + 252} 386 ${x + 254} 480Z" fill="#1d5559"/>${repeat(7, (index) => `<path d="M${x + 130} 480 L${round(x + 130 - Math.cos((index * Math.PI) / 6) * 122)} ${round(480 - Math.sin((index * Math.PI) / 6) * 76)}" stroke="#fff8ea" stroke-width="5"/>`)}` +
    shutters(sheet, x, 486, 128, 440) +
    shutters(sheet, x + 132, 486, 128, 440) +
    `<rect x="${x - 50}" y="950" width="360" height="26" rx="3" fill="#fffaf0"/><rect x="${x - 46}" y="976" width="352" height="16" fill="#8a5a14" opacity=".35" ${blur(sheet, 5)}/>`
  );
}

function door(sheet: Sheet): string {
  const wood = linearAt(sheet, [720, 0, 1010, 0], '0 #7a4524', '0.5 #96572e', '1 #5c3016');
  return (
    `<path d="M680 1270 L680 560 C680 380 1050 380 1050 560 L1050 1270Z" fill="#fff8ea"/><path d="M680 1270 L680 560 C680 380 1050 380 1050 560" fill="none" stroke="#a5701c" stroke-opacity=".5" stroke-width="6"/><path d="M720 1270 L720 570 C720 424 1010 424 1010 570 L1010 1270Z" fill="${wood}" stroke="#2f180a" stroke-width="5"/>` +
    `<path d="M720 590 L1010 590 M865 590 L865 1270" stroke="#2f180a" stroke-width="6"/>${[742, 884].map((x) => `<rect x="${x}" y="630" width="104" height="220" fill="none" stroke="#3b1e0c" stroke-width="6"/><rect x="${x + 7}" y="637" width="104" height="220" fill="none" stroke="#c98a55" stroke-opacity=".45" stroke-width="3"/><rect x="${x}" y="900" width="104" height="300" fill="none" stroke="#3b1e0c" stroke-width="6"/>`).join('')}<circle cx="848" cy="900" r="9" fill="#e9c15a"/><circle cx="882" cy="900" r="9" fill="#e9c15a"/>` +
    repeat(
      5,
      (index) =>
        `<path d="M865 586 L${round(865 - Math.cos(((index + 0.5) * Math.PI) / 5) * 130)} ${round(586 - Math.sin(((index + 0.5) * Math.PI) / 5) * 110)}" stroke="#f4dfae" stroke-width="6"/>`,
    )
  );
}

function trim(sheet: Sheet): string {
  return `<rect y="150" width="1280" height="44" fill="#fffaf0"/><rect y="194" width="1280" height="22" fill="#efe2c6"/><rect y="216" width="1280" height="34" fill="#8a5a14" opacity=".32" ${blur(sheet, 7)}/><g fill="#fffaf0">${repeat(26, (index) => `<rect x="${index * 51}" y="190" width="22" height="20"/>`)}</g>`;
}

function ground(sheet: Sheet): string {
  const setts = repeat(7, (row) =>
    repeat(16, (column) => {
      const deep = 1.28 ** row;
      const y = 1322 + (deep - 1) * 66;
      const width = 66 * deep;
      const x = 640 + (column - 8 + (row % 2) / 2) * width;
      const tone = sheet.pick(['#a58f78', '#b7a088', '#947f6a', '#c2ac92']);
      return `<rect x="${round(x + 2)}" y="${round(y)}" width="${round(width - 4)}" height="${round(17 * deep)}" rx="${round(5 * deep)}" fill="${tone}"/><rect x="${round(x + 4)}" y="${round(y)}" width="${round(width - 8)}" height="${round(4 * deep)}" rx="3" fill="#fff" opacity=".18"/>`;
    }),
  );
  return `<rect y="${pavement}" width="1280" height="330" fill="#5f4c3b"/><rect y="${pavement}" width="1280" height="44" fill="${down(sheet, '0 #d9c7aa', '1 #a68f72')}"/><rect y="1312" width="1280" height="10" fill="#4a3828"/>${setts}${overlay(`<rect y="${pavement}" width="1280" height="330" ${specks(sheet, { frequency: 0.4, octaves: 3 })}/>`, 0.25)}`;
}

function pot(sheet: Sheet): string {
  return `<ellipse cx="1160" cy="1318" rx="120" ry="16" fill="#2b1a10" opacity=".5" ${blur(sheet, 6)}/><path d="M1080 1150 L1240 1150 L1222 1312 C1200 1322 1120 1322 1098 1312Z" fill="${linearAt(sheet, [1080, 0, 1240, 0], '0 #e08a5a', '0.4 #c4633a', '1 #6b2a14')}"/><rect x="1070" y="1136" width="180" height="30" rx="8" fill="#d3734a"/><path d="M1150 1140 C1120 980 1210 820 1240 620 L1290 620 L1290 700 C1250 860 1170 1000 1180 1140Z" fill="#5b4026"/>`;
}

const clusters = [
  [1200, 90, 260, 190],
  [1010, 60, 240, 120],
  [1190, 330, 170, 220],
  [800, 70, 190, 96],
  [1230, 560, 110, 190],
  [1080, 230, 130, 130],
  [620, 56, 130, 66],
  [1180, 1090, 90, 56],
] as const;

function blossomShadow(sheet: Sheet): string {
  return `<g transform="translate(-46 70)" fill="#5a2f08" opacity=".4" ${blur(sheet, 8)}>${repeat(520, (index) => {
    const [x, y, rx, ry] = clusters[index % 7] ?? clusters[0];
    return `<ellipse cx="${round(x + sheet.between(-1.1, 1.1) * rx)}" cy="${round(y + sheet.between(-1.1, 1.1) * ry)}" rx="13" ry="8" transform="rotate(0)"/>`;
  })}</g>`;
}

function bougainvillea(sheet: Sheet): string {
  return clusters
    .map(
      ([x, y, rx, ry]) =>
        foliage(sheet, {
          x,
          y,
          rx,
          ry,
          count: Math.round(rx * ry * 0.012),
          size: 15,
          colours: ['#6fa84a', '#3f7a35', '#1d4420'],
        }) +
        foliage(sheet, {
          x,
          y: y + ry * 0.1,
          rx: rx * 1.05,
          ry: ry * 1.05,
          count: Math.round(rx * ry * 0.022),
          size: 12,
          colours: ['#ff7ac0', '#e0318f', '#8c1460'],
        }),
    )
    .join('');
}

function petals(sheet: Sheet): string {
  return repeat(70, () => {
    const x = round(sheet.between(640, 1280));
    const y = round(sheet.between(1290, 1580));
    return `<ellipse cx="${x}" cy="${y}" rx="${round(sheet.between(5, 11))}" ry="${round(sheet.between(3, 5))}" fill="${sheet.pick(['#e0318f', '#ff7ac0', '#b01f72'])}" transform="rotate(${round(sheet.between(-50, 50))} ${x} ${y})"/>`;
  });
}

function sunlight(sheet: Sheet): string {
  return `<rect width="1280" height="1600" fill="${linearAt(sheet, [0, 0, 1280, 1600], '0 #fff3c0 0.55', '0.45 #fff3c0 0', '1 #3a1a4a 0.35')}" style="mix-blend-mode:soft-light"/><path d="M-100 1600 L300 -100 L520 -100 L120 1600Z" fill="#fff6d0" opacity=".1" ${blur(sheet, 40)}/>`;
}

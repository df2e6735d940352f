import { mist, mountainRange } from '../nature/mountains.ts';
import { foliage } from '../nature/plants.ts';
import { landPath, type Point } from '../nature/ridge.ts';
import { clouds, skyOf, sun } from '../nature/sky.ts';
import { blur, clip, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';
import { hatchbackFromBehind } from '../vehicles/car-ends.ts';
import { threeWheelerFromBehind } from '../vehicles/three-wheeler.ts';

export const coonoorGhat: Scene = {
  name: 'coonoor-ghat',
  grain: 0.2,
  softening: 0.6,
  width: 1200,
  height: 1600,
  draw: (sheet) =>
    [
      skyOf(sheet, '0 #6fa6d8', '0.2 #b9d8ea', '0.34 #ffe9bd', '0.45 #ffd9a0'),
      sun(sheet, 900, 330, 34, '#ffd98a'),
      clouds(sheet, { y: 20, height: 300, colour: '#fff6e6', cover: 0.45, frequency: '0.003 0.007' }),
      mountainRange(sheet, {
        y: 470,
        height: 130,
        roughness: 0.5,
        colours: ['#8fb0c4', '#dfe6d6'],
        bottom: 640,
        rock: 0.25,
      }),
      mist(sheet, 450, 190, '#fff3d8', 0.8),
      mountainRange(sheet, {
        y: 590,
        height: 130,
        roughness: 0.46,
        colours: ['#5f8f86', '#c9d9bc'],
        bottom: 780,
        rock: 0.35,
        peaks: [
          [0, 1],
          [0.3, 0.35],
          [0.6, 0.1],
          [1, 0.9],
        ],
      }),
      mist(sheet, 600, 170, '#fff6dc', 0.7),
      teaHill(sheet, {
        points: hill(sheet, 760, 110, 0.2),
        bottom: 1600,
        spacing: 11,
        colours: ['#7fae5a', '#4d8043', '#2a5530'],
      }),
      mist(sheet, 730, 130, '#fff9e6', 0.55),
      teaHill(sheet, {
        points: hill(sheet, 900, -120, 0.7),
        bottom: 1600,
        spacing: 19,
        colours: ['#8cc25a', '#4f8f3f', '#215027'],
      }),
      folds(sheet),
      road(sheet),
      trees(sheet),
      traffic(sheet),
      teaHill(sheet, { points: corner(), bottom: 1640, spacing: 34, colours: ['#9ad060', '#4c943a', '#16401f'] }),
      rays(sheet),
    ].join(''),
};

function hill(sheet: Sheet, y: number, height: number, phase: number): Point[] {
  return Array.from({ length: 90 }, (_, index) => {
    const part = index / 89;
    return [
      round(part * 1240 - 20),
      round(y - height * Math.sin(part * Math.PI + phase) + Math.sin(part * 9 + phase) * 14 + sheet.between(-1, 1)),
    ];
  });
}

/** The bank in the left foreground. */
function corner(): Point[] {
  return Array.from({ length: 40 }, (_, index) => [round(index * 17 - 20), round(1330 + (index / 39) ** 1.8 * 290)]);
}

interface TeaHill {
  points: readonly Point[];
  bottom: number;
  spacing: number;
  colours: readonly [string, string, string];
}

/** A slope with rows of tea: rounded bushes lit from above, with dark paths between them. */
function teaHill(sheet: Sheet, { points, bottom, spacing, colours }: TeaHill): string {
  const path = landPath(points, bottom);
  const top = Math.min(...points.map(([, y]) => y));
  const rows: string[] = [];
  let offset = spacing * 0.2;
  for (let gap = spacing * 0.55; top + offset < bottom + 300; gap *= 1.045) {
    const bushes = points.flatMap(([x, y], index) => {
      const bend = Math.sin(index * 0.09 + offset * 0.004) * offset * 0.16;
      const shift = sheet.between(-2, 2);
      const step = gap * 0.9;
      const nextX = points[index + 1]?.[0] ?? x;
      return Array.from({ length: Math.max(1, Math.round((nextX - x) / step)) }, (_, part) => {
        const px = x + part * step + shift;
        const py = y + offset + bend + sheet.between(-1, 1) * gap * 0.06;
        const tone = sheet.random();
        return `<ellipse cx="${round(px)}" cy="${round(py + gap * 0.22)}" rx="${round(gap * 0.62)}" ry="${round(gap * 0.42)}" fill="${colours[2]}"/><ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(gap * 0.58)}" ry="${round(gap * 0.34)}" fill="${tone < 0.75 ? colours[1] : colours[0]}"/><ellipse cx="${round(px - gap * 0.12)}" cy="${round(py - gap * 0.12)}" rx="${round(gap * 0.36)}" ry="${round(gap * 0.14)}" fill="${colours[0]}"/>`;
      });
    });
    rows.push(bushes.join(''));
    offset += gap;
  }
  const shade = linearAt(sheet, [0, top, 0, bottom], '0 #fff2b8 0.42', '0.35 #fff2b8 0', '1 #08240f 0.45');
  return `<path d="${path}" fill="${colours[2]}"/><g ${clip(sheet, `<path d="${path}"/>`)}>${rows.join('')}<rect y="${top - 20}" width="1200" height="${bottom - top}" fill="${shade}"/>${overlay(`<rect y="${top - 20}" width="1200" height="${bottom - top}" ${specks(sheet, { frequency: 0.25, octaves: 3 })}/>`, 0.22)}</g>`;
}

/** Shade in the hollows of the slope and passing shadows of clouds. */
function folds(sheet: Sheet): string {
  const hollows = repeat(9, (index) => {
    const x = round(sheet.between(-100, 1200));
    const y = 860 + index * 70;
    return `<path d="M${x} ${y} c90 -40 240 -30 330 20 c-60 70 -200 120 -380 90 c-40 -40 0 -90 50 -110Z" fill="${index % 3 === 0 ? '#f6ffb0' : '#06261a'}" opacity="${index % 3 === 0 ? 0.3 : 0.42}"/>`;
  });
  return `<g style="mix-blend-mode:soft-light" ${blur(sheet, 34)}>${hollows}</g>`;
}

/**
 * The centre line of the road, from the saddle down to the foreground through four hairpins. `part` runs from 0 (far)
 * to 1.
 */
function roadAt(part: number): { x: number; y: number; width: number } {
  const y = 850 + part ** 1.55 * 790;
  const swing = 60 + part ** 1.1 * 400;
  const turn = Math.sin((part ** 0.72 * 4.35 + 0.35) * Math.PI);
  const sharp = Math.sign(turn) * Math.abs(turn) ** 0.75;
  return { x: 640 + sharp * swing + (1 - part) * 30, y, width: 8 + part ** 1.35 * 105 };
}

function road(sheet: Sheet): string {
  const steps = Array.from({ length: 900 }, (_, index) => roadAt(index / 899));
  const layer = (grow: number, lift: number, fill: string) =>
    `<g fill="${fill}">${steps.map(({ x, y, width }) => `<ellipse cx="${round(x)}" cy="${round(y + lift * width)}" rx="${round(width * grow)}" ry="${round(width * grow * 0.36)}"/>`).join('')}</g>`;
  const dashes = steps
    .filter((_, index) => index % 14 < 6)
    .map(
      ({ x, y, width }) =>
        `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width * 0.05)}" ry="${round(width * 0.03)}"/>`,
    )
    .join('');
  const wall = steps
    .filter((_, index) => index % 9 === 0)
    .map(
      ({ x, y, width }, index) =>
        `<rect x="${round(x + width * 1.02)}" y="${round(y - width * 0.2)}" width="${round(width * 0.2)}" height="${round(width * 0.24)}" fill="${index % 2 ? '#1c1c1e' : '#f4efe2'}"/>`,
    )
    .join('');
  return `${layer(1.22, 0.1, '#1f3a1c')}${layer(1.12, 0.03, '#a98d63')}${layer(1, 0, '#4d4f56')}${layer(0.86, -0.02, '#5d6068')}<g fill="#f6e7b8">${dashes}</g>${wall}${overlay(`<rect y="840" width="1200" height="760" ${specks(sheet, { frequency: 0.5, octaves: 2 })}/>`, 0.12)}`;
}

function trees(sheet: Sheet): string {
  const places = [
    [150, 880, 150],
    [96, 930, 190],
    [1050, 905, 170],
    [1120, 990, 230],
    [420, 850, 100],
    [860, 850, 90],
    [1010, 860, 110],
    [250, 860, 110],
    [1160, 1160, 330],
  ] as const;
  return places
    .map(
      ([x, y, size]) =>
        `<path d="M${x - size * 0.02} ${y} L${x - size * 0.008} ${y - size} L${x + size * 0.008} ${y - size} L${x + size * 0.02} ${y}Z" fill="#4a3f30"/>${[0.5, 0.66, 0.8, 0.94].map((part) => foliage(sheet, { x: x + sheet.between(-0.05, 0.05) * size, y: y - size * part, rx: size * (0.32 - part * 0.2), ry: size * 0.1, count: 60, size: size * 0.035, colours: ['#8fb86a', '#4f7f45', '#234a2a'] })).join('')}`,
    )
    .join('');
}

function traffic(sheet: Sheet): string {
  const place = (part: number, scale: number, what: string) => {
    const { x, y, width } = roadAt(part);
    return `<g transform="translate(${round(x - width * 0.42)} ${round(y + 4)}) scale(${round(width * scale) / 100})"><ellipse rx="90" ry="9" fill="#000" opacity=".45"/>${what}</g>`;
  };
  const car = hatchbackFromBehind(sheet, {
    paint: ['#ff6a55', '#c92a1e', '#5d0b0d'],
    areLampsLit: false,
    plate: 'TN 00 K 1818',
  });
  return (
    place(0.6, 0.42, threeWheelerFromBehind(sheet, { areLampsLit: false, plate: 'TN 00 D 4321' })) +
    place(0.8, 0.46, car)
  );
}

/** Slanting sunlight from the upper right. */
function rays(sheet: Sheet): string {
  const beams = repeat(
    7,
    (index) =>
      `<path d="M900 330 L${-300 + index * 190} 1300 L${-210 + index * 205} 1300Z" fill="#fff1c4" opacity=".14"/>`,
  );
  return `<g style="mix-blend-mode:screen" ${blur(sheet, 16)}>${beams}</g><rect width="1200" height="1600" fill="${linearAt(sheet, [1200, 0, 200, 1600], '0 #ffd98a 0.4', '0.5 #ffd98a 0', '1 #06331d 0.4')}" style="mix-blend-mode:soft-light"/>`;
}

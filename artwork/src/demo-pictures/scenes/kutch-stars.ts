import { clouds, stars } from '../nature/sky.ts';
import { backdrop, blur, down, glow, linearAt, radialAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks, wisps } from '../texture.ts';
import { underShadow } from '../vehicles/car-ends.ts';
import { offRoader } from '../vehicles/off-roader.ts';

const horizon = 560;

export const kutchStars: Scene = {
  name: 'kutch-stars',
  width: 1600,
  height: 900,
  draw: (sheet) =>
    [
      backdrop(sheet, down(sheet, '0 #050a1e', '0.3 #12204a', '0.52 #34477e', '0.62 #a8749a', '0.63 #20284a')),
      milkyWay(sheet),
      stars(sheet, 1500, horizon),
      clouds(sheet, { y: 430, height: 150, colour: '#e8a08a', cover: 0.35, frequency: '0.002 0.02', opacity: 0.6 }),
      glow(sheet, [380, horizon, 520], '#ff9d6a', 0.55),
      salt(sheet),
      tent(sheet),
      car(sheet),
    ].join(''),
};

function milkyWay(sheet: Sheet): string {
  const band = (colour: string, cover: number, width: number, edge: number) => {
    const fill = down(sheet, '0 #fff 0', '0.5 #fff', '1 #fff 0');
    const id = sheet.define(
      (name) =>
        `<mask id="${name}" maskUnits="userSpaceOnUse" x="-400" y="-800" width="2600" height="1600"><rect x="-400" y="${-width / 2}" width="2600" height="${width}" fill="${fill}"/></mask>`,
    );
    return `<g mask="url(#${id})"><rect x="-200" y="${-width / 2}" width="2400" height="${width}" ${wisps(sheet, { frequency: '0.003 0.008', octaves: 7 }, colour, { cover, edge })}/></g>`;
  };
  const dust = repeat(1300, () => {
    const y = (sheet.random() + sheet.random() + sheet.random() - 1.5) * 150;
    return `<circle cx="${round(sheet.between(-200, 2200))}" cy="${round(y)}" r="${round(sheet.between(0.4, 1.2))}" fill="#fff" opacity="${round(sheet.between(0.2, 0.9))}"/>`;
  });
  return `<g transform="translate(420 620) rotate(-34)" style="mix-blend-mode:screen">${band('#7d8fd6', 0.75, 460, 2)}${band('#e9c7d8', 0.5, 260, 3)}${band('#fff1dc', 0.4, 120, 4)}${dust}</g>`;
}

function salt(sheet: Sheet): string {
  const ground = down(sheet, '0 #c99bb0', '0.05 #9aa6cf', '0.4 #8fa3d2', '1 #3a4a80');
  return `<rect y="${horizon}" width="1600" height="${900 - horizon}" fill="${ground}"/>${cracks()}${overlay(`<rect y="${horizon}" width="1600" height="340" ${specks(sheet, { frequency: '0.02 0.2', octaves: 5 })}/>`, 0.35, 'soft-light')}<rect y="${horizon - 8}" width="1600" height="26" fill="#f3c2b0" opacity=".35" ${blur(sheet, 8)}/>`;
}

/** The hexagonal crust of the salt, in perspective. */
function cracks(): string {
  const lines: string[] = [];
  for (let row = 0; row < 16; row++) {
    for (let column = -26; column < 26; column++) {
      const corners = Array.from({ length: 6 }, (_, index) => {
        const turn = (index / 6) * Math.PI * 2 + Math.PI / 6;
        const u =
          (column + (row % 2) / 2) * 1.73 + Math.cos(turn) * 0.97 + Math.sin(column * 7 + row * 3 + index) * 0.06;
        const v = 1.6 + row * 1.5 + Math.sin(turn) * 0.97;
        return `${round(800 + (u * 330) / v)} ${round(horizon + 560 / v)}`;
      });
      lines.push(`M${corners.join('L')}Z`);
    }
  }
  return `<path d="${lines.join('')}" fill="none" stroke="#eef3ff" stroke-opacity=".55" stroke-width="2.200"/><path d="${lines.join('')}" fill="none" stroke="#27335f" stroke-opacity=".4" stroke-width="1.200" transform="translate(0 2.500)"/>`;
}

function tent(sheet: Sheet): string {
  const cloth = radialAt(sheet, [330, 610, 150], '0 #fff0bf', '0.4 #ffb64d', '1 #a84a1c');
  return (
    `<ellipse cx="330" cy="655" rx="340" ry="46" fill="#ffb45a" opacity=".4" ${blur(sheet, 16)}/><path d="M190 652 C230 600 290 540 330 520 C370 540 430 600 470 652Z" fill="${cloth}"/><path d="M330 520 L300 652 L360 652Z" fill="#fff3cf" opacity=".75"/><path d="M330 520 C310 570 250 620 210 652 M330 520 C350 570 410 620 450 652" stroke="#7a3312" stroke-opacity=".5" stroke-width="2" fill="none"/>` +
    glow(sheet, [330, 620, 300], '#ffb45a', 0.7) +
    person(520, 668, 1) +
    person(566, 670, -1) +
    `<path d="M536 672 L556 672" stroke="#24140c" stroke-width="5"/>${glow(sheet, [545, 660, 90], '#ff9a3c', 0.95)}<path d="M538 670 q4 -26 8 -34 q6 12 8 34Z" fill="#ffd86a"/>`
  );
}

/** A silhouette of a person who sits by the fire. */
function person(x: number, y: number, facing: 1 | -1): string {
  return `<g transform="translate(${x} ${y}) scale(${facing} 1)"><path d="M-12 0 C-16 -20 -10 -34 0 -36 C8 -34 8 -22 4 -12 L20 -16 L24 0Z" fill="#10142a"/><circle cx="1" cy="-43" r="8" fill="#10142a"/><path d="M4 -30 L18 -22" stroke="#10142a" stroke-width="5" stroke-linecap="round"/><path d="M8 -34 L7 -12" stroke="#ffb45a" stroke-opacity=".6" stroke-width="1.500"/></g>`;
}

function car(sheet: Sheet): string {
  const beam = linearAt(sheet, [1400, 0, 1640, 0], '0 #fff3cf 0.75', '1 #fff3cf 0');
  return (
    `<path d="M1398 676 L1700 610 L1700 800 L1398 692Z" fill="${beam}" style="mix-blend-mode:screen" ${blur(sheet, 5)}/><ellipse cx="1540" cy="790" rx="230" ry="34" fill="#fff3cf" opacity=".5" ${blur(sheet, 16)}/>` +
    `<g transform="translate(1030 790) scale(1.900)">${underShadow(sheet, 215, 0.75)}${offRoader(sheet, { paint: ['#d8c6a4', '#94805c', '#2b2a3a'], glass: ['#57689f', '#0b1022'], sky: '#a9b8ee', ground: '#5a5f86', areLampsLit: true, hasRack: true })}</g>` +
    glow(sheet, [1390, 612, 170], '#fff2cc', 0.9) +
    `<path d="M620 800 L660 500 L1500 500 L1500 830Z" fill="${linearAt(sheet, [600, 0, 1000, 0], '0 #ff9a4a 0.3', '1 #ff9a4a 0')}" style="mix-blend-mode:soft-light"/>`
  );
}

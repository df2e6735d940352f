import { grass } from '../nature/plants.ts';
import { clouds, skyOf, stars } from '../nature/sky.ts';
import { withReflection } from '../nature/water.ts';
import { blur, down, glow, linearAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, relief, specks } from '../texture.ts';
import { paintedTruck } from '../vehicles/painted-truck.ts';

const yard = 690;

export const dhabaDusk: Scene = {
  name: 'dhaba-dusk',
  width: 1600,
  height: 900,
  draw: (sheet) =>
    [
      skyOf(sheet, '0 #13204e', '0.3 #4a3f7c', '0.52 #c9607a', '0.68 #ff9e5e', '0.76 #ffd08a'),
      stars(sheet, 160, 260),
      clouds(sheet, { y: 80, height: 380, colour: '#ff9a80', cover: 0.45, frequency: '0.0015 0.011' }),
      fields(sheet),
      ground(sheet),
      withReflection(sheet, trucks(sheet), { y: 776, swing: 10, smear: '2 6', opacity: 0.3, fadesAt: 880 }),
      house(sheet),
      cots(sheet),
      lights(sheet),
      grass(sheet, { x: -20, y: 912, width: 1640, count: 420, height: 78, colours: ['#1a1a20', '#2b2722', '#3a3022'] }),
    ].join(''),
};

function fields(sheet: Sheet): string {
  const trees = repeat(
    40,
    (index) =>
      `<ellipse cx="${round(index * 42 + sheet.between(-20, 20))}" cy="${round(628 - sheet.between(0, 18))}" rx="${round(sheet.between(20, 44))}" ry="${round(sheet.between(16, 38))}" fill="#4a3350"/>`,
  );
  const poles = [200, 520, 700, 1220]
    .map(
      (x, index) =>
        `<path d="M${x} 640 V${500 - index * 6} M${x - 24} ${516 - index * 6} h48" stroke="#2a2038" stroke-width="4"/>`,
    )
    .join('');
  return `<g ${blur(sheet, 3)}>${trees}<rect y="630" width="1600" height="90" fill="#4f3650"/></g>${poles}<path d="M0 530 Q100 548 200 516 Q360 560 520 510 Q610 540 700 504 Q960 566 1220 498 Q1420 550 1620 480" fill="none" stroke="#2a2038" stroke-width="2"/><rect y="560" width="1600" height="120" fill="#ffb070" opacity=".28" ${blur(sheet, 20)}/>`;
}

function ground(sheet: Sheet): string {
  return `<rect y="${yard - 20}" width="1600" height="230" fill="${down(sheet, '0 #7a4a44', '0.4 #54343a', '1 #1d1420')}"/>${overlay(`<rect y="${yard - 20}" width="1600" height="230" ${relief(sheet, { frequency: '0.01 0.05', octaves: 6 }, { height: 10, azimuth: 270, elevation: 44 })}/>`, 0.6, 'soft-light')}${overlay(`<rect y="${yard - 20}" width="1600" height="230" ${specks(sheet, { frequency: 0.5, octaves: 2 })}/>`, 0.2)}<ellipse cx="420" cy="790" rx="520" ry="80" fill="#ffb45a" opacity=".4" style="mix-blend-mode:screen" ${blur(sheet, 34)}/>`;
}

function trucks(sheet: Sheet): string {
  const one = (
    x: number,
    y: number,
    scale: number,
    cab: readonly [string, string, string],
    load: readonly [string, string],
  ) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="380" ry="18" fill="#000" opacity=".6" ${blur(sheet, 8)}/>${paintedTruck(sheet, { cab, load, areLampsLit: true })}</g>`;
  return `<g ${blur(sheet, 1.4)}>${one(1385, 722, 0.78, ['#3f9a8a', '#1f6a60', '#0a2a28'], ['#2f4a7a', '#182a4a'])}</g>${one(1130, 776, 1.06, ['#ff9a3c', '#d95a1c', '#5d1f08'], ['#96402a', '#5a2212'])}${glow(sheet, [1500, 660, 150], '#fff0c0', 0.9)}${glow(sheet, [1655, 640, 120], '#fff0c0', 0.8)}`;
}

function house(sheet: Sheet): string {
  const inside = linearAt(sheet, [0, 470, 0, 740], '0 #ffdf9a', '0.6 #f2a54a', '1 #8a4a1c');
  const people = [
    [120, 1],
    [205, 1.04],
    [470, 0.98],
  ]
    .map(
      ([x = 0, s = 1]) =>
        `<g transform="translate(${x} 742) scale(${s})" fill="#3a1c10"><path d="M-22 0 C-26 -60 -20 -84 0 -88 C20 -84 26 -60 22 0Z"/><circle cy="-104" r="15"/></g>`,
    )
    .join('');
  const kitchen =
    '<rect x="270" y="650" width="150" height="94" fill="#5a2a14"/><path d="M285 650 c0 -26 50 -26 50 0Z M352 650 c0 -20 44 -20 44 0Z" fill="#2a1a14"/><path d="M300 616 c-10 -20 14 -30 4 -54 M372 620 c10 -20 -12 -30 0 -54" stroke="#fff" stroke-opacity=".35" stroke-width="7" fill="none" stroke-linecap="round"/>';
  return (
    `<rect x="-20" y="470" width="620" height="276" fill="${inside}"/><g fill="#b06a2a">${repeat(9, (index) => `<rect x="${20 + index * 64}" y="500" width="40" height="56" rx="3" opacity=".5"/>`)}</g>${people}${kitchen}<rect x="-20" y="470" width="24" height="276" fill="#4a2412"/><rect x="236" y="470" width="18" height="276" fill="#4a2412"/><rect x="580" y="470" width="24" height="276" fill="#4a2412"/>` +
    `<path d="M-40 480 L620 480 L660 440 L-40 420Z" fill="${linearAt(sheet, [0, 420, 0, 480], '0 #7a5a3a', '1 #3a2618')}"/>${repeat(34, (index) => `<path d="M${-36 + index * 20.5} ${422 + index * 0.5} l-2 60" stroke="#24160c" stroke-opacity=".6" stroke-width="3"/>`)}` +
    `<rect x="60" y="350" width="440" height="92" rx="8" fill="#b3261a" stroke="#ffd36a" stroke-width="6"/><text x="280" y="414" font-family="Noto Sans Devanagari" font-weight="bold" font-size="58" text-anchor="middle" fill="#fff1cf">पंजाबी ढाबा</text>${glow(sheet, [280, 396, 360], '#ffb04a', 0.45)}${glow(sheet, [320, 610, 460], '#ffb45a', 0.5)}`
  );
}

function cots(sheet: Sheet): string {
  const cot = (x: number, y: number, s: number, cloth: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="4" rx="150" ry="12" fill="#000" opacity=".5" ${blur(sheet, 5)}/><path d="M-128 -56 V0 M128 -56 V0 M-104 -74 V-30 M150 -74 V-30" stroke="#4a2a14" stroke-width="11"/><path d="M-136 -52 L132 -52 L158 -78 L-106 -78Z" fill="#c9a46a"/>${repeat(14, (index) => `<path d="M${-130 + index * 19} -52 l26 -26" stroke="#7a5a2a" stroke-width="3"/>`)}<path d="M-136 -52 L132 -52 L158 -78 L-106 -78Z" fill="none" stroke="#4a2a14" stroke-width="8"/><path d="M-80 -58 L40 -58 L62 -74 L-58 -74Z" fill="${cloth}"/></g>`;
  const sitter = (x: number, y: number, s: number, shirt: string, turban: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-26 -60 C-30 -110 -22 -138 4 -142 C28 -138 34 -110 28 -62 L60 -58 L64 0 L44 0 L40 -36 L-10 -36Z" fill="${shirt}"/><path d="M22 -116 L58 -92 L74 -104" fill="none" stroke="${shirt}" stroke-width="15" stroke-linecap="round"/><rect x="70" y="-120" width="14" height="20" rx="3" fill="#f3d9a8"/><circle cx="8" cy="-160" r="19" fill="#6a3f28"/><path d="M-14 -164 C-16 -192 32 -194 30 -164 C18 -174 0 -174 -14 -164Z" fill="${turban}"/><path d="M-2 -148 C2 -134 20 -134 24 -150 C18 -144 8 -142 -2 -148Z" fill="#1d120c"/></g>`;
  return (
    cot(330, 800, 1, '#b3432c') +
    sitter(300, 800, 0.95, '#e9e0cc', '#e0862a') +
    cot(620, 830, 1.15, '#2f6a8a') +
    sitter(650, 830, 1.08, '#8fb0c4', '#7a2f5a') +
    `<g transform="translate(480 838)"><path d="M-46 -50 h92 l8 -8 h-92Z" fill="#7a5a3a"/><path d="M-40 -50 V0 M40 -50 V0" stroke="#3a2414" stroke-width="8"/><rect x="-24" y="-76" width="15" height="20" rx="3" fill="#e9a85a"/><rect x="6" y="-76" width="15" height="20" rx="3" fill="#e9a85a"/><path d="M-34 -56 h70" stroke="#c9ced4" stroke-width="5"/></g>`
  );
}

function lights(sheet: Sheet): string {
  const colours = ['#ffd86a', '#ff7a5a', '#7ae0a0', '#7ab8ff', '#ffd86a'];
  const string = (x1: number, y1: number, x2: number, y2: number, sag: number) => {
    const bulbs = repeat(15, (index) => {
      const part = (index + 0.5) / 15;
      const x = round(x1 + (x2 - x1) * part);
      const y = round(y1 + (y2 - y1) * part + sag * 4 * part * (1 - part) + 8);
      const colour = colours[index % 5] ?? '#ffd86a';
      return `<circle cx="${x}" cy="${y}" r="6" fill="${colour}"/>${glow(sheet, [x, y, 38], colour, 0.75)}`;
    });
    return `<path d="M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}" fill="none" stroke="#1a1420" stroke-width="2.500"/>${bulbs}`;
  };
  return `<path d="M790 780 V380" stroke="#24182a" stroke-width="9"/>${string(620, 440, 790, 384, 26)}${string(-20, 330, 790, 384, 56)}${string(60, 350, 620, 446, 70)}`;
}

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
  const guest = (x: number, size: number, cloth: string) =>
    `<g transform="translate(${x} 700) scale(${size})"><path d="M-34 20 C-36 -30 -30 -52 -10 -56 L10 -56 C30 -52 36 -30 34 20Z" fill="${cloth}"/><path d="M-7 -66 h14 v14 h-14Z" fill="#4a2414"/><ellipse cy="-80" rx="14" ry="18" fill="#5a2f1a"/><path d="M-15 -82 C-17 -104 17 -104 15 -82 C8 -92 -8 -92 -15 -82Z" fill="#20100a"/></g>`;
  const people = `<g ${blur(sheet, 1.6)}>${guest(90, 1, '#7a3a20')}${guest(178, 1.06, '#5f4a3a')}${guest(488, 1.02, '#6a3226')}<rect x="10" y="690" width="222" height="14" fill="#5a2f16"/><rect x="24" y="704" width="196" height="42" fill="#3f1f0e"/><rect x="426" y="690" width="150" height="14" fill="#5a2f16"/><rect x="438" y="704" width="128" height="42" fill="#3f1f0e"/><circle cx="120" cy="688" r="14" fill="#d5b98a"/><rect x="150" y="672" width="12" height="18" fill="#f0cf9a"/></g>`;
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
  const sitter = (x: number, y: number, s: number, [lit, shaded]: readonly [string, string], turban: string) => {
    const cloth = linearAt(sheet, [-30, 0, 60, 0], `0 ${lit}`, `1 ${shaded}`);
    const skin = linearAt(sheet, [-12, 0, 30, 0], '0 #9a6038', '1 #4a2818');
    return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M40 -6 h22 c8 2 12 6 10 10 h-34Z" fill="#1d120c"/><path d="M-28 -58 C-34 -104 -26 -136 -4 -142 L16 -142 C32 -136 32 -104 26 -74 L58 -66 C66 -62 66 -54 66 -44 L62 -2 L42 -2 L40 -40 L-6 -38 C-22 -40 -28 -48 -28 -58Z" fill="${cloth}"/><path d="M-22 -70 C-8 -62 12 -64 26 -74 M40 -40 C46 -48 54 -56 60 -60" stroke="#000" stroke-opacity=".25" stroke-width="3" fill="none"/><path d="M14 -128 C28 -116 36 -104 46 -98 L66 -108" fill="none" stroke="${shaded}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><circle cx="70" cy="-110" r="8" fill="${skin}"/><path d="M64 -128 h15 l-2 20 h-11Z" fill="#e9b878"/><path d="M0 -150 h14 v14 h-14Z" fill="${skin}"/><path d="M-10 -166 C-10 -184 4 -190 14 -188 C26 -186 30 -174 28 -164 L31 -156 L27 -154 C26 -144 20 -140 10 -141 C-4 -143 -10 -152 -10 -166Z" fill="${skin}"/><path d="M-4 -154 C2 -146 14 -150 26 -152 C27 -142 22 -132 12 -132 C0 -133 -6 -142 -4 -154Z" fill="#1d120c"/><path d="M-15 -168 C-20 -192 0 -206 16 -202 C30 -198 34 -184 29 -174 C16 -182 -2 -180 -15 -168Z" fill="${turban}"/><path d="M-14 -172 C-4 -190 14 -194 30 -182 M-12 -180 C0 -198 14 -200 26 -194" stroke="#000" stroke-opacity=".28" stroke-width="2.500" fill="none"/></g>`;
  };
  return (
    cot(330, 800, 1, '#b3432c') +
    sitter(300, 800, 0.95, ['#fff0d0', '#8a6a5a'], '#e0862a') +
    cot(620, 830, 1.15, '#2f6a8a') +
    sitter(650, 830, 1.08, ['#c9c4c0', '#4a4a6a'], '#7a2f5a') +
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
  return `<path d="M790 780 V380" stroke="#24182a" stroke-width="9"/>${string(620, 440, 790, 384, 26)}${string(500, 352, 790, 384, 22)}${string(-20, 476, 606, 476, 9)}`;
}

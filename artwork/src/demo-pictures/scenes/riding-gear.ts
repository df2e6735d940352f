import { backdrop, blur, clip, linearAt, radialAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks, wisps } from '../texture.ts';

export const ridingGear: Scene = {
  name: 'riding-gear',
  width: 1400,
  height: 1400,
  draw: (sheet) =>
    [
      table(sheet),
      map(sheet),
      gloves(sheet),
      helmet(sheet),
      chai(sheet),
      keys(sheet),
      glasses(sheet),
      torchAndKnife(sheet),
      light(sheet),
    ].join(''),
};

function table(sheet: Sheet): string {
  const planks = repeat(5, (index) => {
    const tone = sheet.pick<readonly [string, string]>([
      ['#7a4e2f', '#5f3a20'],
      ['#6d4427', '#55321a'],
      ['#84583a', '#653f24'],
    ]);
    return `<rect x="${index * 282 - 6}" width="282" height="1400" fill="${linearAt(sheet, [index * 282, 0, index * 282 + 282, 0], `0 ${tone[1]}`, `0.1 ${tone[0]}`, `0.9 ${tone[0]}`, `1 ${tone[1]}`)}"/><rect x="${index * 282 - 8}" width="6" height="1400" fill="#1c0f07"/>`;
  });
  return `${planks}<g opacity=".55">${backdrop(sheet, '#fff', wisps(sheet, { frequency: '0.05 0.0016', octaves: 6 }, '#2a1408', { cover: 0.45, edge: 5 }))}</g>${overlay(backdrop(sheet, '#fff', specks(sheet, { frequency: '0.3 0.02', octaves: 3 })), 0.22)}`;
}

function shadowOf(sheet: Sheet, shape: string, dx = 18, dy = 26, soft = 16): string {
  return `<g transform="translate(${dx} ${dy})" fill="#0c0502" opacity=".6" ${blur(sheet, soft)}>${shape}</g>`;
}

function map(sheet: Sheet): string {
  const sheetShape = '<path d="M-330 -250 L330 -262 L342 240 L-322 256Z"/>';
  const contours = repeat(
    14,
    (index) =>
      `<path d="M${-300 + index * 12} ${-40 + index * 8} c60 ${-90 + index * 4} 170 ${-110 + index * 6} 230 ${-20 + index * 2} s160 60 250 -30" fill="none" stroke="#b08a5a" stroke-opacity=".5" stroke-width="2"/>`,
  );
  return `<g transform="translate(960 330) rotate(9)">${shadowOf(sheet, sheetShape, 12, 16, 9)}<g fill="#efe3c4">${sheetShape}</g><g ${clip(sheet, sheetShape)}><path d="M-340 -120 C-200 -60 -120 -160 20 -110 S260 -190 360 -120 V-280 H-340Z" fill="#cfdcb0"/><path d="M-340 180 C-180 120 -60 220 120 170 S300 190 360 140 V270 H-340Z" fill="#c4d8e6"/>${contours}<path d="M-300 200 C-200 120 -240 40 -120 20 S-20 -90 60 -60 S120 60 200 30 S260 -140 320 -200" fill="none" stroke="#fff" stroke-width="15"/><path d="M-300 200 C-200 120 -240 40 -120 20 S-20 -90 60 -60 S120 60 200 30 S260 -140 320 -200" fill="none" stroke="#d9472a" stroke-width="8"/><path d="M-40 -70 l12 -34 a20 20 0 1 0 -24 0Z" fill="#c9302c"/>${['Manali', 'Keylong', 'Jispa', 'Sarchu', 'Leh'].map((name, index) => `<circle cx="${-270 + index * 132}" cy="${[190, 30, -40, 20, -150][index]}" r="8" fill="#24356b"/><text x="${-256 + index * 132}" y="${([190, 30, -40, 20, -150][index] ?? 0) + 34}" font-family="DejaVu Sans" font-size="25" fill="#3a2a1a">${name}</text>`).join('')}<path d="M-112 -260 V260 M110 -264 V250" stroke="#7a5a30" stroke-opacity=".35" stroke-width="5"/><path d="M-340 -2 H350" stroke="#7a5a30" stroke-opacity=".3" stroke-width="5"/></g></g>`;
}

const shell =
  'M-250 60 C-262 -120 -150 -262 20 -268 C190 -270 292 -140 288 20 C286 110 262 176 226 222 C190 240 120 246 60 240 C40 200 -20 170 -90 168 C-150 168 -200 180 -232 170 C-246 140 -249 100 -250 60Z';

function helmet(sheet: Sheet): string {
  const shape = `<path d="${shell}"/>`;
  const paint = radialAt(sheet, [-40, -160, 470], '0 #fff3d6', '0.35 #f3e2bd', '0.7 #c9ad7a', '1 #6a5230');
  const visor =
    'M-246 60 C-244 -10 -200 -70 -120 -84 C-60 -90 0 -60 20 -6 C34 40 24 90 -10 120 C-90 128 -180 128 -238 112Z';
  return (
    `<g transform="translate(440 960) rotate(-14) scale(1.120)">${shadowOf(sheet, shape, 30, 40, 26)}<path d="${shell}" fill="${paint}" stroke="#3a2a14" stroke-width="3"/><g ${clip(sheet, shape)}><path d="M-60 -300 C20 -220 60 -60 40 260 L86 260 C112 -60 74 -220 -2 -300Z" fill="#a5372a"/><path d="M-78 -300 C2 -220 42 -60 22 260 L32 260 C52 -60 12 -220 -66 -300Z M6 -300 C86 -220 126 -60 104 260 L114 260 C136 -60 96 -220 18 -300Z" fill="#2b2018" opacity=".8"/><path d="M-200 -120 C-140 -230 -30 -262 60 -250" fill="none" stroke="#fff" stroke-width="34" stroke-linecap="round" opacity=".55" ${blur(sheet, 12)}/><path d="M290 0 C290 120 250 220 200 260 L290 260Z" fill="#2a1a0a" opacity=".45" ${blur(sheet, 18)}/></g>` +
    `<path d="${visor}" fill="${linearAt(sheet, [-240, -80, 20, 130], '0 #8fb0c8', '0.25 #27323e', '0.6 #0c1016', '1 #3a5468')}" stroke="#15110c" stroke-width="7"/><path d="M-214 30 C-200 -24 -160 -58 -112 -64" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".75"/><path d="M-160 104 L-60 -70 L-30 -60 L-120 112Z" fill="#fff" opacity=".16"/><circle cx="60" cy="10" r="27" fill="${radialAt(sheet, [52, 2, 36], '0 #d5dbe0', '1 #3a3f46')}" stroke="#15110c" stroke-width="4"/><circle cx="60" cy="10" r="9" fill="#15110c"/><path d="M-236 172 C-180 186 -90 162 -10 196 C20 210 44 226 60 242" fill="none" stroke="#15110c" stroke-width="16" stroke-linecap="round"/><path d="M150 236 C170 300 130 350 60 372" fill="none" stroke="#1a1410" stroke-width="22" stroke-linecap="round"/><rect x="30" y="356" width="54" height="34" rx="6" fill="#b9bfc6" stroke="#2a2a2a" stroke-width="3" transform="rotate(-16 57 373)"/></g>`
  );
}

function glove(sheet: Sheet): string {
  const finger = (x: number, y: number, length: number, turn: number) =>
    `<rect x="-34" y="${-length}" width="68" height="${length + 60}" rx="34" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  const hand = `<path d="M-118 40 C-124 -40 -116 -90 -104 -108 L112 -108 C122 -80 126 -20 118 50 C112 100 104 150 100 200 L-96 200 C-104 150 -114 100 -118 40Z"/>${finger(-78, -90, 150, -7)}${finger(-22, -104, 186, -2)}${finger(36, -104, 176, 3)}${finger(88, -90, 132, 9)}${finger(-112, 60, 128, -42)}<rect x="-108" y="180" width="216" height="120" rx="22"/>`;
  const leather = linearAt(sheet, [-120, -280, 140, 300], '0 #b0703c', '0.45 #84491f', '1 #45220c');
  const seams = [
    [-78, -90, 150, -7],
    [-22, -104, 186, -2],
    [36, -104, 176, 3],
    [88, -90, 132, 9],
  ]
    .map(
      ([x = 0, y = 0, length = 0, turn = 0]) =>
        `<path d="M0 ${-length + 34} V20" transform="translate(${x} ${y}) rotate(${turn})" stroke="#e0a76a" stroke-opacity=".7" stroke-width="3" stroke-dasharray="8 7"/><path d="M-20 ${-length * 0.5} h40" transform="translate(${x} ${y}) rotate(${turn})" stroke="#2a1206" stroke-opacity=".5" stroke-width="6"/>`,
    )
    .join('');
  return `${shadowOf(sheet, hand, 16, 22, 13)}<g fill="${leather}" stroke="#2a1206" stroke-width="4">${hand}</g><path d="M-88 -30 C-40 -66 50 -66 96 -30 C92 20 80 50 0 56 C-70 52 -86 20 -88 -30Z" fill="#2e2119" stroke="#e0a76a" stroke-opacity=".6" stroke-width="3" stroke-dasharray="9 7"/><path d="M-56 -34 C-20 -52 40 -52 70 -30" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9" stroke-linecap="round"/>${seams}<path d="M-104 196 H104" stroke="#2a1206" stroke-width="7"/><rect x="-64" y="216" width="128" height="40" rx="8" fill="#1d1712"/><rect x="30" y="212" width="30" height="48" rx="6" fill="#c9a45a"/><g fill="#fff" opacity=".1"><ellipse cx="-50" cy="110" rx="34" ry="60"/></g>`;
}

function gloves(sheet: Sheet): string {
  return `<g transform="translate(1010 870) rotate(28) scale(.860)">${glove(sheet)}</g><g transform="translate(880 1010) rotate(6) scale(-.860 .860)">${glove(sheet)}</g>`;
}

/** A glass of tea from above. */
function chai(sheet: Sheet): string {
  return `<g transform="translate(300 290)">${shadowOf(sheet, '<circle r="140"/>', 26, 36, 20)}<circle r="150" fill="${radialAt(sheet, [-50, -60, 220], '0 #f6f2ea', '0.6 #d8d0c0', '1 #8a7f6c')}"/><circle r="118" fill="none" stroke="#b3432c" stroke-width="6"/><circle r="98" fill="#e9e4d8" opacity=".9"/><circle r="92" fill="${radialAt(sheet, [-20, -24, 120], '0 #dba268', '0.6 #bd7b42', '1 #7d4a22')}"/><circle r="92" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7"/>${repeat(
    16,
    () => {
      const turn = sheet.between(0, 6.28);
      const far = sheet.between(60, 84);
      return `<circle cx="${round(Math.cos(turn) * far)}" cy="${round(Math.sin(turn) * far)}" r="${round(sheet.between(3, 8))}" fill="#f0cfa0" opacity=".8"/>`;
    },
  )}<path d="M-60 -40 C-40 -70 -10 -78 20 -74" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/></g><g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="18" stroke-linecap="round" ${blur(sheet, 10)}><path d="M280 250 c-40 -60 40 -100 0 -170 M330 260 c40 -60 -30 -100 20 -160"/></g>`;
}

function keys(sheet: Sheet): string {
  const steel = linearAt(sheet, [0, -40, 0, 40], '0 #f4f6f8', '0.5 #9aa2ab', '1 #4a5058');
  const key = `<path d="M-40 -34 a40 40 0 1 0 0 68 l10 -14 h150 l16 -18 -14 -12 -14 10 -14 -12 -14 12 -16 -12 -14 14 h-66Z M-62 0 a13 13 0 1 1 .1 0Z" fill-rule="evenodd"/>`;
  return `<g transform="translate(1150 1200) rotate(-24)">${shadowOf(sheet, key, 8, 10, 6)}<g fill="${steel}" stroke="#2b2f36" stroke-width="2">${key}</g><circle cx="-92" cy="0" r="44" fill="none" stroke="#c9ced4" stroke-width="7"/><path d="M-130 20 l-60 60 l-20 90 l70 -20 l52 -70Z" fill="#a5372a" stroke="#4a120a" stroke-width="4"/><path d="M-182 96 l-10 50 l40 -12" fill="none" stroke="#ffd08a" stroke-width="4" stroke-dasharray="7 5"/></g>`;
}

function glasses(sheet: Sheet): string {
  const lens = (x: number) =>
    `<path d="M${x - 92} -40 C${x - 60} -66 ${x + 60} -66 ${x + 92} -40 C${x + 98} 20 ${x + 66} 66 ${x + 4} 68 C${x - 60} 68 ${x - 96} 20 ${x - 92} -40Z"/>`;
  const frame = `${lens(-112)}${lens(112)}`;
  return `<g transform="translate(540 590) rotate(7) scale(.760)">${shadowOf(sheet, frame, 14, 22, 9)}<path d="M-200 -40 C-230 -120 -180 -200 -60 -214 M200 -40 C240 -120 190 -200 70 -214" fill="none" stroke="#c9a45a" stroke-width="8"/><g fill="${linearAt(sheet, [-200, -60, 200, 70], '0 #4a6a5a', '0.5 #16241f', '1 #6a8a5a')}" stroke="#d8b566" stroke-width="8">${frame}</g><path d="M-20 -34 C-8 -48 8 -48 20 -34" fill="none" stroke="#d8b566" stroke-width="8"/><path d="M-170 20 L-110 -48 M54 20 L114 -48" stroke="#fff" stroke-opacity=".35" stroke-width="16"/></g>`;
}

function torchAndKnife(sheet: Sheet): string {
  const body =
    '<rect x="-140" y="-34" width="220" height="68" rx="14"/><rect x="70" y="-46" width="70" height="92" rx="14"/>';
  return `<g transform="translate(180 1270) rotate(-20)">${shadowOf(sheet, body, 10, 14, 8)}<g fill="${linearAt(sheet, [0, -46, 0, 46], '0 #5a626d', '0.35 #23272d', '1 #08090b')}">${body}</g>${repeat(10, (index) => `<rect x="${-110 + index * 14}" y="-34" width="6" height="68" fill="#000" opacity=".4"/>`)}<rect x="132" y="-42" width="12" height="84" rx="4" fill="#dfe8ee"/><circle cx="48" cy="0" r="10" fill="#f0a41c"/></g>`;
}

function light(sheet: Sheet): string {
  return `<path d="M-100 500 L600 -100 L1000 -100 L-100 900Z" fill="#fff3d0" opacity=".12" ${blur(sheet, 40)}/><rect width="1400" height="1400" fill="${linearAt(sheet, [0, 0, 1400, 1400], '0 #ffe9b8 0.6', '0.5 #ffe9b8 0', '1 #10041a 0.6')}" style="mix-blend-mode:soft-light"/>`;
}

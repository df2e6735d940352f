import { blur, glow, linear, linearAt } from '../paint.ts';
import { repeat, type Sheet } from '../sheet.ts';

interface EndLook {
  paint: readonly [string, string, string];
  areLampsLit: boolean;
  plate: string;
}

/** A hatchback from behind, in centimetres: 172 wide, 153 high, centred at x = 0, the ground at y = 0. */
export function hatchbackFromBehind(
  sheet: Sheet,
  { paint: [lit, middle, shaded], areLampsLit, plate }: EndLook,
): string {
  const paint = linearAt(sheet, [0, -152, 0, -20], `0 ${lit}`, `0.4 ${middle}`, `1 ${shaded}`);
  const glass = linear(sheet, [0, 0, 0.3, 1], '0 #3b4a5c', '0.5 #141b25', '1 #070a0f');
  const tyres =
    '<rect x="-80" y="-34" width="22" height="34" rx="5" fill="#0a0b0c"/><rect x="58" y="-34" width="22" height="34" rx="5" fill="#0a0b0c"/>';
  return [
    tyres,
    `<path d="M-58 -150 C-30 -154 30 -154 58 -150 C64 -146 70 -126 74 -104 C82 -98 86 -84 86 -64 L85 -34 C84 -24 80 -20 72 -19 L-72 -19 C-80 -20 -84 -24 -85 -34 L-86 -64 C-86 -84 -82 -98 -74 -104 C-70 -126 -64 -146 -58 -150Z" fill="${paint}" stroke="#050608" stroke-opacity=".6" stroke-width=".8"/>`,
    '<path d="M-62 -147 C-30 -152 30 -152 62 -147 L60 -143 C30 -147 -30 -147 -60 -143Z" fill="#0c0d10"/><rect x="-12" y="-147" width="24" height="2.400" rx="1" fill="#d61f1f"/>',
    `<path d="M-54 -140 C-30 -143 30 -143 54 -140 C58 -130 62 -118 64 -104 C40 -100 -40 -100 -64 -104 C-62 -118 -58 -130 -54 -140Z" fill="${glass}" stroke="#040506" stroke-width="1.600"/>`,
    '<path d="M-34 -101 C-36 -116 -30 -122 -20 -122 C-10 -122 -6 -116 -6 -101Z M10 -101 C8 -116 14 -122 24 -122 C34 -122 38 -116 36 -101Z" fill="#020304" opacity=".75"/>',
    '<path d="M-46 -104 L-6 -111" stroke="#16181c" stroke-width="2"/><path d="M-90 -106 C-96 -108 -98 -100 -95 -94 L-80 -96Z M90 -106 C96 -108 98 -100 95 -94 L80 -96Z" fill="#101216"/>',
    `<path d="M-66 -92 C-30 -88 30 -88 66 -92 L62 -62 C30 -58 -30 -58 -62 -62Z" fill="none" stroke="#050608" stroke-opacity=".55" stroke-width="1"/><path d="M-60 -96 C-30 -93 30 -93 60 -96" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none"/>`,
    rearLamps(sheet, areLampsLit),
    plateMarkup(0, -76, plate),
    '<path d="M-84 -46 C-40 -42 40 -42 84 -46 L83 -30 C82 -22 78 -19 72 -19 L-72 -19 C-78 -19 -82 -22 -83 -30Z" fill="#131519"/><path d="M-80 -54 C-40 -50 40 -50 80 -54" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.600"/><rect x="-76" y="-38" width="16" height="5" rx="2" fill="#a01818"/><rect x="60" y="-38" width="16" height="5" rx="2" fill="#a01818"/>',
  ].join('');
}

function rearLamps(sheet: Sheet, areLit: boolean): string {
  const lamp =
    '<path d="M62 -102 C70 -104 78 -100 82 -92 C85 -84 86 -74 85 -66 C78 -64 72 -68 70 -76 C68 -86 64 -92 62 -102Z"';
  const lens = linear(
    sheet,
    [0, 0, 1, 1],
    `0 ${areLit ? '#ff8a70' : '#c42a24'}`,
    `0.5 ${areLit ? '#ff2a1c' : '#8f1512'}`,
    '1 #5a0908',
  );
  const one = `${lamp} fill="${lens}" stroke="#1a0303" stroke-width="1"/><path d="M68 -96 C74 -94 79 -86 80 -74" fill="none" stroke="${areLit ? '#ffd9c8' : '#e9857a'}" stroke-width="2.400" stroke-linecap="round"/><path d="M72 -74 C76 -70 80 -70 83 -72" stroke="#ffb04a" stroke-width="2.400" fill="none"/>`;
  const light = areLit ? `${glow(sheet, [76, -84, 70], '#ff2b18', 0.85)}` : '';
  return `<g>${one}${light}</g><g transform="scale(-1 1)">${one}${light}</g>`;
}

function plateMarkup(x: number, y: number, text: string): string {
  return `<rect x="${x - 25}" y="${y - 6}" width="50" height="12" rx="1.500" fill="#f7f5ee" stroke="#222" stroke-width=".7"/><text x="${x}" y="${y + 2.2}" font-family="DejaVu Sans" font-weight="bold" font-size="5.800" text-anchor="middle" fill="#16181c">${text}</text>`;
}

/** The same hatchback from the front. */
export function hatchbackFromFront(
  sheet: Sheet,
  { paint: [lit, middle, shaded], areLampsLit, plate }: EndLook,
): string {
  const paint = linearAt(sheet, [0, -152, 0, -20], `0 ${lit}`, `0.45 ${middle}`, `1 ${shaded}`);
  const glass = linear(sheet, [0, 0, 0, 1], '0 #c3d6e2', '0.35 #6f8798', '1 #1a232c');
  return [
    '<rect x="-80" y="-34" width="23" height="34" rx="5" fill="#0a0b0c"/><rect x="57" y="-34" width="23" height="34" rx="5" fill="#0a0b0c"/>',
    `<path d="M-54 -150 C-30 -154 30 -154 54 -150 C64 -138 72 -118 77 -100 C84 -92 87 -78 87 -62 L86 -34 C85 -24 80 -20 72 -19 L-72 -19 C-80 -20 -85 -24 -86 -34 L-87 -62 C-87 -78 -84 -92 -77 -100 C-72 -118 -64 -138 -54 -150Z" fill="${paint}" stroke="#050608" stroke-opacity=".55" stroke-width=".8"/>`,
    `<path d="M-49 -143 C-28 -147 28 -147 49 -143 C58 -132 65 -116 70 -101 C40 -96 -40 -96 -70 -101 C-65 -116 -58 -132 -49 -143Z" fill="${glass}" stroke="#060709" stroke-width="1.600"/>`,
    '<path d="M-46 -99 C-46 -116 -40 -122 -30 -122 C-20 -122 -16 -114 -16 -98Z M16 -98 C16 -114 20 -122 30 -122 C40 -122 46 -116 46 -99Z" fill="#07090c" opacity=".5"/><path d="M-6 -142 L-3 -136 L9 -136 L12 -142Z" fill="#0b0d10"/><circle cx="31" cy="-103" r="10" fill="none" stroke="#0b0d10" stroke-width="2"/>',
    '<path d="M-64 -99 L-10 -103 M-4 -98 L44 -105" stroke="#0d0f12" stroke-width="1.800"/><path d="M-40 -146 L-62 -100 L-34 -98 L-20 -147Z" fill="#fff" opacity=".16"/>',
    `<path d="M-79 -104 C-90 -108 -96 -104 -96 -97 C-94 -91 -86 -90 -78 -93Z M79 -104 C90 -108 96 -104 96 -97 C94 -91 86 -90 78 -93Z" fill="${middle}" stroke="#060709" stroke-width="1"/>`,
    `<path d="M-68 -94 C-40 -90 40 -90 68 -94 L60 -72 C30 -66 -30 -66 -60 -72Z" fill="${lit}" opacity=".45"/><path d="M-44 -92 C-40 -82 -34 -74 -28 -70 M44 -92 C40 -82 34 -74 28 -70" stroke="#050608" stroke-opacity=".35" stroke-width="1" fill="none"/>`,
    frontLamps(sheet, areLampsLit),
    `<path d="M-50 -66 C-20 -62 20 -62 50 -66 L46 -56 C20 -52 -20 -52 -46 -56Z" fill="#0d0f12"/>${repeat(3, (i) => `<path d="M${-47 + i} ${-63.5 + i * 3} C-20 ${-59.5 + i * 3} 20 ${-59.5 + i * 3} ${47 - i} ${-63.5 + i * 3}" stroke="#6a727b" stroke-width=".8" fill="none"/>`)}`,
    '<path d="M-56 -42 C-20 -38 20 -38 56 -42 L50 -26 L-50 -26Z" fill="#0d0f12"/><path d="M-86 -44 L-68 -44 L-64 -30 L-84 -30Z M86 -44 L68 -44 L64 -30 L84 -30Z" fill="#101216"/><circle cx="-75" cy="-37" r="4.600" fill="#cfd8de"/><circle cx="75" cy="-37" r="4.600" fill="#cfd8de"/>',
    plateMarkup(0, -46, plate),
    '<path d="M-80 -50 C-40 -46 40 -46 80 -50" stroke="#fff" stroke-opacity=".3" stroke-width="1.600" fill="none"/>',
  ].join('');
}

function frontLamps(sheet: Sheet, areLit: boolean): string {
  const lens = linear(sheet, [0, 0, 1, 1], '0 #fbfdff', '0.5 #8fa2af', '1 #e3ebf0');
  const one = `<path d="M56 -76 C66 -86 76 -90 84 -86 C87 -76 86 -66 82 -60 C72 -60 60 -64 52 -68Z" fill="${areLit ? '#fff6d6' : lens}" stroke="#101216" stroke-width="1.200"/><circle cx="72" cy="-73" r="6" fill="#dfe8ee" stroke="#4d565e" stroke-width="1"/><circle cx="72" cy="-73" r="3" fill="#fff"/>`;
  const light = areLit ? glow(sheet, [72, -73, 60], '#fff2c8', 0.9) : '';
  return `<g>${one}${light}</g><g transform="scale(-1 1)">${one}${light}</g>`;
}

/** The dark shadow on the ground below a car. */
export function underShadow(sheet: Sheet, half: number, strength = 0.7): string {
  return `<ellipse cx="0" cy="0" rx="${half}" ry="${half * 0.07}" fill="#000" opacity="${strength}" ${blur(sheet, 5)}/>`;
}

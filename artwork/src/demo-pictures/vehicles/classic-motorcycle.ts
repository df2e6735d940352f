import { across, down, linear, linearAt } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';
import { spokedWheel } from './wheel.ts';

interface Colours {
  /** Tank and mudguards: lit, middle and shaded colour. */
  paint: readonly [string, string, string];
  line: string;
  hasLuggage?: boolean;
}

const rear = { x: -69.5, y: -32.5, r: 32.5 };
const front = { x: 69.5, y: -33, r: 33 };

/**
 * A single-cylinder classic from its right side, in centimetres: the ground is y = 0, the front is on the right, and x
 * = 0 is midway between the wheels (wheelbase 139, height 109).
 */
export function classicMotorcycle(sheet: Sheet, colours: Colours): string {
  const chrome = linear(
    sheet,
    [0, 0, 0, 1],
    '0 #f7f9fb',
    '0.25 #aab2ba',
    '0.45 #4a5058',
    '0.55 #dfe5ea',
    '0.8 #8e969e',
    '1 #41464d',
  );
  const paint = linear(
    sheet,
    [0, 0, 0, 1],
    `0 ${colours.paint[0]}`,
    `0.45 ${colours.paint[1]}`,
    `1 ${colours.paint[2]}`,
  );
  return [
    colours.hasLuggage ? luggage(sheet) : '',
    rearPart(sheet, paint, chrome),
    spokedWheel(sheet, rear, 'drum'),
    shock(chrome),
    spokedWheel(sheet, front, 'disc'),
    frontPart(sheet, paint, chrome),
    frame(),
    engine(sheet, chrome),
    exhaust(chrome),
    sidePanel(paint, colours.line),
    seat(sheet),
    tank(sheet, paint, colours),
    cockpit(sheet, chrome, paint),
    colours.hasLuggage ? pannier(sheet) : '',
  ].join('');
}

function rearPart(_sheet: Sheet, paint: string, chrome: string): string {
  return (
    `<path d="M-36 -58 C-44 -72 -62 -76 -78 -70 C-95 -64 -107 -50 -108 -33 L-104 -33 C-103 -48 -92 -60 -77 -66 C-62 -70 -48 -66 -40 -56Z" fill="${paint}" stroke="#0008" stroke-width=".5"/>` +
    `<path d="M-92 -70 L-104 -74 L-107 -66 L-97 -62Z" fill="#3a3d42"/><ellipse cx="-106" cy="-69.5" rx="2.4" ry="4.4" fill="#d6291f"/><ellipse cx="-106.6" cy="-71" rx="1" ry="1.8" fill="#ff9c8f"/>` +
    `<path d="M-101 -60 L-111 -56 L-110 -44 L-102 -47Z" fill="#efe9d8" stroke="#2228" stroke-width=".6"/>` +
    `<path d="M-60 -74 L-92 -70" stroke="${chrome}" stroke-width="2.2" fill="none"/>`
  );
}

function shock(chrome: string): string {
  const coils = repeat(10, (index) => {
    const along = 0.14 + index * 0.062;
    const x = -43 - 24 * along;
    const y = -74 + 38 * along;
    return `<line x1="${round(x - 4.6)}" y1="${round(y - 0.6)}" x2="${round(x + 3.2)}" y2="${round(y + 3.2)}" stroke="#d9dee3" stroke-width="1.7" stroke-linecap="round"/>`;
  });
  return (
    `<path d="M-16 -36 L-69 -33 L-69 -29 L-16 -31Z" fill="#17181b"/><circle cx="-69.5" cy="-32.5" r="3" fill="#c9ced4"/>` +
    `<path d="M-43 -75 L-67 -36" stroke="#1a1b1e" stroke-width="6"/>${coils}<path d="M-40 -77 L-47 -66" stroke="${chrome}" stroke-width="8" stroke-linecap="round"/>`
  );
}

function frontPart(_sheet: Sheet, paint: string, chrome: string): string {
  return (
    `<path d="M36 -48 C40 -66 54 -74 70 -73 C88 -72 101 -60 104 -43 L100 -43 C96 -57 85 -67 70 -68.5 C57 -69 46 -62 40.500 -47Z" fill="${paint}" stroke="#0008" stroke-width=".5"/>` +
    `<path d="M70 -33 L96 -54 M70 -33 L46 -58" stroke="${chrome}" stroke-width="1.4"/>` +
    `<path d="M46 -93 L59 -62" stroke="#1d1e21" stroke-width="7.4"/>${repeat(7, (i) => `<line x1="${round(43.6 + i * 1.75)}" y1="${round(-87.6 + i * 4)}" x2="${round(51 + i * 1.75)}" y2="${round(-90.4 + i * 4)}" stroke="#000" stroke-width="1"/>`)}` +
    `<path d="M58 -65 L71 -33" stroke="${chrome}" stroke-width="6.4" stroke-linecap="round"/><path d="M57 -65 L69.500 -34" stroke="#fff" stroke-opacity=".7" stroke-width="1"/>` +
    `<path d="M58 -41 L66 -37 L64 -25 L56 -28Z" fill="#23262a"/><circle cx="69.5" cy="-33" r="3.6" fill="#d5dae0" stroke="#333" stroke-width=".7"/>`
  );
}

function frame(): string {
  return (
    '<g fill="none" stroke="#131416" stroke-linecap="round" stroke-linejoin="round"><path d="M46 -84 L30 -34 C28 -26 20 -23 10 -23 L-22 -24" stroke-width="4.600"/>' +
    '<path d="M-20 -26 L-22 -72 L-60 -73 M-22 -72 L40 -82" stroke-width="4.200"/><path d="M-20 -32 L-46 -70" stroke-width="3.400"/></g>' +
    '<path d="M45 -83 L29.500 -35" stroke="#fff" stroke-opacity=".25" stroke-width="1"/>'
  );
}

function engine(sheet: Sheet, chrome: string): string {
  const cases = linearAt(sheet, [0, -54, 0, -18], '0 #f3f5f7', '0.3 #b5bcc4', '0.6 #7b828a', '1 #34383d');
  const fins = repeat(9, (index) => {
    const y = -57 - index * 2.9;
    const half = index > 6 ? 10.5 : 12;
    return `<rect x="${round(12 - half + index * 0.45)}" y="${round(y)}" width="${half * 2}" height="1.7" rx=".8" fill="${index % 2 ? '#9aa1a9' : '#c7cdd3'}"/>`;
  });
  return (
    `<path d="M2 -54 L5 -84 L26 -84 L24 -54Z" fill="#24272b"/>${fins}` +
    `<path d="M5 -83 L8 -88 L23 -88 L27 -83Z" fill="${cases}"/><path d="M3 -52 L7.500 -82 M9 -52 L12.500 -82" stroke="${chrome}" stroke-width="2.200"/>` +
    `<path d="M-26 -44 C-26 -52 -18 -55 -8 -55 L20 -56 C30 -56 34 -48 33 -40 C32 -28 24 -20 12 -20 L-14 -20 C-24 -20 -27 -30 -26 -44Z" fill="${cases}" stroke="#2b2e33" stroke-width=".8"/>` +
    `<path d="M-22 -41 C-22 -47 -17 -50 -11 -49 L18 -47 C26 -46 29 -40 28 -35 C26 -28 20 -25 12 -25 L-10 -26 C-18 -27 -22 -33 -22 -41Z" fill="${chrome}" opacity=".55"/>` +
    `<circle cx="16" cy="-38" r="8.500" fill="${cases}" stroke="#3a3e44" stroke-width=".8"/><circle cx="16" cy="-38" r="5" fill="none" stroke="#50565d" stroke-width=".8"/>` +
    `<circle cx="-10" cy="-37" r="6.500" fill="${cases}" stroke="#3a3e44" stroke-width=".7"/><path d="M-16 -30 L-2 -26 L4 -26" stroke="#24272b" stroke-width="1.800" fill="none"/>` +
    '<path d="M4 -22 L6 -17 L15 -17" stroke="#1a1b1e" stroke-width="2.600" fill="none" stroke-linecap="round"/>' +
    '<path d="M-2 -76 C-10 -78 -18 -74 -20 -66" stroke="#1a1b1e" stroke-width="7" fill="none"/><rect x="-7" y="-82" width="9" height="11" rx="2" fill="#b5bcc4"/>'
  );
}

function exhaust(chrome: string): string {
  return (
    `<path d="M25 -80 C38 -80 39 -64 34 -48 C30 -33 25 -23 12 -22 L-30 -25" fill="none" stroke="#2a2c30" stroke-width="6"/>` +
    '<path d="M25 -80 C38 -80 39 -64 34 -48 C30 -33 25 -23 12 -22 L-30 -25" fill="none" stroke="#c9cfd5" stroke-width="4.400"/>' +
    '<path d="M26 -81 C37 -80 37.500 -64 33 -48 C29 -34 24 -24 12 -23 L-30 -26" fill="none" stroke="#fff" stroke-width="1.100" opacity=".9"/>' +
    `<path d="M-28 -22 C-32 -21.500 -36 -21 -42 -21 L-98 -28 C-101 -29 -101 -35 -98 -35.500 L-42 -32 C-36 -31 -32 -29 -28 -28Z" fill="${chrome}" stroke="#2b2e33" stroke-width=".5"/>` +
    '<ellipse cx="-98.500" cy="-31.800" rx="1.600" ry="3.400" fill="#111"/>'
  );
}

function sidePanel(paint: string, line: string): string {
  return (
    `<path d="M-22 -70 C-36 -72 -47 -68 -48 -62 C-46 -52 -38 -44 -28 -43 C-21 -45 -18 -52 -17 -58 C-17 -64 -18 -68 -22 -70Z" fill="${paint}" stroke="#0009" stroke-width=".6"/>` +
    `<path d="M-23 -66 C-34 -68 -42 -65 -43 -61 C-41 -54 -35 -48 -28 -47.500" fill="none" stroke="${line}" stroke-width=".8"/>`
  );
}

function seat(sheet: Sheet): string {
  const leather = down(sheet, '0 #7a4a2b', '0.35 #55311b', '1 #24130a');
  return (
    `<path d="M-10 -83 C-16 -86 -24 -88 -34 -87 C-42 -86 -46 -90 -54 -92 C-66 -94 -80 -92 -86 -87 C-90 -83 -88 -79 -82 -78 L-50 -76 L-14 -75 C-9 -76 -7 -80 -10 -83Z" fill="${leather}" stroke="#150b06" stroke-width=".7"/>` +
    '<path d="M-13 -82 C-22 -85 -30 -85 -38 -84 C-46 -84 -50 -88 -58 -89 C-68 -90 -78 -89 -83 -86" fill="none" stroke="#d9a877" stroke-opacity=".65" stroke-width=".9"/>' +
    '<path d="M-48 -89 L-49 -77" stroke="#1a0d06" stroke-width=".9"/>'
  );
}

function tank(sheet: Sheet, paint: string, { line }: Colours): string {
  const shine = across(sheet, '0 #fff 0', '0.4 #fff 0.75', '1 #fff 0');
  return (
    `<path d="M45 -88 C47 -97 40 -104 26 -105 C8 -106 -7 -99 -15 -87 C-16 -82 -9 -79 0 -78.500 L36 -80 C42 -80.500 44 -84 45 -88Z" fill="${paint}" stroke="#000a" stroke-width=".7"/>` +
    `<path d="M38 -86 C36 -95 20 -98 8 -94 C0 -91 -5 -88 -7 -84 C-2 -82 10 -82 20 -82.500 C32 -83 38 -83 38 -86Z" fill="#000" fill-opacity=".28" stroke="${line}" stroke-width=".8"/>` +
    `<path d="M40 -98 C32 -104 14 -104 -2 -96" fill="none" stroke="${shine}" stroke-width="2.600" stroke-linecap="round"/>` +
    `<ellipse cx="17" cy="-88.500" rx="7.500" ry="3.600" fill="none" stroke="${line}" stroke-width="1"/><path d="M11 -88.500 L23 -88.500" stroke="${line}" stroke-width="1"/><ellipse cx="16" cy="-105.500" rx="4" ry="1.400" fill="#c8ced4"/>`
  );
}

function cockpit(sheet: Sheet, chrome: string, paint: string): string {
  const lens = linear(sheet, [0, 0, 0, 1], '0 #fff', '0.5 #dfe9ef', '1 #8fa2ad');
  return (
    `<path d="M44 -96 C46 -104 54 -107 62 -106 C68 -105 72 -101 72 -94 C72 -87 68 -83 62 -83 C54 -84 45 -88 44 -96Z" fill="${paint}" stroke="#0009" stroke-width=".6"/>` +
    `<path d="M69 -104 C74 -103 77 -99 77 -94 C77 -89 74 -85 69 -84 C72 -90 72 -98 69 -104Z" fill="${lens}" stroke="${chrome}" stroke-width="1.400"/>` +
    `<circle cx="60" cy="-79" r="3.400" fill="#f0922b" stroke="#5b3208" stroke-width=".6"/>` +
    `<path d="M50 -104 C48 -112 42 -115 34 -113 L24 -110" fill="none" stroke="${chrome}" stroke-width="2.600" stroke-linecap="round"/><path d="M33 -113 L21 -109.500" stroke="#141517" stroke-width="4.400" stroke-linecap="round"/>` +
    `<path d="M40 -114 L44 -128" stroke="#23262a" stroke-width="1.400"/><ellipse cx="45" cy="-133" rx="5.200" ry="5.800" fill="${chrome}" stroke="#2b2e33" stroke-width=".7"/><ellipse cx="44.400" cy="-133" rx="3.600" ry="4.200" fill="#7f97a8"/>` +
    '<path d="M46 -107 C52 -112 58 -112 62 -107" fill="#2a2d31"/><path d="M36 -115 L50 -110" stroke="#3a3e44" stroke-width="1.400"/>'
  );
}

function luggage(sheet: Sheet): string {
  const roll = linear(sheet, [0, 0, 0, 1], '0 #c98a43', '0.5 #8f5a27', '1 #4f2e12');
  return (
    `<path d="M-56 -92 L-98 -88 L-98 -84 L-56 -84Z" fill="#1b1c1f"/><rect x="-100" y="-114" width="46" height="24" rx="7" fill="${down(sheet, '0 #5c6b46', '0.5 #3f4d30', '1 #222b1a')}"/>` +
    `<rect x="-95" y="-129" width="36" height="17" rx="8.500" fill="${roll}"/><path d="M-88 -129 L-88 -90 M-66 -129 L-66 -90" stroke="#1c140b" stroke-width="2"/><circle cx="-59.500" cy="-120.500" r="7" fill="#7a4a20"/><circle cx="-59.500" cy="-120.500" r="3.600" fill="none" stroke="#c98a43" stroke-width="1.200"/>`
  );
}

function pannier(sheet: Sheet): string {
  return (
    `<path d="M-88 -76 L-50 -74 L-50 -48 C-50 -45 -52 -43 -55 -43 L-82 -46 C-86 -46 -88 -49 -88 -52Z" fill="${linear(sheet, [0, 0, 0, 1], '0 #76663f', '0.5 #574a2c', '1 #2c2514')}" stroke="#1b160b" stroke-width=".8"/>` +
    '<path d="M-88 -70 L-50 -67 L-51 -58 L-87 -61Z" fill="#6d5e39" stroke="#1b160b" stroke-width=".6"/><path d="M-78 -71 L-78 -52 M-60 -69 L-60 -50" stroke="#2b200f" stroke-width="2.400"/><rect x="-80" y="-58" width="4" height="4" fill="#d8c48a"/><rect x="-62" y="-56" width="4" height="4" fill="#d8c48a"/>'
  );
}

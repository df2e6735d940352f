import { down, linearAt } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';
import { steelWheel } from './wheel.ts';

interface TruckLook {
  cab: readonly [string, string, string];
  load: readonly [string, string];
  areLampsLit?: boolean;
}

/**
 * A hand-painted long-distance truck from its right side, in centimetres: 720 long, 310 high, its front on the right.
 */
export function paintedTruck(sheet: Sheet, { cab: [lit, middle, shaded], load, areLampsLit }: TruckLook): string {
  const cabPaint = linearAt(sheet, [0, -300, 0, -50], `0 ${lit}`, `0.5 ${middle}`, `1 ${shaded}`);
  const side = linearAt(sheet, [0, -270, 0, -90], `0 ${load[0]}`, `1 ${load[1]}`);
  return [
    '<path d="M-350 -96 L350 -96 L350 -70 L-350 -70Z" fill="#131210"/><path d="M-60 -78 L60 -78 L52 -36 L-52 -36Z" fill="#26221d" stroke="#000" stroke-width="1"/>',
    `<path d="M-362 -268 L152 -268 L152 -92 L-362 -92Z" fill="${side}" stroke="#1c0f06" stroke-width="2"/>`,
    planks(),
    `<path d="M-366 -276 C-300 -330 -200 -318 -120 -326 C-40 -336 60 -320 156 -276Z" fill="${down(sheet, '0 #8a7f5c', '1 #4a432f')}"/><path d="M-340 -280 C-330 -310 -318 -316 -300 -318 M-200 -276 L-196 -320 M-60 -276 L-56 -328 M80 -276 L70 -314" stroke="#332d1e" stroke-width="3" fill="none"/>`,
    garland(),
    `<path d="M166 -80 L166 -284 C168 -296 176 -302 190 -302 L318 -298 C334 -297 342 -290 345 -276 L358 -176 L362 -84 C362 -76 358 -72 350 -72 L174 -72Z" fill="${cabPaint}" stroke="#1c0f06" stroke-width="2"/>`,
    windows(sheet),
    cabArt(middle),
    lamps(areLampsLit ?? false),
    wheelArch(262),
    wheelArch(-190),
    wheelArch(-296),
    steelWheel(sheet, { x: 262, y: -50, r: 50 }),
    steelWheel(sheet, { x: -190, y: -50, r: 50 }),
    steelWheel(sheet, { x: -296, y: -50, r: 50 }),
  ].join('');
}

function planks(): string {
  const colours = ['#f2b632', '#e4572e', '#2f8f57', '#f5ecd2', '#2f6fc0'];
  return (
    repeat(
      10,
      (index) => `<rect x="${-360 + index * 51.2}" y="-266" width="3" height="172" fill="#2a160a" opacity=".6"/>`,
    ) +
    repeat(10, (index) => {
      const x = -334 + index * 51.2;
      const colour = colours[index % 5];
      return `<path d="M${x} -226 l18 22 l-18 22 l-18 -22Z" fill="${colour}" stroke="#3a1a08" stroke-width="1"/><circle cx="${x}" cy="-204" r="7" fill="${colours[(index + 2) % 5]}"/><path d="M${x - 20} -160 q20 -18 40 0 q-20 18 -40 0Z" fill="${colours[(index + 1) % 5]}" opacity=".9"/>`;
    }) +
    '<rect x="-362" y="-138" width="514" height="12" fill="#f2b632"/><rect x="-362" y="-126" width="514" height="4" fill="#b3261a"/><rect x="-362" y="-252" width="514" height="8" fill="#f5ecd2"/><path d="M-362 -110 L152 -110" stroke="#f5ecd2" stroke-width="3" stroke-dasharray="16 10"/>'
  );
}

function garland(): string {
  const flowers = ['#ff9d1c', '#ffcf3a', '#ff7a1c'];
  return repeat(
    22,
    (index) =>
      `<circle cx="${round(172 + index * 7.8)}" cy="${round(-298 + Math.sin((index / 21) * Math.PI) * 14)}" r="5" fill="${flowers[index % 3]}"/>`,
  );
}

function windows(sheet: Sheet): string {
  const glass = linearAt(sheet, [0, -280, 0, -190], '0 #b9c9d4', '0.5 #49596a', '1 #1b242e');
  return (
    `<path d="M214 -272 L300 -272 L306 -196 L214 -196Z" fill="${glass}" stroke="#140a04" stroke-width="4"/><path d="M318 -276 L334 -274 L348 -190 L322 -192Z" fill="${glass}" stroke="#140a04" stroke-width="3"/>` +
    '<path d="M226 -196 C226 -228 236 -236 250 -236 C264 -236 270 -226 270 -196Z" fill="#0d0b0a" opacity=".7"/><circle cx="292" cy="-206" r="20" fill="none" stroke="#0d0b0a" stroke-width="3.600"/><path d="M210 -276 L304 -276" stroke="#f5c53a" stroke-width="5" stroke-dasharray="9 6"/><path d="M348 -262 L372 -254 L372 -210 L356 -206" fill="none" stroke="#191512" stroke-width="3"/><rect x="364" y="-252" width="10" height="40" rx="3" fill="#24201c"/>'
  );
}

function cabArt(middle: string): string {
  return (
    '<path d="M206 -190 L310 -190 L314 -84 L206 -84Z" fill="none" stroke="#200f05" stroke-width="2"/><rect x="214" y="-182" width="18" height="6" rx="2" fill="#d8d2c2"/>' +
    '<path d="M170 -180 L204 -180 M170 -170 L204 -170" stroke="#f5ecd2" stroke-width="3"/><path d="M262 -168 c-18 0 -30 10 -30 20 c12 -6 18 -2 22 6 c2 8 4 12 8 16 c4 -4 6 -8 8 -16 c4 -8 10 -12 22 -6 c0 -10 -12 -20 -30 -20Z" fill="#f5c53a" stroke="#8a2a10" stroke-width="1.600"/><circle cx="262" cy="-154" r="5" fill="#2f6fc0"/>' +
    `<path d="M170 -120 L204 -120 L204 -84 L170 -84Z" fill="#1b1613"/><path d="M318 -166 L352 -170 L357 -110 L320 -110Z" fill="${middle}" stroke="#f5ecd2" stroke-width="3"/><path d="M326 -150 l10 -12 l10 12 l-10 12Z" fill="#2f8f57"/><path d="M160 -300 L350 -298" stroke="#2a160a" stroke-width="0"/>` +
    '<path d="M184 -302 L330 -298 L334 -318 C300 -326 220 -328 188 -320Z" fill="#b3261a" stroke="#f5c53a" stroke-width="3"/><path d="M200 -312 L322 -309" stroke="#f5ecd2" stroke-width="4" stroke-dasharray="12 7"/>'
  );
}

function lamps(areLit: boolean): string {
  return `<rect x="344" y="-116" width="16" height="20" rx="6" fill="${areLit ? '#fff3c4' : '#dfe6ea'}" stroke="#1a1208" stroke-width="2"/><rect x="338" y="-88" width="34" height="20" rx="4" fill="#e9dfc8" stroke="#1a1208" stroke-width="2"/><path d="M342 -88 L350 -68 M356 -88 L364 -68" stroke="#b3261a" stroke-width="5"/><rect x="-368" y="-110" width="8" height="18" fill="#c9221c"/><path d="M-366 -92 L-358 -40 L-346 -40 L-346 -92Z" fill="#0c0b0a"/>`;
}

function wheelArch(x: number): string {
  return `<path d="M${x - 62} -60 C${x - 62} -96 ${x - 34} -112 ${x} -112 C${x + 34} -112 ${x + 62} -96 ${x + 62} -60Z" fill="#0d0c0b"/>`;
}

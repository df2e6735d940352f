import { clip, linear, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import type { CarLook } from './hatchback.ts';
import { cappedWheel } from './wheel.ts';

const body =
  'M-190 -34 C-204 -36 -214 -42 -215 -52 C-215 -64 -210 -76 -200 -86 C-184 -98 -160 -102 -138 -104 C-124 -122 -104 -146 -70 -154 C-40 -160 10 -160 34 -152 C54 -144 66 -124 76 -106 C110 -108 150 -108 176 -98 C196 -90 206 -76 208 -58 C210 -48 210 -42 206 -38 C200 -34 190 -34 180 -33Z';
const glassOutline =
  'M-118 -106 C-108 -124 -94 -140 -70 -146 C-40 -151 4 -151 26 -145 C42 -139 52 -124 60 -108 C20 -104 -80 -103 -118 -106Z';

/**
 * A rounded family saloon, built in India for half a century, from its right side, in centimetres: 425 long, 160 high.
 */
export function saloonOfTheFifties(sheet: Sheet, look: CarLook): string {
  const [lit, middle, shaded] = look.paint;
  const paint = linearAt(
    sheet,
    [0, -160, 0, -30],
    `0 ${lit}`,
    `0.45 ${lit}`,
    `0.6 ${middle}`,
    `0.85 ${shaded}`,
    `1 ${look.ground ?? shaded}`,
  );
  const chrome = linear(sheet, [0, 0, 0, 1], '0 #fff', '0.35 #b9c1c9', '0.5 #5a626b', '0.65 #e9eef2', '1 #6a727b');
  return [
    '<path d="M-180 -36 L180 -36 L170 -22 L-170 -22Z" fill="#0b0b0c"/>',
    `<path d="${body}" fill="${paint}" stroke="#20150d" stroke-opacity=".55" stroke-width=".9"/>`,
    wings(sheet, paint, look.sky ?? '#fff'),
    wheelWells(),
    cappedWheel(sheet, { x: -118, y: -33, r: 33 }, middle),
    cappedWheel(sheet, { x: 128, y: -33, r: 33 }, middle),
    rearSkirt(paint),
    windows(sheet, look, chrome),
    doors(chrome),
    ends(chrome),
  ].join('');
}

function wings(sheet: Sheet, paint: string, sky: string): string {
  const shine = linearAt(
    sheet,
    [-210, 0, 205, 0],
    `0 ${sky} 0.1`,
    `0.2 ${sky} 0.7`,
    `0.5 ${sky} 0.35`,
    `0.82 ${sky} 0.9`,
    `1 ${sky} 0.2`,
  );
  return (
    `<path d="M58 -38 C62 -72 84 -94 124 -95 C170 -96 204 -84 208 -58 C210 -48 210 -42 206 -38 C196 -34 186 -33 176 -33Z" fill="${paint}"/>` +
    `<path d="M-56 -36 C-62 -62 -80 -84 -118 -88 C-160 -90 -200 -84 -211 -64 L-215 -50 C-214 -42 -206 -37 -190 -34Z" fill="${paint}"/>` +
    `<g fill="none"><path d="M60 -42 C66 -74 86 -92 124 -93 C160 -94 192 -86 204 -68" stroke="${shine}" stroke-width="4"/><path d="M-60 -46 C-66 -68 -84 -82 -118 -86 C-150 -88 -186 -84 -206 -68" stroke="${shine}" stroke-width="4"/>` +
    `<path d="M80 -104 C112 -106 150 -105 172 -97" stroke="${sky}" stroke-opacity=".6" stroke-width="3.600"/><path d="M-196 -87 C-180 -97 -158 -101 -138 -102" stroke="${sky}" stroke-opacity=".5" stroke-width="3"/><path d="M-96 -142 C-60 -158 10 -158 34 -150" stroke="${sky}" stroke-opacity=".7" stroke-width="3"/>` +
    '<path d="M58 -38 C62 -72 84 -94 124 -95 C150 -96 172 -93 188 -86 M-56 -36 C-62 -62 -80 -84 -118 -88 C-150 -90 -180 -88 -200 -80" stroke="#1c120a" stroke-opacity=".4" stroke-width="1"/></g>'
  );
}

function wheelWells(): string {
  const well = (x: number) =>
    `<path d="M${x - 37} -30 C${x - 38} -58 ${x - 20} -72 ${x} -72 C${x + 20} -72 ${x + 38} -58 ${x + 37} -30Z" fill="#070605"/>`;
  return well(-118) + well(128);
}

function rearSkirt(paint: string): string {
  return `<path d="M-156 -40 C-154 -60 -138 -73 -118 -73 C-98 -73 -82 -60 -80 -40 L-77 -40 C-78 -66 -96 -78 -118 -78 C-140 -78 -158 -66 -160 -40Z" fill="${paint}" opacity=".6"/>`;
}

function windows(sheet: Sheet, { glass = ['#b7c9d4', '#2b3640'] }: CarLook, chrome: string): string {
  const pane = linearAt(sheet, [0, -150, 0, -104], `0 ${glass[0]}`, `0.6 ${glass[1]}`, `1 ${glass[1]}`);
  return (
    `<path d="${glassOutline}" fill="${pane}" stroke="${chrome}" stroke-width="2.200"/><g ${clip(sheet, `<path d="${glassOutline}"/>`)}>` +
    '<path d="M-46 -100 L-20 -156 L-6 -156 L-32 -100Z M20 -100 L40 -156 L48 -156 L28 -100Z" fill="#fff" opacity=".16"/><path d="M-12 -106 C-12 -122 -4 -128 6 -128 C14 -128 18 -120 18 -106Z M-90 -106 C-88 -120 -80 -126 -70 -126 C-60 -126 -56 -118 -56 -106Z" fill="#0b0d10" opacity=".55"/>' +
    `<circle cx="36" cy="-112" r="11" fill="none" stroke="#0b0d10" stroke-width="1.600"/><path d="M-28 -156 L-28 -100 M-92 -150 L-86 -100" stroke="${chrome}" stroke-width="3.200"/></g>`
  );
}

function doors(chrome: string): string {
  return (
    '<g fill="none" stroke="#1c120a" stroke-opacity=".6" stroke-width="1"><path d="M-28 -104 L-28 -40 L52 -40 C58 -60 62 -84 60 -106"/><path d="M-28 -40 L-54 -40 C-58 -60 -70 -78 -90 -84 L-104 -105"/><path d="M76 -106 C86 -102 92 -98 96 -94"/></g>' +
    `<path d="M-102 -97 L74 -97" stroke="${chrome}" stroke-width="1.800"/><path d="M-22 -88 L-6 -88 M-86 -88 L-70 -88" stroke="${chrome}" stroke-width="2.600" stroke-linecap="round"/><path d="M-54 -36 L58 -36" stroke="${chrome}" stroke-width="3"/>` +
    `<path d="M66 -104 L72 -116" stroke="${chrome}" stroke-width="1.400"/><ellipse cx="73" cy="-119" rx="5" ry="4" fill="${chrome}" stroke="#333" stroke-width=".6"/>`
  );
}

function ends(chrome: string): string {
  return (
    `<path d="M190 -86 C200 -86 207 -80 207 -72 C207 -64 201 -59 193 -60 C188 -66 187 -78 190 -86Z" fill="#eef5f8" stroke="${chrome}" stroke-width="2.400"/><ellipse cx="203" cy="-54" rx="3.400" ry="3" fill="#f0a03a"/>` +
    `<path d="M168 -102 C178 -104 186 -100 192 -94" fill="none" stroke="${chrome}" stroke-width="2"/><rect x="176" y="-47" width="40" height="9" rx="4.500" fill="${chrome}" stroke="#444" stroke-width=".6"/><rect x="198" y="-54" width="5" height="17" rx="2" fill="${chrome}"/>` +
    `<rect x="-224" y="-49" width="44" height="9" rx="4.500" fill="${chrome}" stroke="#444" stroke-width=".6"/><rect x="-212" y="-56" width="5" height="17" rx="2" fill="${chrome}"/><ellipse cx="-210" cy="-68" rx="4" ry="7.500" fill="#b3161a" stroke="${chrome}" stroke-width="1.400"/>`
  );
}

import { clip, linear, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import { alloyWheel } from './wheel.ts';

export interface CarLook {
  /** Lit, middle and shaded body colour. */
  paint: readonly [string, string, string];
  /** Colours in the windows, from the top down. */
  glass?: readonly [string, string];
  /** Colours reflected in the sides: sky above, ground below. */
  sky?: string;
  ground?: string;
  areLampsLit?: boolean;
  /** The wheels of a lifted car hang slightly lower. */
  isLifted?: boolean;
}

const body =
  'M-158 -22 L-187 -25 C-191 -28 -193 -36 -193 -48 C-193 -60 -191 -70 -189 -80 C-187 -92 -181 -98 -177 -103 L-160 -139 C-158 -144 -152 -146 -145 -147 C-110 -153 -60 -155 -30 -153 C0 -151 18 -147 30 -141 C46 -131 62 -115 82 -101 C112 -97 148 -91 172 -80 C184 -74 190 -64 192 -54 C194 -42 193 -32 188 -27 C184 -23 176 -22 160 -21 L-158 -20Z';
const glassOutline =
  'M-150 -106 L-136 -136 C-134 -139 -130 -140 -126 -141 C-95 -145 -60 -147 -28 -145 C-4 -144 12 -140 22 -134 C36 -125 50 -114 62 -102 C40 -101 -90 -103 -150 -106Z';

/** A small five-door hatchback from its right side, in centimetres: 386 long, 153 high, with its front on the right. */
export function hatchback(sheet: Sheet, look: CarLook): string {
  const [lit, middle, shaded] = look.paint;
  const sky = look.sky ?? '#ffffff';
  const paint = linearAt(
    sheet,
    [0, -154, 0, -18],
    `0 ${lit}`,
    `0.3 ${lit}`,
    `0.42 ${middle}`,
    `0.62 ${middle}`,
    `0.66 ${shaded}`,
    `0.9 ${shaded}`,
    `1 ${look.ground ?? shaded}`,
  );
  const sink = look.isLifted ? 12 : 0;
  return [
    '<path d="M-165 -24 L165 -24 L160 -12 L-150 -12Z" fill="#08090b"/>',
    `<path d="${body}" fill="${paint}" stroke="#0a0b0d" stroke-opacity=".55" stroke-width=".8"/>`,
    sides(sheet, sky, shaded),
    windows(sheet, look, lit),
    lines(shaded),
    lamps(sheet, look),
    arches(),
    alloyWheel(sheet, { x: -122, y: -30.5 + sink, r: 30.5 }),
    alloyWheel(sheet, { x: 123, y: -30.5 + sink, r: 30.5 }),
  ].join('');
}

function sides(sheet: Sheet, sky: string, shaded: string): string {
  const shine = linearAt(
    sheet,
    [-190, 0, 190, 0],
    `0 ${sky} 0.1`,
    `0.3 ${sky} 0.75`,
    `0.62 ${sky} 0.35`,
    `0.8 ${sky} 0.85`,
    `1 ${sky} 0.1`,
  );
  return (
    `<g ${clip(sheet, `<path d="${body}"/>`)}><path d="M-192 -82 C-120 -92 60 -92 178 -76 L176 -72 C60 -86 -110 -86 -190 -75Z" fill="${shine}"/>` +
    `<path d="M-188 -96 C-100 -104 40 -104 90 -99 C120 -96 150 -90 170 -81 C110 -92 -80 -98 -186 -88Z" fill="${sky}" opacity=".28"/>` +
    `<path d="M-150 -38 C-60 -48 60 -48 100 -40 L100 -34 C40 -40 -80 -40 -150 -32Z" fill="${sky}" opacity=".16"/>` +
    `<path d="M-193 -30 L193 -30 L193 -16 L-193 -16Z" fill="#111316" opacity=".88"/><path d="M-140 -146 C-60 -155 0 -152 30 -141" fill="none" stroke="${sky}" stroke-opacity=".6" stroke-width="2.600"/>` +
    `<path d="M-193 -52 C-180 -54 -170 -50 -166 -44" fill="none" stroke="${shaded}" stroke-width="1.200"/></g>`
  );
}

function windows(sheet: Sheet, { glass = ['#8fa9bb', '#1b2630'] }: CarLook, lit: string): string {
  const pane = linearAt(sheet, [0, -147, 0, -100], `0 ${glass[0]}`, `0.5 ${glass[1]}`, `1 ${glass[1]}`);
  const streak = linear(sheet, [0, 0, 1, 0], '0 #fff 0', '0.5 #fff 0.28', '1 #fff 0');
  return (
    `<path d="${glassOutline}" fill="${pane}" stroke="#07080a" stroke-width="2"/>` +
    `<g ${clip(sheet, `<path d="${glassOutline}"/>`)}><path d="M-20 -100 L8 -150 L22 -150 L-6 -100Z M-104 -100 L-80 -150 L-60 -150 L-84 -100Z" fill="${streak}"/>` +
    '<path d="M-18 -102 C-18 -118 -12 -124 -2 -124 C6 -124 8 -116 8 -102Z M-86 -102 C-86 -116 -80 -122 -72 -122 C-64 -122 -62 -114 -62 -102Z" fill="#05070a" opacity=".6"/>' +
    '<path d="M-34 -150 L-38 -98 L-31 -98 L-27 -150Z" fill="#0a0b0d"/><path d="M-112 -150 L-118 -98 L-113 -98 L-107 -150Z" fill="#0a0b0d"/></g>' +
    `<path d="M70 -102 C40 -100 -90 -102 -152 -105" fill="none" stroke="#c9d0d6" stroke-opacity=".5" stroke-width="1"/>` +
    `<path d="M46 -108 C52 -112 60 -111 62 -106 C62 -102 58 -100 50 -101 C46 -102 44 -105 46 -108Z" fill="${lit}" stroke="#0a0b0d" stroke-width=".8"/>` +
    '<path d="M-160 -139 C-166 -141 -172 -140 -174 -138 L-158 -134Z" fill="#15171a"/>'
  );
}

function lines(shaded: string): string {
  return (
    `<g fill="none" stroke="#050608" stroke-opacity=".6" stroke-width=".9"><path d="M-34 -101 C-37 -80 -37 -50 -33 -32 L62 -32 C68 -50 68 -80 60 -101"/>` +
    '<path d="M-34 -32 L-84 -32 C-92 -52 -110 -66 -128 -68 C-122 -80 -116 -92 -116 -104"/><path d="M84 -100 C96 -92 104 -80 106 -66"/><path d="M178 -77 C150 -84 120 -90 96 -92"/></g>' +
    `<path d="M-22 -86 L-6 -86 C-4 -86 -4 -82 -6 -82 L-22 -82Z M-106 -88 L-90 -88 C-88 -88 -88 -84 -90 -84 L-106 -84Z" fill="${shaded}" stroke="#000" stroke-opacity=".5" stroke-width=".7"/>` +
    '<circle cx="-150" cy="-80" r="7" fill="none" stroke="#050608" stroke-opacity=".5" stroke-width=".8"/><rect x="90" y="-78" width="7" height="3.600" rx="1.600" fill="#e88b2a"/>'
  );
}

function lamps(sheet: Sheet, { areLampsLit }: CarLook): string {
  const lens = linear(sheet, [0, 0, 1, 1], '0 #f5fbff', '0.5 #93a5b1', '1 #dfe9ef');
  return (
    `<path d="M186 -70 C176 -80 160 -84 146 -85 C150 -76 164 -68 188 -64Z" fill="${areLampsLit ? '#fff7dc' : lens}" stroke="#111" stroke-width=".8"/><circle cx="168" cy="-75" r="4.600" fill="#fff" opacity=".85"/>` +
    '<path d="M-189 -84 C-186 -94 -182 -99 -178 -102 L-168 -98 C-168 -88 -172 -80 -180 -76 L-190 -75Z" fill="#b3161a" stroke="#210406" stroke-width=".8"/><path d="M-186 -86 C-184 -92 -180 -96 -176 -98" stroke="#ff8f80" stroke-width="1.600" fill="none"/>' +
    '<path d="M184 -44 L192 -46 L192 -38 L184 -36Z" fill="#1a1c20"/><circle cx="182" cy="-40" r="3.600" fill="#cfd8de" stroke="#222" stroke-width=".8"/>'
  );
}

function arches(): string {
  const arch = (x: number) =>
    `<path d="M${x - 37} -18 C${x - 38} -52 ${x - 20} -68 ${x} -68 C${x + 20} -68 ${x + 38} -52 ${x + 37} -18Z" fill="#050607"/><path d="M${x - 37} -26 C${x - 36} -52 ${x - 20} -68 ${x} -68 C${x + 20} -68 ${x + 36} -52 ${x + 37} -26" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.200"/>`;
  return arch(-122) + arch(123);
}

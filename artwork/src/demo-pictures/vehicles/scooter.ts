import { linear, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import { alloyWheel } from './wheel.ts';

interface ScooterLook {
  paint: readonly [string, string, string];
  /** A rounded classic with a chrome mirror, or an electric one with sharper edges and a screen. */
  kind: 'classic' | 'electric';
  seat?: string;
}

/** A scooter from its right side, in centimetres: wheelbase 128, its front on the right, the ground at y = 0. */
export function scooter(sheet: Sheet, look: ScooterLook): string {
  const [lit, middle, shaded] = look.paint;
  const paint = linearAt(sheet, [0, -92, 0, -18], `0 ${lit}`, `0.4 ${middle}`, `1 ${shaded}`);
  const metal = linear(sheet, [0, 0, 0, 1], '0 #f7f9fb', '0.3 #aab2ba', '0.5 #4a5058', '0.6 #dfe5ea', '1 #585e66');
  const parts = look.kind === 'classic' ? classicParts(sheet, paint, look, metal) : electricParts(sheet, paint, look);
  return `${wheels(sheet, look.kind, metal)}${parts}${handlebar(metal, look.kind, paint)}`;
}

function wheels(sheet: Sheet, kind: ScooterLook['kind'], metal: string): string {
  const rim =
    kind === 'classic'
      ? { spokes: 5, metal: '#c3c9cf', dark: '#5a6068' }
      : { spokes: 3, metal: '#6d747d', dark: '#23262a' };
  return (
    '<path d="M-74 -46 C-70 -32 -40 -22 -10 -22 L-12 -30 L-50 -52Z" fill="#15171a"/><path d="M-16 -24 L-66 -24 L-66 -16 L-18 -16Z" fill="#1c1f23"/>' +
    alloyWheel(sheet, { x: -62, y: -22, r: 22 }, rim) +
    alloyWheel(sheet, { x: 66, y: -22.5, r: 22.5 }, rim) +
    `<path d="M52 -74 L64 -26" stroke="${metal}" stroke-width="5" stroke-linecap="round"/><path d="M56 -46 L70 -24" stroke="#22252a" stroke-width="4"/><circle cx="66" cy="-22.500" r="3.600" fill="#c9ced4" stroke="#333" stroke-width=".6"/>` +
    '<path d="M-62 -22 L-44 -58" stroke="#23262a" stroke-width="6"/><path d="M-62 -22 L-44 -58" stroke="#c9ced4" stroke-width="4.400" stroke-dasharray="1.800 1.600"/>'
  );
}

function classicParts(sheet: Sheet, paint: string, { seat = '#5a3420' }: ScooterLook, metal: string): string {
  const shine = linear(sheet, [0, 0, 1, 0], '0 #fff 0', '0.4 #fff 0.85', '1 #fff 0');
  return (
    `<path d="M46 -46 C48 -56 58 -62 70 -60 C84 -58 92 -46 93 -32 C86 -40 76 -44 66 -42 C58 -41 52 -42 46 -46Z" fill="${paint}" stroke="#0007" stroke-width=".6"/><path d="M52 -52 C60 -58 74 -57 84 -46" fill="none" stroke="${shine}" stroke-width="2"/>` +
    `<path d="M28 -28 C34 -36 38 -56 42 -74 L46 -88 C48 -92 54 -92 57 -88 C62 -78 62 -62 56 -46 C50 -32 40 -22 28 -19 L-14 -18 C-18 -20 -18 -26 -14 -28Z" fill="${paint}" stroke="#0008" stroke-width=".6"/>` +
    `<path d="M44 -80 C42 -60 36 -38 28 -28 L-12 -28" fill="none" stroke="#0a0a0a" stroke-opacity=".45" stroke-width="3"/><path d="M56 -84 C60 -72 58 -56 50 -42" fill="none" stroke="${shine}" stroke-width="2.600"/>` +
    '<path d="M26 -24 L-12 -24" stroke="#1c1f23" stroke-width="3" stroke-dasharray="6 2"/>' +
    `<path d="M-8 -30 C-14 -36 -16 -50 -14 -62 C-20 -66 -40 -70 -60 -70 C-78 -70 -90 -66 -94 -58 C-96 -48 -88 -34 -74 -26 C-60 -20 -30 -20 -8 -24Z" fill="${paint}" stroke="#0008" stroke-width=".7"/>` +
    `<path d="M-88 -58 C-84 -40 -66 -28 -40 -28 C-28 -28 -20 -32 -16 -40" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.200"/><path d="M-86 -60 C-74 -66 -40 -66 -18 -58" fill="none" stroke="${shine}" stroke-width="3"/>` +
    `<path d="M-10 -72 C-8 -78 -14 -80 -22 -79 L-44 -78 C-56 -80 -72 -81 -84 -77 C-92 -74 -92 -68 -86 -67 L-20 -65 C-14 -66 -11 -68 -10 -72Z" fill="${seat}" stroke="#160b05" stroke-width=".7"/><path d="M-14 -76 C-30 -77 -60 -79 -84 -73" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.200"/>` +
    `<path d="M-84 -72 L-104 -72 M-104 -72 L-100 -64" stroke="${metal}" stroke-width="2.200" fill="none"/><path d="M-93 -58 L-97 -48 C-95 -42 -90 -38 -86 -36 L-84 -48Z" fill="#b81e1a" stroke="#2a0505" stroke-width=".6"/><path d="M-86 -44 L-98 -39 L-98 -31 L-78 -30Z" fill="#2a2d31"/><rect x="-100" y="-40" width="10" height="9" fill="#f4f0e2" stroke="#333" stroke-width=".5"/>` +
    `<path d="M-20 -20 L-88 -26 C-92 -25 -92 -18 -88 -17 L-40 -14 L-20 -15Z" fill="${metal}" stroke="#2b2e33" stroke-width=".6"/>`
  );
}

function electricParts(sheet: Sheet, paint: string, { seat = '#1b1d21' }: ScooterLook): string {
  const shine = linear(sheet, [0, 0, 1, 0], '0 #fff 0', '0.4 #fff 0.8', '1 #fff 0');
  return (
    `<path d="M48 -46 L58 -58 L76 -56 C86 -52 91 -44 92 -34 L74 -43 L60 -42Z" fill="${paint}" stroke="#0007" stroke-width=".6"/>` +
    `<path d="M26 -30 L36 -44 L42 -78 L48 -92 L58 -92 L66 -74 L62 -54 L50 -36 L36 -20 L-16 -18 L-18 -26Z" fill="${paint}" stroke="#0008" stroke-width=".6"/><path d="M58 -90 L64 -74 L60 -56" fill="none" stroke="${shine}" stroke-width="2.400"/><path d="M60 -84 L67 -72 L64 -60" fill="none" stroke="#f4fbff" stroke-width="2"/>` +
    '<path d="M42 -76 L36 -46 L26 -30 L-16 -27" fill="none" stroke="#0a0a0a" stroke-opacity=".55" stroke-width="3.400"/><path d="M26 -23 L-14 -22" stroke="#14161a" stroke-width="4"/>' +
    `<path d="M-12 -26 L-16 -62 L-40 -68 L-84 -72 L-98 -66 L-92 -54 L-70 -34 L-52 -26Z" fill="${paint}" stroke="#0008" stroke-width=".7"/><path d="M-16 -60 L-60 -52 L-92 -58 L-84 -47 L-58 -38 L-14 -42Z" fill="#14161a" opacity=".85"/><path d="M-20 -63 L-40 -67 L-84 -70" fill="none" stroke="${shine}" stroke-width="2.600"/>` +
    '<path d="M-22 -50 L-52 -46" stroke="#3fd08f" stroke-width="1.800" stroke-linecap="round"/>' +
    `<path d="M-8 -70 L-14 -77 L-46 -75 C-58 -80 -76 -82 -88 -79 C-94 -77 -94 -72 -88 -71 L-38 -66 L-14 -64Z" fill="${seat}" stroke="#08090a" stroke-width=".7"/><path d="M-14 -74 L-46 -72 C-58 -77 -78 -78 -88 -76" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.200"/>` +
    '<path d="M-98 -66 L-94 -57 L-88 -60 L-92 -68Z" fill="#ff3b30"/><path d="M-80 -42 L-97 -36 L-104 -30 L-96 -28 L-76 -36Z" fill="#14161a"/><rect x="-105" y="-38" width="9" height="9" fill="#3a9e5c" stroke="#143d22" stroke-width=".5"/>'
  );
}

function handlebar(metal: string, kind: ScooterLook['kind'], paint: string): string {
  const head =
    kind === 'classic'
      ? `<path d="M40 -92 C40 -102 48 -108 58 -107 C64 -106 67 -101 66 -96 C64 -91 56 -88 48 -88 C43 -88 40 -89 40 -92Z" fill="${paint}" stroke="#0008" stroke-width=".6"/><ellipse cx="64.500" cy="-98" rx="3.400" ry="7" fill="#f5fbff" stroke="${metal}" stroke-width="1.600"/>`
      : `<path d="M38 -92 L46 -106 L60 -104 L62 -92 L48 -88Z" fill="${paint}" stroke="#0008" stroke-width=".6"/><path d="M60 -101 L63 -94" stroke="#fff" stroke-width="2.600"/><path d="M40 -104 L48 -111 L52 -108 L44 -102Z" fill="#0d1015"/><path d="M42 -104 L48 -109" stroke="#4fc3ff" stroke-width="1.600"/>`;
  return (
    `<path d="M46 -100 C42 -104 36 -105 30 -104" stroke="${metal}" stroke-width="2.400" fill="none"/><path d="M38 -105 L26 -103" stroke="#141517" stroke-width="4.400" stroke-linecap="round"/><path d="M40 -108 L52 -103" stroke="#3a3e44" stroke-width="1.400"/>${head}` +
    `<path d="M42 -106 L38 -122" stroke="#22252a" stroke-width="1.600"/><ellipse cx="38" cy="-126" rx="5.400" ry="5" fill="${kind === 'classic' ? metal : '#17191c'}" stroke="#2b2e33" stroke-width=".7"/><ellipse cx="37.400" cy="-126" rx="3.600" ry="3.400" fill="#9db2c0"/>`
  );
}

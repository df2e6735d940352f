import { clip, linear, linearAt } from '../paint.ts';
import { repeat, type Sheet } from '../sheet.ts';
import type { CarLook } from './hatchback.ts';
import { alloyWheel } from './wheel.ts';

const body =
  'M-196 -44 L-198 -92 C-198 -98 -196 -102 -192 -106 L-184 -176 C-183 -183 -178 -187 -170 -187 L10 -187 C20 -187 26 -184 31 -178 L64 -120 L172 -113 C186 -112 194 -104 195 -92 L197 -56 C197 -46 192 -42 182 -42 L-188 -40 C-194 -40 -196 -42 -196 -44Z';
const glassOutline =
  'M-178 -118 L-171 -172 C-170 -177 -167 -179 -162 -179 L4 -179 C12 -179 17 -176 21 -171 L46 -124 C46 -120 44 -118 40 -118Z';

/**
 * A tall four-wheel drive from its right side, in centimetres: 420 long with the spare wheel, 187 high without the roof
 * rack.
 */
export function offRoader(sheet: Sheet, look: CarLook & { hasRack?: boolean }): string {
  const [lit, middle, shaded] = look.paint;
  const paint = linearAt(
    sheet,
    [0, -188, 0, -40],
    `0 ${lit}`,
    `0.46 ${lit}`,
    `0.5 ${middle}`,
    `0.74 ${middle}`,
    `0.8 ${shaded}`,
    `1 ${look.ground ?? shaded}`,
  );
  return [
    look.hasRack ? rack() : '',
    '<path d="M-180 -46 L180 -46 L172 -26 L-172 -26Z" fill="#08090a"/>',
    '<path d="M-198 -128 L-212 -128 C-218 -128 -220 -122 -220 -112 L-220 -78 C-220 -70 -216 -66 -210 -66 L-198 -66Z" fill="#141518" stroke="#000" stroke-width="1"/><path d="M-214 -122 L-214 -72" stroke="#3a3d42" stroke-width="2"/>',
    `<path d="${body}" fill="${paint}" stroke="#0a0b0d" stroke-opacity=".6" stroke-width=".9"/>`,
    sides(sheet, look.sky ?? '#fff'),
    windows(sheet, look),
    lines(shaded),
    lamps(look),
    arch(-125),
    arch(124),
    alloyWheel(sheet, { x: -125, y: -38, r: 38 }, { spokes: 6, metal: '#8b9097', dark: '#2b2e33' }),
    alloyWheel(sheet, { x: 124, y: -38, r: 38 }, { spokes: 6, metal: '#8b9097', dark: '#2b2e33' }),
  ].join('');
}

function rack(): string {
  return (
    '<g stroke="#141518" fill="none"><path d="M-168 -197 L6 -197" stroke-width="4"/><path d="M-166 -208 L2 -208" stroke-width="2"/>' +
    repeat(8, (index) => `<path d="M${-164 + index * 23.5} -187 L${-164 + index * 23.5} -208" stroke-width="2"/>`) +
    '</g><rect x="-150" y="-224" width="52" height="25" rx="4" fill="#5b6a44"/><path d="M-150 -212 L-98 -212" stroke="#36412a" stroke-width="2"/><rect x="-92" y="-219" width="30" height="21" rx="3" fill="#a4482f"/><path d="M-86 -216 L-68 -200 M-68 -216 L-86 -200" stroke="#7c3221" stroke-width="1.600"/><rect x="-56" y="-215" width="44" height="17" rx="8" fill="#c79a55"/><path d="M-46 -215 L-46 -198 M-24 -215 L-24 -198" stroke="#6b4c22" stroke-width="2.400"/>'
  );
}

function sides(sheet: Sheet, sky: string): string {
  const shine = linearAt(
    sheet,
    [-196, 0, 196, 0],
    `0 ${sky} 0.15`,
    `0.35 ${sky} 0.7`,
    `0.6 ${sky} 0.3`,
    `0.85 ${sky} 0.8`,
    `1 ${sky} 0.2`,
  );
  return (
    `<g ${clip(sheet, `<path d="${body}"/>`)}><rect x="-198" y="-113" width="400" height="5" fill="${shine}"/><path d="M-190 -186 L20 -186" stroke="${sky}" stroke-opacity=".7" stroke-width="4"/>` +
    `<path d="M64 -120 L180 -112 L180 -108 L66 -113Z" fill="${sky}" opacity=".35"/><path d="M-198 -66 L198 -66 L198 -36 L-198 -36Z" fill="#15171a" opacity=".92"/><path d="M-198 -66 L198 -66" stroke="${sky}" stroke-opacity=".25" stroke-width="1.600"/></g>` +
    '<path d="M-84 -46 L84 -46 L80 -38 L-80 -38Z" fill="#202327"/><path d="M-80 -46 L80 -46" stroke="#8b9097" stroke-width="1.600"/>'
  );
}

function windows(sheet: Sheet, { glass = ['#8fa9bb', '#1b2630'] }: CarLook): string {
  const pane = linearAt(sheet, [0, -180, 0, -118], `0 ${glass[0]}`, `0.55 ${glass[1]}`, `1 ${glass[1]}`);
  const streak = linear(sheet, [0, 0, 1, 0], '0 #fff 0', '0.5 #fff 0.25', '1 #fff 0');
  return (
    `<path d="${glassOutline}" fill="${pane}" stroke="#07080a" stroke-width="2.400"/><g ${clip(sheet, `<path d="${glassOutline}"/>`)}>` +
    `<path d="M-70 -110 L-36 -186 L-16 -186 L-50 -110Z M-160 -110 L-130 -186 L-118 -186 L-148 -110Z" fill="${streak}"/>` +
    '<path d="M-42 -118 C-42 -140 -36 -148 -26 -148 C-16 -148 -14 -138 -14 -118Z" fill="#05070a" opacity=".6"/><path d="M12 -118 L8 -136 L20 -138 L28 -118Z" fill="#05070a" opacity=".6"/>' +
    '<rect x="-62" y="-190" width="9" height="80" fill="#0a0b0d"/><rect x="-138" y="-190" width="9" height="80" fill="#0a0b0d"/></g>' +
    '<path d="M40 -132 L54 -134 C58 -134 60 -130 59 -124 L57 -116 L44 -116 C40 -118 39 -126 40 -132Z" fill="#17191c" stroke="#000" stroke-width=".8"/>'
  );
}

function lines(shaded: string): string {
  return (
    '<g fill="none" stroke="#050608" stroke-opacity=".65" stroke-width="1"><path d="M-58 -117 L-58 -56 L52 -56 L60 -72 L60 -118"/><path d="M-58 -56 L-78 -56 C-86 -80 -104 -90 -132 -92 L-134 -117"/><path d="M66 -116 L68 -94 L176 -92"/></g>' +
    `<path d="M-46 -100 L-28 -100 L-28 -95 L-46 -95Z M-124 -102 L-106 -102 L-106 -97 L-124 -97Z" fill="#17191c" stroke="${shaded}" stroke-width=".8"/>` +
    '<path d="M50 -106 L54 -106 L54 -98 L50 -98Z M50 -76 L54 -76 L54 -68 L50 -68Z" fill="#0c0d0f"/><rect x="74" y="-104" width="18" height="7" rx="2" fill="#17191c"/>'
  );
}

function lamps({ areLampsLit }: CarLook): string {
  return (
    `<ellipse cx="188" cy="-94" rx="6" ry="11" fill="${areLampsLit ? '#fffbe8' : '#dfe8ee'}" stroke="#101114" stroke-width="2"/><rect x="176" y="-114" width="13" height="6" rx="2" fill="#f0922b"/>` +
    '<path d="M170 -62 L200 -62 C206 -62 208 -58 208 -54 L206 -44 L176 -42Z" fill="#1b1d21" stroke="#000" stroke-width=".8"/><circle cx="196" cy="-53" r="4" fill="#cfd8de"/>' +
    `<rect x="-200" y="-108" width="9" height="26" rx="2" fill="#b3161a" stroke="#1c0405" stroke-width=".8"/><rect x="-199" y="-105" width="3" height="10" fill="#ff8f80"/><path d="M-206 -60 L-170 -60 L-172 -42 L-204 -44Z" fill="#1b1d21" stroke="#000" stroke-width=".8"/>`
  );
}

function arch(x: number): string {
  return (
    `<path d="M${x - 50} -40 L${x - 44} -72 L${x - 26} -88 L${x + 26} -88 L${x + 44} -72 L${x + 50} -40Z" fill="#1b1d21" stroke="#000" stroke-width=".8"/>` +
    `<path d="M${x - 43} -34 C${x - 44} -64 ${x - 26} -80 ${x} -80 C${x + 26} -80 ${x + 44} -64 ${x + 43} -34Z" fill="#040506"/>`
  );
}

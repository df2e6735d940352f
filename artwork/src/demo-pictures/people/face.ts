import { blur, clip, linearAt, radialAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';

export interface FaceLook {
  /** Lit, middle and shaded skin colour. */
  skin: readonly [string, string, string];
  /** Half the width of the face; usually 72. */
  width?: number;
  /** Squareness of the jaw, 0.5 to 0.9. */
  jaw?: number;
  /** How far the face is turned: the shift of its features in units. */
  turn?: number;
  brow?: { colour: string; weight: number };
  mouth?: 'smile' | 'laugh' | 'calm';
  lips?: readonly [string, string];
  hasLashes?: boolean;
  /** Lines of age around eyes and mouth, 0 to 1. */
  age?: number;
}

const middle = { x: 256, y: 236 };

export function facePath({ width = 72, jaw = 0.7 }: FaceLook): string {
  const { x, y } = middle;
  return `M${x - width} ${y - 34} C${x - width} ${y - 116} ${x + width} ${y - 116} ${x + width} ${y - 34} C${x + width} ${y + 34} ${x + width * jaw} ${y + 82} ${x + 24} ${y + 106} Q${x} ${y + 116} ${x - 24} ${y + 106} C${x - width * jaw} ${y + 82} ${x - width} ${y + 34} ${x - width} ${y - 34}Z`;
}

/** A face from the front, lit by a window on its left. */
export function face(sheet: Sheet, look: FaceLook): string {
  const { width = 72, turn = 0 } = look;
  const outline = `<path d="${facePath(look)}"/>`;
  return (
    ears(sheet, look) +
    outline.replace('/>', ` fill="${skinFill(sheet, look)}"/>`) +
    `<g ${clip(sheet, outline)}>${modelling(sheet, look, width)}</g>` +
    `<g transform="translate(${turn} 0)">${eye(sheet, look, -1)}${eye(sheet, look, 1)}${nose(sheet, look)}${mouth(look)}${age(look)}</g>`
  );
}

function skinFill(sheet: Sheet, { skin }: FaceLook): string {
  return linearAt(sheet, [176, 130, 345, 330], `0 ${skin[0]}`, `0.5 ${skin[1]}`, `1 ${skin[2]}`);
}

/** The neck with the chin's shadow on it. */
export function neck(sheet: Sheet, { skin }: FaceLook, width = 38): string {
  const { x, y } = middle;
  const shape = `<path d="M${x - width} ${y + 50} C${x - width} ${y + 120} ${x - width - 8} ${y + 150} ${x - width - 34} ${y + 176} L${x + width + 34} ${y + 176} C${x + width + 8} ${y + 150} ${x + width} ${y + 120} ${x + width} ${y + 50}Z"/>`;
  const fill = linearAt(sheet, [x - width, 0, x + width, 0], `0 ${skin[1]}`, `0.5 ${skin[1]}`, `1 ${skin[2]}`);
  return `${shape.replace('/>', ` fill="${fill}"/>`)}<g ${clip(sheet, shape)}><ellipse cx="${x + 8}" cy="${y + 100}" rx="66" ry="42" fill="${skin[2]}" opacity=".85" ${blur(sheet, 9)}/></g>`;
}

function ears(sheet: Sheet, { width = 72, skin }: FaceLook): string {
  const { x, y } = middle;
  const ear = (side: 1 | -1) =>
    `<g transform="translate(${x + side * (width - 1)} ${y + 2}) scale(${side} 1)"><path d="M-4 -24 C14 -34 20 -18 16 0 C14 18 8 30 -4 26Z" fill="${side === 1 ? skin[2] : skin[1]}"/><path d="M2 -16 C12 -20 12 -4 8 8" fill="none" stroke="${skin[2]}" stroke-width="3" opacity=".7" ${blur(sheet, 0.8)}/></g>`;
  return ear(-1) + ear(1);
}

function modelling(sheet: Sheet, { skin, turn = 0 }: FaceLook, width: number): string {
  const { x, y } = middle;
  return (
    `<ellipse cx="${x - 22}" cy="${y - 62}" rx="44" ry="30" fill="#fff" opacity=".2" ${blur(sheet, 14)}/><ellipse cx="${x - 40}" cy="${y + 26}" rx="24" ry="18" fill="#fff" opacity=".16" ${blur(sheet, 9)}/>` +
    `<path d="M${x + width} ${y - 100} C${x + width - 34} ${y - 20} ${x + width - 24} ${y + 60} ${x + 4} ${y + 120} L${x + width + 20} ${y + 120}Z" fill="${skin[2]}" opacity=".55" ${blur(sheet, 15)}/>` +
    `<g fill="#c9462f" opacity=".17" ${blur(sheet, 9)}><ellipse cx="${x - 42 + turn}" cy="${y + 36}" rx="20" ry="14"/><ellipse cx="${x + 42 + turn}" cy="${y + 36}" rx="20" ry="14"/></g>` +
    `<g fill="${skin[2]}" opacity=".4" ${blur(sheet, 6)}><ellipse cx="${x - 32 + turn}" cy="${y - 12}" rx="22" ry="11"/><ellipse cx="${x + 32 + turn}" cy="${y - 12}" rx="22" ry="11"/><ellipse cx="${x + turn}" cy="${y + 84}" rx="22" ry="6"/></g>`
  );
}

function eye(sheet: Sheet, look: FaceLook, side: 1 | -1): string {
  const brow = look.brow ?? { colour: '#1d1410', weight: 7 };
  const open = look.mouth === 'laugh' ? 0.72 : 1;
  const almond = 'M-19 2 C-12 -9 8 -12 19 0 C9 9 -11 10 -19 2Z';
  const iris = radialAt(sheet, [-1, 1, 9], '0 #8a5a34', '0.6 #4a2a16', '1 #1a0d06');
  const lash = look.hasLashes
    ? '<path d="M15 -4 l9 -6 M11 -7 l7 -8" stroke="#140c09" stroke-width="2.200" stroke-linecap="round"/>'
    : '';
  return (
    `<g transform="translate(${256 + side * 32} 228) scale(${side} 1)"><g transform="scale(1 ${open})"><path d="${almond}" fill="#fbf6f0"/><g ${clip(sheet, `<path d="${almond}"/>`)}><circle cx="${-side * 0.5}" cy="-1" r="9.200" fill="${iris}"/><circle cx="${-side * 0.5}" cy="-1" r="4.200" fill="#0b0604"/><circle cx="${side * -3.4}" cy="-4.600" r="2.700" fill="#fff"/><path d="M-20 -8 C-10 -14 10 -14 20 -6 L20 -2 C9 -10 -11 -8 -19 3Z" fill="#000" opacity=".28"/></g>` +
    `<path d="M-19 2 C-12 -9 8 -12 19 0" fill="none" stroke="#1a100c" stroke-width="${look.hasLashes ? 4 : 2.8}" stroke-linecap="round"/><path d="M-16 5 C-9 10 9 9 17 3" fill="none" stroke="${look.skin[2]}" stroke-width="1.600" opacity=".8"/>${lash}</g>` +
    `<path d="M-18 -12 C-10 -18 8 -20 19 -12" fill="none" stroke="${look.skin[2]}" stroke-width="2" opacity=".7"/><path d="M-22 -23 C-12 -33 8 -35 24 -24 C10 -29 -8 -27 -22 -23Z" fill="${brow.colour}" stroke="${brow.colour}" stroke-width="${brow.weight * 0.5}" stroke-linejoin="round"/></g>`
  );
}

function nose(sheet: Sheet, { skin }: FaceLook): string {
  return (
    `<path d="M262 214 C266 240 272 254 272 264 C270 272 262 274 256 274" fill="none" stroke="${skin[2]}" stroke-width="7" opacity=".5" ${blur(sheet, 3.5)}/><path d="M252 208 C250 236 248 250 250 262" fill="none" stroke="#fff" stroke-width="7" opacity=".28" ${blur(sheet, 3)}/>` +
    `<path d="M240 266 C241 273 248 272 250 270 M262 270 C265 273 271 272 272 265" fill="none" stroke="${skin[2]}" stroke-width="3" stroke-linecap="round"/><ellipse cx="252" cy="262" rx="6" ry="5" fill="#fff" opacity=".25" ${blur(sheet, 2)}/>`
  );
}

function mouth({ mouth: kind = 'smile', lips = ['#a8564a', '#c9766a'], skin }: FaceLook): string {
  if (kind === 'calm')
    return `<path d="M230 297 C242 295 250 293 256 296 C262 293 270 295 282 297 C270 305 242 305 230 297Z" fill="${lips[0]}"/><path d="M233 300 C244 316 268 316 279 300 C266 306 246 306 233 300Z" fill="${lips[1]}"/><path d="M226 294 C240 305 272 305 286 294" fill="none" stroke="#4a1a14" stroke-width="1.600" opacity=".7"/>`;
  const deep = kind === 'laugh' ? 326 : 318;
  return (
    `<path d="M224 294 C242 290 250 293 256 295 C262 293 270 290 288 294 C280 ${deep + 4} 232 ${deep + 4} 224 294Z" fill="${lips[0]}"/><path d="M229 297 C246 300 266 300 283 297 C277 ${deep - 4} 235 ${deep - 4} 229 297Z" fill="#5a1512"/><path d="M231 297 C246 300 266 300 281 297 C277 ${deep - 10} 235 ${deep - 10} 231 297Z" fill="#fdfaf5"/><path d="M234 ${deep - 9} C244 ${deep + 4} 268 ${deep + 4} 278 ${deep - 9} C268 ${deep - 2} 244 ${deep - 2} 234 ${deep - 9}Z" fill="${lips[1]}"/>` +
    `<path d="M222 291 C219 294 219 297 221 300 M290 291 C293 294 293 297 291 300" fill="none" stroke="${skin[2]}" stroke-width="2.400" stroke-linecap="round"/>`
  );
}

function age({ age: years = 0, skin }: FaceLook): string {
  if (years === 0) return '';
  return `<g fill="none" stroke="${skin[2]}" stroke-width="2.200" stroke-linecap="round" opacity="${years}"><path d="M236 272 C224 282 216 292 214 306 M276 272 C288 282 296 292 298 306"/><path d="M202 236 l-9 -5 M202 241 l-10 1 M310 236 l9 -5 M310 241 l10 1"/><path d="M222 172 C244 166 268 166 290 172 M228 160 C246 155 266 155 284 160"/><path d="M212 246 C220 251 230 251 238 248 M274 248 C282 251 292 251 300 246"/></g>`;
}

import { blur, clip, linearAt } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';
import { type FaceLook, facePath } from './face.ts';

export type Beard = 'full' | 'stubble' | 'moustache' | 'goatee';

export function beard(sheet: Sheet, kind: Beard, colours: readonly [string, string], look: FaceLook): string {
  const hair = linearAt(sheet, [190, 240, 330, 350], `0 ${colours[0]}`, `1 ${colours[1]}`);
  const inside = clip(sheet, `<path d="${facePath(look)}"/>`);
  const moustache = `<path d="M218 292 C226 276 246 276 256 283 C266 276 286 276 294 292 C284 296 268 291 256 292 C244 291 228 296 218 292Z" fill="${hair}"/>`;
  if (kind === 'moustache')
    return `${moustache}<path d="M216 294 C210 292 206 286 206 282 M296 294 C302 292 306 286 306 282" stroke="${colours[0]}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  if (kind === 'stubble')
    return `<g ${inside}><path d="M176 250 C196 262 206 290 220 286 C240 276 272 276 292 286 C306 290 316 262 336 250 V370 H176Z" fill="${colours[1]}" opacity=".42" ${blur(sheet, 7)}/></g>`;
  if (kind === 'goatee')
    return `${moustache}<g ${inside}><path d="M230 322 C240 316 272 316 282 322 C286 346 274 362 256 362 C238 362 226 346 230 322Z" fill="${hair}"/></g>`;
  const strands = repeat(60, () => {
    const x = round(sheet.between(190, 322));
    const y = round(sheet.between(290, 340));
    return `<path d="M${x} ${y} q${round((x - 256) * 0.04)} 14 ${round((x - 256) * -0.06)} 26" stroke="${colours[0]}" stroke-opacity="${round(sheet.between(0.15, 0.5))}" stroke-width="1.600" fill="none"/>`;
  });
  const shape =
    'M181 226 C188 262 204 284 222 286 C240 272 272 272 290 286 C308 284 324 262 331 226 C338 300 318 372 256 378 C194 372 174 300 181 226Z M226 293 C236 330 276 330 286 293 C268 290 244 290 226 293Z';
  return `<path d="${shape}" fill="${hair}" fill-rule="evenodd"/><g ${clip(sheet, `<path clip-rule="evenodd" d="${shape}"/>`)}>${strands}</g>${moustache}`;
}

export function glasses(sheet: Sheet, kind: 'round' | 'square', frame: string, turn: number): string {
  const one = (side: 1 | -1) => {
    const x = 256 + side * 32;
    const shape =
      kind === 'round'
        ? `<circle cx="${x}" cy="230" r="28"/>`
        : `<rect x="${x - 29}" y="207" width="58" height="44" rx="11"/>`;
    return `<g fill="#dfeaf5" fill-opacity=".16" stroke="${frame}" stroke-width="5">${shape}</g><path d="M${x - 14} 244 L${x + 6} 212" stroke="#fff" stroke-opacity=".45" stroke-width="7" ${blur(sheet, 1.2)}/>`;
  };
  return `<g transform="translate(${turn} 0)">${one(-1)}${one(1)}<path d="M252 226 C254 222 258 222 260 226" fill="none" stroke="${frame}" stroke-width="5"/><path d="M196 224 L182 218 M316 224 L330 218" stroke="${frame}" stroke-width="5"/></g>`;
}

export function bindi(turn: number, colour = '#b3122a'): string {
  return `<circle cx="${256 + turn}" cy="196" r="5.500" fill="${colour}"/><circle cx="${254.5 + turn}" cy="194.500" r="1.600" fill="#fff" opacity=".6"/>`;
}

export function earrings(kind: 'studs' | 'jhumka', width = 72): string {
  const one = (x: number) =>
    kind === 'studs'
      ? `<circle cx="${x}" cy="262" r="5" fill="#f4d98a" stroke="#a8761c" stroke-width="1.500"/>`
      : `<circle cx="${x}" cy="260" r="5" fill="#f0c24a"/><path d="M${x - 11} 290 C${x - 11} 272 ${x + 11} 272 ${x + 11} 290Z" fill="#e0a52a" stroke="#8a5a10" stroke-width="1.500"/>${repeat(4, (index) => `<circle cx="${x - 9 + index * 6}" cy="294" r="2.600" fill="#f7dc8a"/>`)}`;
  return one(256 - width - 5) + one(256 + width + 5);
}

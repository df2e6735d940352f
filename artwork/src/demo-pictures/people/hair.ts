import { blur, clip, linearAt } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';

export type HairStyle = 'short' | 'swept' | 'curls' | 'long' | 'wavy' | 'bun' | 'bob' | 'receding' | 'braid';

export interface Hair {
  style: HairStyle;
  /** Lit and shaded colour. */
  colours: readonly [string, string];
}

interface Shapes {
  behind?: string;
  front: string;
}

const cap = 'M178 212 C168 120 214 84 258 84 C304 84 346 120 334 212 C330 190 326 176 318 164';

const shapes: Record<Exclude<HairStyle, 'curls'>, Shapes> = {
  short: { front: `${cap} C300 156 270 152 244 158 C222 160 202 166 194 176 C186 186 182 198 178 212Z` },
  swept: {
    front:
      'M177 214 C164 126 206 76 262 78 C312 78 350 118 336 214 C332 192 326 172 314 158 C296 168 250 168 222 140 C214 164 190 172 177 214Z',
  },
  receding: {
    front:
      'M180 222 C162 150 186 104 226 102 C206 118 198 140 198 158 C190 176 186 200 180 222Z M332 222 C350 150 326 104 286 102 C306 118 314 140 314 158 C322 176 326 200 332 222Z',
  },
  long: {
    behind:
      'M168 220 C150 108 210 70 258 70 C306 70 362 108 346 220 C350 300 366 360 372 420 L300 420 L300 300 L212 300 L212 420 L140 420 C146 360 162 300 168 220Z',
    front: 'M174 236 C164 120 216 82 254 82 C296 82 350 120 338 236 C332 190 316 152 262 112 C236 160 196 178 174 236Z',
  },
  wavy: {
    behind:
      'M166 220 C150 104 210 66 258 66 C306 66 364 104 348 220 C372 250 350 290 372 320 C386 350 360 380 376 412 L298 418 L300 300 L212 300 L214 418 L136 412 C152 380 126 350 140 320 C162 290 140 250 166 220Z',
    front: 'M174 240 C158 120 212 76 262 78 C308 78 352 124 338 240 C336 196 318 150 290 124 C262 162 196 160 174 240Z',
  },
  bun: {
    behind: 'M214 84 C206 40 306 40 298 84 C306 106 206 106 214 84Z',
    front: 'M176 224 C166 122 214 84 256 84 C298 84 346 122 336 224 C332 178 304 136 256 120 C208 136 180 178 176 224Z',
  },
  bob: {
    behind:
      'M164 224 C150 104 208 70 258 70 C308 70 362 104 348 224 C352 270 350 306 336 330 L296 330 L300 280 L212 280 L216 330 L176 330 C162 306 160 270 164 224Z',
    front:
      'M174 238 C160 120 212 80 258 80 C302 80 352 120 338 238 C334 204 326 180 314 166 C280 176 232 174 200 164 C186 182 178 206 174 238Z',
  },
  braid: {
    behind:
      'M168 220 C152 108 212 72 258 72 C304 72 360 108 344 220 C350 260 356 280 352 300 L200 300 C180 280 168 250 168 220Z',
    front: 'M175 232 C164 120 214 82 256 82 C298 82 348 120 337 232 C332 180 306 138 256 108 C206 138 180 180 175 232Z',
  },
};

/** Strands that follow the head, clipped to the hair. */
function strands(sheet: Sheet, shape: string, light: string): string {
  const lines = repeat(46, () => {
    const x = sheet.between(150, 362);
    const away = (x - 256) * 0.5;
    return `<path d="M${round(256 + (x - 256) * 0.35)} 66 C${round(x + away * 0.4)} 130 ${round(x + away * 0.5)} 220 ${round(x + away * 0.3 + sheet.between(-10, 10))} 420" stroke-width="${round(sheet.between(0.8, 2.6))}" stroke-opacity="${round(sheet.between(0.08, 0.34))}"/>`;
  });
  return `<g ${clip(sheet, `<path d="${shape}"/>`)}><g fill="none" stroke="${light}">${lines}</g><path d="M196 150 C210 104 250 88 292 98" fill="none" stroke="#fff" stroke-width="16" opacity=".2" ${blur(sheet, 7)}/></g>`;
}

function filled(sheet: Sheet, shape: string, { colours }: Hair): string {
  const fill = linearAt(sheet, [180, 80, 330, 330], `0 ${colours[0]}`, `1 ${colours[1]}`);
  return `<path d="${shape}" fill="${fill}"/>${strands(sheet, shape, colours[0])}`;
}

/** The hair behind the head. */
export function hairBehind(sheet: Sheet, hair: Hair): string {
  if (hair.style === 'curls') return curls(sheet, hair, 130, 1);
  const { behind } = shapes[hair.style];
  return behind ? filled(sheet, behind, { ...hair, colours: [hair.colours[1], hair.colours[1]] }) : '';
}

/** The hair on the forehead and the crown. */
export function hairInFront(sheet: Sheet, hair: Hair): string {
  if (hair.style === 'curls') return curls(sheet, hair, 120, 0.62);
  const { front } = shapes[hair.style];
  return filled(sheet, front, hair) + (hair.style === 'braid' ? braid(sheet, hair) : '');
}

function curls(sheet: Sheet, { colours }: Hair, count: number, reach: number): string {
  return repeat(count, () => {
    const turn = sheet.between(Math.PI * 0.98, Math.PI * 2.02);
    const far = sheet.between(reach < 1 ? 0.84 : 0.7, 1.12);
    const x = round(256 + Math.cos(turn) * 92 * far);
    const y = round(204 + Math.sin(turn) * 116 * far);
    const r = round(sheet.between(10, 19));
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${sheet.random() < 0.7 ? colours[1] : colours[0]}"/><path d="M${x - r * 0.6} ${y} a${r * 0.6} ${r * 0.6} 0 0 1 ${r} ${-r * 0.3}" fill="none" stroke="${colours[0]}" stroke-opacity=".7" stroke-width="2"/>`;
  });
}

function braid(sheet: Sheet, { colours }: Hair): string {
  const fill = linearAt(sheet, [318, 0, 372, 0], `0 ${colours[0]}`, `1 ${colours[1]}`);
  const links = repeat(
    7,
    (index) =>
      `<path d="M345 ${290 + index * 27} c-24 4 -30 20 -16 34 c8 6 16 4 20 -4 c4 8 14 8 20 2 c12 -14 4 -30 -24 -32Z" fill="${fill}" stroke="${colours[1]}" stroke-width="2"/>`,
  );
  return `${links}<circle cx="347" cy="486" r="9" fill="#f0a41c"/><path d="M330 220 C344 250 350 270 346 300" stroke="${colours[1]}" stroke-width="22" fill="none"/>`;
}

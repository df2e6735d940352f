import { blur, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';

export type Garment = 'tee' | 'shirt' | 'kurta' | 'jacket' | 'sari' | 'hoodie';

interface Look {
  garment: Garment;
  /** Lit, shaded and trim colour. */
  colours: readonly [string, string, string];
}

const shoulders =
  'M40 530 C46 440 92 402 178 384 C200 380 208 374 212 366 C222 420 290 420 300 366 C304 374 312 380 334 384 C420 402 466 440 472 530Z';

/** Dressed shoulders up to the neck. */
export function clothes(sheet: Sheet, { garment, colours }: Look): string {
  const [lit, shaded, trim] = colours;
  const fill = linearAt(sheet, [60, 370, 450, 520], `0 ${lit}`, `1 ${shaded}`);
  const folds = `<g fill="none" stroke="${shaded}" stroke-width="7" opacity=".55" ${blur(sheet, 4)}><path d="M120 430 C140 470 140 500 132 530 M392 430 C372 470 374 500 380 530 M206 420 C216 460 214 500 210 530"/></g><path d="M70 450 C110 412 150 400 190 392" fill="none" stroke="#fff" stroke-width="14" opacity=".2" ${blur(sheet, 7)}/>`;
  return `<path d="${shoulders}" fill="${fill}"/>${folds}${necklines[garment]([lit, shaded, trim])}`;
}

const necklines: Record<Garment, (colours: readonly [string, string, string]) => string> = {
  tee: ([, shaded, trim]) =>
    `<path d="M210 372 C224 420 288 420 302 372" fill="none" stroke="${shaded}" stroke-width="13"/><path d="M204 376 C220 430 292 430 308 376" fill="none" stroke="${trim}" stroke-width="3"/>`,
  shirt: ([lit, shaded, trim]) =>
    `<path d="M208 360 L180 386 L204 442 L256 414 C236 400 218 384 208 360Z M304 360 L332 386 L308 442 L256 414 C276 400 294 384 304 360Z" fill="${lit}" stroke="${shaded}" stroke-width="3" stroke-linejoin="round"/><path d="M256 414 V530" stroke="${shaded}" stroke-width="4"/><circle cx="264" cy="446" r="4" fill="${trim}"/><circle cx="264" cy="492" r="4" fill="${trim}"/>`,
  kurta: ([, shaded, trim]) =>
    `<path d="M248 404 C252 410 260 410 264 404 V500 H248Z" fill="${shaded}"/><path d="M210 370 C224 418 288 418 302 370 M248 410 V500 H264 V410" fill="none" stroke="${trim}" stroke-width="3.500"/><circle cx="256" cy="434" r="4" fill="${trim}"/><circle cx="256" cy="462" r="4" fill="${trim}"/>`,
  jacket: ([, shaded, trim]) =>
    `<path d="M208 362 L168 392 L216 530 L250 452Z M304 362 L344 392 L296 530 L262 452Z" fill="${shaded}" stroke="#000" stroke-opacity=".35" stroke-width="2"/><path d="M214 392 C230 418 282 418 298 392 L296 530 H216Z" fill="${trim}"/><path d="M214 392 C230 418 282 418 298 392" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/>`,
  sari: ([, shaded, trim]) =>
    `<path d="M208 374 C222 424 290 424 304 374" fill="none" stroke="${trim}" stroke-width="9"/><path d="M178 386 C220 440 330 470 430 530 L330 530 C260 490 190 450 140 398Z" fill="${shaded}"/><path d="M178 386 C220 440 330 470 430 530" fill="none" stroke="${trim}" stroke-width="8"/>`,
  hoodie: ([lit, shaded, trim]) =>
    `<path d="M196 366 C172 398 190 440 256 452 C322 440 340 398 316 366 C304 424 208 424 196 366Z" fill="${lit}" stroke="${shaded}" stroke-width="5"/><path d="M232 446 v58 M280 446 v58" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`,
};

import { blur, clip, linearAt } from '../paint.ts';
import { repeat, type Sheet } from '../sheet.ts';

type Cloth = readonly [lit: string, shaded: string];

/** A tied turban with overlapping folds that meet above the forehead. */
export function turban(sheet: Sheet, [lit, shaded]: Cloth): string {
  const fill = linearAt(sheet, [170, 40, 350, 210], `0 ${lit}`, `1 ${shaded}`);
  const shape =
    'M168 204 C140 140 156 58 256 46 C356 58 372 140 344 204 C336 176 300 152 256 150 C212 152 176 176 168 204Z';
  const folds = repeat(
    6,
    (index) =>
      `<path d="M${166 + index * 3} ${196 - index * 24} C${200 + index * 4} ${146 - index * 18} ${252 + index * 4} ${128 - index * 14} ${262 + index * 8} ${150 - index * 20}" fill="none" stroke="${shaded}" stroke-width="5" opacity=".75"/><path d="M${346 - index * 3} ${196 - index * 24} C${312 - index * 4} ${140 - index * 18} ${266} ${122 - index * 12} ${232 - index * 6} ${138 - index * 16}" fill="none" stroke="${index % 2 ? '#fff' : shaded}" stroke-width="4" opacity="${index % 2 ? 0.22 : 0.6}"/>`,
  );
  return `<path d="M178 206 C200 170 312 170 334 206 C318 182 194 182 178 206Z" fill="#000" opacity=".35" ${blur(sheet, 4)}/><path d="${shape}" fill="${fill}"/><g ${clip(sheet, `<path d="${shape}"/>`)}>${folds}<path d="M190 110 C210 70 260 58 300 74" fill="none" stroke="#fff" stroke-width="18" opacity=".25" ${blur(sheet, 8)}/></g><path d="M238 150 C246 132 268 132 276 150 C266 146 248 146 238 150Z" fill="${shaded}"/>`;
}

/** A headscarf around face and neck. The visible part of the face is drawn before it. */
export function headscarf(sheet: Sheet, [lit, shaded]: Cloth): string {
  const fill = linearAt(sheet, [150, 70, 370, 430], `0 ${lit}`, `1 ${shaded}`);
  const shape =
    'M256 64 C330 64 372 130 364 226 C360 290 372 360 420 430 L430 520 L82 520 L92 430 C140 360 152 290 148 226 C140 130 182 64 256 64Z M256 122 C204 122 186 172 188 224 C190 286 216 344 256 346 C296 344 322 286 324 224 C326 172 308 122 256 122Z';
  return `<path d="M256 122 C204 122 186 172 188 224 C190 286 216 344 256 346 C296 344 322 286 324 224 C326 172 308 122 256 122Z" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="12" ${blur(sheet, 5)}/><path d="${shape}" fill="${fill}" fill-rule="evenodd"/><g ${clip(sheet, `<path clip-rule="evenodd" d="${shape}"/>`)} fill="none"><path d="M190 240 C176 320 150 380 96 440 M322 240 C336 320 362 380 416 440 M218 326 C230 380 300 400 388 470 M200 300 C190 360 150 420 120 500" stroke="${shaded}" stroke-width="9" opacity=".7" ${blur(sheet, 2)}/><path d="M180 200 C176 130 214 92 262 92 M226 350 C260 392 320 410 400 450" stroke="#fff" stroke-width="9" opacity=".28" ${blur(sheet, 4)}/></g><path d="M189 216 C190 170 208 126 256 125 C304 126 322 170 323 216" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`;
}

/** The end of a sari laid loosely over the hair. */
export function draped(sheet: Sheet, [lit, shaded]: Cloth, border: string): string {
  const fill = linearAt(sheet, [140, 60, 380, 420], `0 ${lit}`, `1 ${shaded}`);
  const shape =
    'M172 520 L120 520 C118 400 150 330 150 226 C140 110 200 52 262 52 C326 52 380 112 364 226 C360 330 396 400 400 520 L340 520 C344 420 338 330 336 240 C334 150 300 104 256 104 C212 104 178 150 176 240 C174 330 178 420 172 520Z';
  return `<path d="${shape}" fill="${fill}"/><path d="M172 520 C178 420 174 330 176 240 C178 150 212 104 256 104 C300 104 334 150 336 240 C338 330 344 420 340 520" fill="none" stroke="${border}" stroke-width="9"/><path d="M164 520 C170 420 166 330 168 240 C170 142 208 94 256 94 C304 94 342 142 344 240 C346 330 352 420 348 520" fill="none" stroke="${border}" stroke-width="2" stroke-dasharray="2 8"/><path d="M160 200 C164 110 210 70 262 72" fill="none" stroke="#fff" stroke-width="12" opacity=".25" ${blur(sheet, 6)}/>`;
}

export function peakedCap(sheet: Sheet, [lit, shaded]: Cloth): string {
  const fill = linearAt(sheet, [170, 60, 340, 190], `0 ${lit}`, `1 ${shaded}`);
  return `<path d="M172 178 C164 96 210 66 258 66 C306 66 348 96 340 178 C300 160 212 160 172 178Z" fill="${fill}"/><path d="M256 66 V164 M214 76 C200 106 196 140 198 166 M298 76 C312 106 316 140 314 166" stroke="${shaded}" stroke-width="2.500" fill="none" opacity=".8"/><path d="M166 186 C200 150 312 150 346 186 C352 204 330 200 314 190 C282 178 230 178 198 190 C182 200 160 204 166 186Z" fill="${shaded}"/><path d="M178 182 C210 160 302 160 334 182" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="4"/><path d="M176 206 C200 188 312 188 336 206 L330 214 C300 198 212 198 182 214Z" fill="#000" opacity=".35" ${blur(sheet, 4)}/><circle cx="256" cy="67" r="6" fill="${shaded}"/>`;
}

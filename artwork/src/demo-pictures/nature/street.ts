import { down } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';

interface Tower {
  x: number;
  width: number;
  top: number;
  bottom: number;
  wall: readonly [string, string];
  /** Fraction of the windows with a light on. */
  lit: number;
  pane?: number;
}

const lamplight = ['#ffd98a', '#ffc560', '#fff0c4', '#ffb14a', '#bfe0ff'] as const;

/** A block of flats at night with some windows lit. */
export function tower(sheet: Sheet, { x, width, top, bottom, wall, lit, pane = 22 }: Tower): string {
  const columns = Math.floor(width / (pane * 1.7));
  const rows = Math.floor((bottom - top) / (pane * 2));
  const gap = width / (columns + 0.4);
  const windows = repeat(columns * rows, (index) => {
    const isLit = sheet.random() < lit;
    const wx = x + gap * (0.35 + (index % columns));
    const wy = top + pane * (0.9 + Math.floor(index / columns) * 2);
    const fill = isLit ? sheet.pick(lamplight) : '#0b1018';
    return `<rect x="${round(wx)}" y="${round(wy)}" width="${pane}" height="${round(pane * 1.25)}" fill="${fill}" opacity="${round(isLit ? sheet.between(0.55, 1) : 0.7)}"/><rect x="${round(wx - 3)}" y="${round(wy + pane * 1.25)}" width="${pane + 6}" height="3" fill="#000" opacity=".35"/>`;
  });
  return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${down(sheet, `0 ${wall[0]}`, `1 ${wall[1]}`)}"/>${windows}`;
}

/** A walking person under an umbrella. `size` is the height of the person. */
export function underUmbrella(x: number, y: number, size: number, cloth: string, umbrella: string): string {
  const s = size / 170;
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-14 0 L-10 -74 L-2 -74 L-2 0Z M4 0 L6 -74 L16 -70 L20 -2Z" fill="#11151d"/><path d="M-20 -70 C-24 -110 -20 -136 0 -140 C20 -136 24 -110 20 -70 C8 -66 -8 -66 -20 -70Z" fill="${cloth}"/>` +
    `<circle cx="0" cy="-154" r="13" fill="#2b1d18"/><path d="M22 -128 L26 -100 L30 -196" stroke="#0d1016" stroke-width="4" fill="none"/><path d="M-46 -190 C-40 -222 2 -240 34 -234 C68 -228 92 -206 96 -184 C84 -194 72 -194 62 -186 C52 -196 38 -196 28 -188 C18 -198 2 -198 -8 -190 C-20 -198 -36 -198 -46 -190Z" fill="${umbrella}"/><path d="M-46 -190 C-40 -222 2 -240 34 -234" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/></g>`
  );
}

/** A street lamp with a bent arm. */
export function streetLamp(x: number, y: number, height: number, toRight: boolean): string {
  const arm = height * 0.2 * (toRight ? 1 : -1);
  return `<path d="M${x} ${y} L${x} ${y - height * 0.86} Q${x} ${y - height} ${x + arm} ${y - height}" fill="none" stroke="#12161d" stroke-width="${height * 0.016}"/><path d="M${x + arm * 0.8} ${y - height - 4} h${arm * 0.5} v9 h${-arm * 0.5}Z" fill="#ffe6b0"/>`;
}

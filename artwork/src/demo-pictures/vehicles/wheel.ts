import { down, linear, radial } from '../paint.ts';
import { repeat, round, type Sheet } from '../sheet.ts';

type Draw = { x: number; y: number; r: number };

function turned(angle: number, shape: string): string {
  return `<g transform="rotate(${round(angle)})">${shape}</g>`;
}

function tyre(sheet: Sheet, r: number, inner: number): string {
  const rubber = radial(
    sheet,
    [0.5, 0.5, 0.5],
    `${inner / r - 0.02} #0b0c0e`,
    `${(inner / r + 1) / 2 - 0.05} #34363a`,
    '0.93 #1a1b1e',
    '1 #0c0d0f',
  );
  const light = down(sheet, '0 #fff 0.28', '0.4 #fff 0', '1 #000 0.5');
  return (
    `<circle r="${(r + inner) / 2}" fill="none" stroke="${rubber}" stroke-width="${r - inner}"/>` +
    `<circle r="${(r + inner) / 2}" fill="none" stroke="${light}" stroke-width="${r - inner}"/>` +
    `<circle r="${r - 1}" fill="none" stroke="#08090a" stroke-width="1.6" stroke-dasharray="1.4 1.1"/>`
  );
}

/** A motorcycle's spoked wheel: steel rim, crossing spokes, hub and brake. */
export function spokedWheel(sheet: Sheet, { x, y, r }: Draw, brake: 'disc' | 'drum'): string {
  const rim = r * 0.76;
  const steel = linear(sheet, [0, 0, 1, 1], '0 #fdfdfd', '0.3 #8d949c', '0.5 #e6eaee', '0.75 #6a7078', '1 #c9ced4');
  const spokes = repeat(36, (index) =>
    turned(
      index * 10,
      `<line x1="0" y1="-5" x2="${index % 2 ? 4.6 : -4.6}" y2="${-rim}" stroke="${index % 3 ? '#b9bfc6' : '#7c828a'}" stroke-width=".45"/>`,
    ),
  );
  const disc =
    `<circle r="${r * 0.44}" fill="none" stroke="#9aa0a8" stroke-width="5.4"/>` +
    `<circle r="${r * 0.44}" fill="none" stroke="#5b6068" stroke-width="2" stroke-dasharray=".9 2.4"/>`;
  const drum = `<circle r="${r * 0.33}" fill="${steel}" stroke="#3c4046" stroke-width="1"/><circle r="${r * 0.22}" fill="none" stroke="#555b63" stroke-width="1"/>`;
  return (
    `<g transform="translate(${x} ${y})">${tyre(sheet, r, rim)}` +
    `<circle r="${rim}" fill="none" stroke="${steel}" stroke-width="2.6"/><circle r="${rim - 1.6}" fill="none" stroke="#2b2e33" stroke-width=".7"/>` +
    `${spokes}${brake === 'disc' ? disc : drum}<circle r="5.5" fill="${steel}" stroke="#33363b" stroke-width=".8"/><circle r="2.2" fill="#2a2d31"/></g>`
  );
}

interface Alloy {
  spokes?: number;
  metal?: string;
  dark?: string;
}

/** A car's alloy wheel with paired spokes and the brake visible behind them. */
export function alloyWheel(
  sheet: Sheet,
  { x, y, r }: Draw,
  { spokes = 5, metal = '#d5dae0', dark = '#6d747d' }: Alloy = {},
): string {
  const rim = r * 0.7;
  const shine = linear(sheet, [0, 0, 0, 1], `0 #ffffff`, `0.45 ${metal}`, `1 ${dark}`);
  const spoke = `<path d="M-2.4 -3 L-4.6 ${-rim} L-1.3 ${-rim} L-.5 -4Z M2.4 -3 L4.6 ${-rim} L1.3 ${-rim} L.5 -4Z" fill="${shine}" stroke="${dark}" stroke-width=".25"/>`;
  const nuts = repeat(spokes, (index) =>
    turned((index * 360) / spokes + 36, '<circle cy="-3.6" r=".7" fill="#2d3136"/>'),
  );
  return (
    `<g transform="translate(${x} ${y})">${tyre(sheet, r, rim)}<circle r="${rim}" fill="#14161a"/>` +
    `<circle r="${rim * 0.66}" fill="none" stroke="#7b828a" stroke-width="${rim * 0.28}"/><circle r="${rim * 0.66}" fill="none" stroke="#4c5259" stroke-width=".6"/>` +
    `<circle r="${rim}" fill="none" stroke="${shine}" stroke-width="1.7"/>` +
    repeat(spokes, (index) => turned((index * 360) / spokes, spoke)) +
    `<circle r="4.6" fill="${shine}"/>${nuts}<circle r="1.8" fill="${dark}"/></g>`
  );
}

/** A steel wheel with a chromed hub cap, as on cars of the fifties. */
export function cappedWheel(sheet: Sheet, { x, y, r }: Draw, colour: string): string {
  const rim = r * 0.66;
  const chrome = linear(sheet, [0.2, 0, 0.7, 1], '0 #fff', '0.4 #9aa3ad', '0.55 #fafcff', '0.8 #5c646d', '1 #cfd5db');
  return (
    `<g transform="translate(${x} ${y})">${tyre(sheet, r, rim)}<circle r="${r * 0.86}" fill="none" stroke="#efe9dc" stroke-width="${r * 0.12}"/>` +
    `<circle r="${rim}" fill="${colour}"/><circle r="${rim}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
    `<circle r="${rim * 0.72}" fill="${chrome}"/><circle r="${rim * 0.5}" fill="none" stroke="#4a5058" stroke-opacity=".5" stroke-width=".8"/><circle r="${rim * 0.3}" fill="${chrome}"/></g>`
  );
}

/** A truck's steel wheel with its ring of nuts. */
export function steelWheel(sheet: Sheet, { x, y, r }: Draw, colour = '#c9442f'): string {
  const rim = r * 0.6;
  const nuts = repeat(10, (index) =>
    turned(index * 36, `<circle cy="${-rim * 0.52}" r="${r * 0.035}" fill="#e9d9a8"/>`),
  );
  const holes = repeat(8, (index) =>
    turned(index * 45, `<ellipse cy="${-rim * 0.78}" rx="${r * 0.07}" ry="${r * 0.045}" fill="#17120f"/>`),
  );
  return (
    `<g transform="translate(${x} ${y})">${tyre(sheet, r, rim)}<circle r="${rim}" fill="${radial(sheet, [0.5, 0.4, 0.6], `0 ${colour}`, '1 #3a0f0a')}"/>` +
    `<circle r="${rim}" fill="none" stroke="#f2c14a" stroke-width="1.4"/>${holes}${nuts}<circle r="${rim * 0.34}" fill="${down(sheet, '0 #f0d27a', '1 #8a5a1e')}"/></g>`
  );
}

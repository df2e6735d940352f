import { glow, linear, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';

/** An auto-rickshaw from behind, in centimetres: 130 wide, 170 high, the ground at y = 0. */
export function threeWheelerFromBehind(sheet: Sheet, { areLampsLit = true, plate = 'KA 00 D 4321' } = {}): string {
  const hood = linearAt(sheet, [-60, 0, 60, 0], '0 #0d0e10', '0.25 #33363b', '0.5 #1c1e22', '0.8 #2c2f34', '1 #0a0b0c');
  const yellow = linearAt(sheet, [0, -100, 0, -26], '0 #ffd54a', '0.5 #e9ab1c', '1 #7d5207');
  const green = linearAt(sheet, [0, -76, 0, -26], '0 #2f9a58', '0.6 #1d6b3b', '1 #0c331b');
  const glass = linear(sheet, [0, 0, 1, 1], '0 #6b7f92', '0.5 #1c2733', '1 #3b4b5a');
  const lamp = (x: number) =>
    `<rect x="${x - 6}" y="-62" width="12" height="16" rx="3" fill="${areLampsLit ? '#ff3a24' : '#a01a14'}" stroke="#200" stroke-width=".8"/><rect x="${x - 4}" y="-59" width="8" height="5" rx="2" fill="#ffd2c4" opacity=".8"/>${areLampsLit ? glow(sheet, [x, -54, 48], '#ff2b18', 0.8) : ''}`;
  return [
    '<rect x="-60" y="-24" width="15" height="24" rx="4" fill="#0a0b0c"/><rect x="45" y="-24" width="15" height="24" rx="4" fill="#0a0b0c"/>',
    `<path d="M-56 -98 C-60 -130 -54 -158 -40 -166 C-20 -172 20 -172 40 -166 C54 -158 60 -130 56 -98Z" fill="${hood}" stroke="#000" stroke-width="1"/>`,
    `<rect x="-30" y="-146" width="60" height="30" rx="9" fill="${glass}" stroke="#08090a" stroke-width="2.400"/><path d="M-20 -116 C-20 -132 -14 -136 -6 -136 C2 -136 6 -130 6 -116Z" fill="#0a0c10" opacity=".7"/>`,
    `<path d="M-58 -100 L58 -100 C62 -80 64 -56 62 -28 L-62 -28 C-64 -56 -62 -80 -58 -100Z" fill="${yellow}" stroke="#2b1c02" stroke-width="1"/><path d="M-62 -74 L62 -74 L62 -28 L-62 -28Z" fill="${green}"/><path d="M-61 -74 L61 -74" stroke="#fff3c4" stroke-opacity=".7" stroke-width="2"/>`,
    '<path d="M-36 -70 L36 -70 L38 -34 L-38 -34Z" fill="none" stroke="#06230f" stroke-width="1.200"/><path d="M-26 -50 L26 -50 M-26 -45 L26 -45 M-26 -40 L26 -40" stroke="#06230f" stroke-width="2"/>',
    `<rect x="-24" y="-94" width="48" height="14" rx="1.500" fill="#f2c627" stroke="#3a2a02" stroke-width=".8"/><text y="-84.600" font-family="DejaVu Sans" font-weight="bold" font-size="6" text-anchor="middle" fill="#16181c">${plate}</text>`,
    lamp(-50),
    lamp(50),
    '<path d="M-64 -30 L64 -30 L62 -22 L-62 -22Z" fill="#15171a"/><rect x="-10" y="-22" width="20" height="9" fill="#0a0b0c"/>',
  ].join('');
}

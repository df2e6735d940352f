import { bokeh } from '../nature/water.ts';
import { backdrop, blur, down, linearAt } from '../paint.ts';
import { round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';

type Space = readonly [x: number, y: number, z: number];
interface Block {
  /** Corners on the tread: position across it (-1 to 1) and around it, in degrees. */
  corners: readonly (readonly [across: number, around: number])[];
}

const radius = 33;
const halfWidth = 11.5;
const grooveDepth = 1.1;
const pitch = 6;

export const tyreTread: Scene = {
  name: 'tyre-tread',
  width: 1400,
  height: 1400,
  draw: (sheet) =>
    [
      backdrop(sheet, linearAt(sheet, [0, 0, 1400, 1400], '0 #2b3a52', '0.5 #121826', '1 #05070c')),
      bokeh(
        sheet,
        26,
        { x: 0, y: 0, width: 1400, height: 620 },
        [24, 90],
        ['#f4a416', '#ffcf70', '#6aa8ff', '#c9472f'],
      ),
      carcass(sheet),
      tread(sheet),
      drops(sheet),
      overlay(backdrop(sheet, '#fff', specks(sheet, { frequency: 0.7, octaves: 2 })), 0.14),
      light(sheet),
    ].join(''),
};

function surface(across: number, around: number, depth = 0): Space {
  const turn = (around * Math.PI) / 180;
  const far = radius - Math.abs(across) ** 4 * 2.6 - depth;
  return [across * halfWidth, Math.sin(turn) * far, Math.cos(turn) * far];
}

/**
 * Projects a point. The tyre is turned slightly and seen from slightly above, close enough for a strong perspective.
 */
function project([x, y, z]: Space): { x: number; y: number; depth: number } {
  const yaw = 0.42;
  const tilt = 0.3;
  const sideX = x * Math.cos(yaw) + z * Math.sin(yaw);
  const sideZ = -x * Math.sin(yaw) + z * Math.cos(yaw);
  const upY = y * Math.cos(tilt) - sideZ * Math.sin(tilt);
  const upZ = y * Math.sin(tilt) + sideZ * Math.cos(tilt);
  const scale = 1560 / (66 - upZ);
  return { x: round(640 + (sideX - 12) * scale), y: round(700 - (upY + 5) * scale), depth: upZ };
}

function polygon(points: readonly Space[]): string {
  return `M${points
    .map((point) => project(point))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
}

function carcass(sheet: Sheet): string {
  const edges = (across: number, from: number, to: number) =>
    Array.from({ length: 60 }, (_, index) => surface(across, from + ((to - from) * index) / 59, grooveDepth));
  const floor = polygon([...edges(-1, -80, 110), ...edges(1, 110, -80)]);
  const wall = polygon([
    ...edges(-1, -80, 120),
    ...edges(-1, 120, -80).map(([x, y, z]): Space => [x + 0.6, y * 0.66, z * 0.66]),
  ]);
  return `<path d="${wall}" fill="${down(sheet, '0 #2b2f35', '1 #0a0b0d')}"/><path d="${floor}" fill="${down(sheet, '0 #15171a', '0.5 #0b0c0e', '1 #020203')}"/>`;
}

/** Draws one repetition of the pattern: shoulder blocks, slanted middle blocks and a rib of arrows in the centre. */
function pattern(around: number): Block[] {
  const slant = 2.6;
  const side = (sign: 1 | -1): Block[] => [
    {
      corners: [
        [sign * 0.66, around + 0.3],
        [sign * 1.02, around - 0.6],
        [sign * 1.02, around + pitch - 1.7],
        [sign * 0.66, around + pitch - 0.7],
      ],
    },
    {
      corners: [
        [sign * 0.27, around + slant],
        [sign * 0.6, around + 0.5],
        [sign * 0.6, around + pitch - 0.5],
        [sign * 0.27, around + pitch + slant - 1],
      ],
    },
  ];
  const middle: Block = {
    corners: [
      [-0.2, around],
      [0, around + 1.6],
      [0.2, around],
      [0.2, around + pitch - 0.7],
      [0, around + pitch + 0.9],
      [-0.2, around + pitch - 0.7],
    ],
  };
  return [...side(1), ...side(-1), middle];
}

function tread(sheet: Sheet): string {
  const blocks = Array.from({ length: 34 }, (_, index) => pattern(-78 + index * pitch)).flat();
  const placed = blocks
    .map((block) => ({ block, depth: project(centre(block)).depth }))
    .filter(({ depth }) => depth > 4)
    .toSorted((a, b) => a.depth - b.depth);
  const layers = [
    { from: 0, to: 20, soft: 5 },
    { from: 20, to: 26, soft: 2.2 },
    { from: 26, to: 99, soft: 0.4 },
  ];
  return layers
    .map(
      ({ from, to, soft }) =>
        `<g ${blur(sheet, soft)}>${placed
          .filter(({ depth }) => depth >= from && depth < to)
          .map(({ block }) => blockMarkup(sheet, block))
          .join('')}</g>`,
    )
    .join('');
}

function centre({ corners }: Block): Space {
  const across = corners.reduce((sum, [value]) => sum + value, 0) / corners.length;
  const around = corners.reduce((sum, [, value]) => sum + value, 0) / corners.length;
  return surface(across, around);
}

function blockMarkup(sheet: Sheet, block: Block): string {
  const [cx, cy, cz] = centre(block);
  const facing = Math.max(0, (cy * 0.72 + cz * 0.55 - cx * 0.5) / radius);
  const grey = Math.round(24 + facing ** 1.8 * 128 + sheet.between(-3, 3));
  const top = polygon(block.corners.map(([across, around]) => surface(across, around)));
  const foot = block.corners.map(([across, around]) => surface(across, around, grooveDepth));
  const walls = block.corners
    .map(([across, around], index) => {
      const next = (index + 1) % block.corners.length;
      const [nextAcross, nextAround] = block.corners[next] ?? [across, around];
      const isLit = nextAround < around || nextAcross < across;
      const tone = Math.round(grey * (isLit ? 0.5 : 0.2));
      const quad = polygon([
        surface(across, around),
        surface(nextAcross, nextAround),
        foot[next] ?? surface(nextAcross, nextAround),
        foot[index] ?? surface(across, around),
      ]);
      return `<path d="${quad}" fill="rgb(${tone} ${tone} ${tone + 3})"/>`;
    })
    .join('');
  return `${walls}<path d="${top}" fill="rgb(${grey} ${grey + 1} ${grey + 4})" stroke="rgb(${grey + 34} ${grey + 35} ${grey + 38})" stroke-width="1.600" stroke-linejoin="round"/>${sipes(block, grey)}`;
}

/** The fine cuts in a block. */
function sipes({ corners }: Block, grey: number): string {
  const [a, b, c, d] = corners.length === 4 ? corners : [corners[0], corners[2], corners[3], corners[5]];
  if (!(a && b && c && d)) return '';
  const dark = Math.round(grey * 0.28);
  return [0.33, 0.66]
    .map((part) => {
      const start = surface(a[0] + (b[0] - a[0]) * 0.12, a[1] + (d[1] - a[1]) * part);
      const bend = surface((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + ((d[1] + c[1]) / 2 - (a[1] + b[1]) / 2) * part + 0.5);
      const end = surface(b[0] - (b[0] - a[0]) * 0.12, b[1] + (c[1] - b[1]) * part);
      const [p, q, r] = [project(start), project(bend), project(end)];
      return `<path d="M${p.x} ${p.y}Q${q.x} ${q.y} ${r.x} ${r.y}" fill="none" stroke="rgb(${dark} ${dark} ${dark})" stroke-width="3"/>`;
    })
    .join('');
}

/** Water beads on new rubber. */
function drops(sheet: Sheet): string {
  return Array.from({ length: 150 }, () => {
    const { x, y, depth } = project(surface(sheet.between(-0.95, 0.95), sheet.between(-20, 62), -0.05));
    if (depth < 22) return '';
    const r = round(sheet.random() ** 3 * 17 + 2.5);
    return `<ellipse cx="${x}" cy="${round(y + r * 0.22)}" rx="${r}" ry="${round(r * 0.86)}" fill="#000" opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.86)}" fill="${linearAt(sheet, [x - r, y - r, x + r, y + r], '0 #0d1118 0.75', '0.55 #5d6d80 0.6', '1 #e6f0fa 0.85')}"/><ellipse cx="${round(x - r * 0.34)}" cy="${round(y - r * 0.36)}" rx="${round(r * 0.26)}" ry="${round(r * 0.18)}" fill="#fff" opacity=".95"/>`;
  }).join('');
}

function light(sheet: Sheet): string {
  return `<rect width="1400" height="1400" fill="${linearAt(sheet, [1400, 0, 0, 1400], '0 #ffb938 0.5', '0.4 #ffb938 0', '1 #1a3a8a 0.45')}" style="mix-blend-mode:soft-light"/>`;
}

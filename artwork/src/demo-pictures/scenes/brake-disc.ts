import { bokeh } from '../nature/water.ts';
import { backdrop, blur, clip, glow, linearAt, radialAt } from '../paint.ts';
import { repeat, round, type Scene, type Sheet } from '../sheet.ts';
import { overlay, specks } from '../texture.ts';

const centre = { x: 620, y: 760 };
const outer = 560;
const inner = 300;

export const brakeDisc: Scene = {
  name: 'brake-disc',
  width: 1400,
  height: 1400,
  draw: (sheet) =>
    [
      backdrop(sheet, linearAt(sheet, [0, 0, 1400, 1400], '0 #33415c', '0.45 #121722', '1 #050608')),
      `<g ${blur(sheet, 7)}>${spring(sheet)}</g>`,
      bokeh(sheet, 12, { x: 900, y: 0, width: 500, height: 420 }, [24, 80], ['#ffb938', '#6aa8ff', '#ff7a4a']),
      disc(sheet),
      hub(sheet),
      caliper(sheet),
      overlay(backdrop(sheet, '#fff', specks(sheet, { frequency: 0.8, octaves: 2 })), 0.1),
      light(sheet),
    ].join(''),
};

function spring(sheet: Sheet): string {
  const coils = repeat(
    7,
    (index) =>
      `<path d="M${560 + index * 4} ${-30 + index * 66} C${700} ${-60 + index * 66} ${860} ${-20 + index * 66} ${800} ${40 + index * 66}" fill="none" stroke="${linearAt(sheet, [560, 0, 840, 0], '0 #5a0f0a', '0.4 #f0563c', '0.7 #a8261a', '1 #3a0805')}" stroke-width="34" stroke-linecap="round"/>`,
  );
  return `<rect x="640" y="-20" width="90" height="520" fill="${linearAt(sheet, [640, 0, 730, 0], '0 #14161a', '0.4 #6a727d', '1 #0c0d10')}"/>${coils}<path d="M-40 880 L500 600 L520 690 L-40 1000Z" fill="#23272e"/>`;
}

/** Turned steel: fine rings with two bright fans of light across them. */
function disc(sheet: Sheet): string {
  const { x, y } = centre;
  const ring = `<path clip-rule="evenodd" d="${circle(outer)}${circle(inner)}"/>`;
  const rings = repeat(
    64,
    (index) =>
      `<circle cx="${x}" cy="${y}" r="${inner + index * 4.1}" fill="none" stroke="${index % 2 ? '#fff' : '#000'}" stroke-opacity="${round(sheet.between(0.03, 0.15))}" stroke-width="${round(sheet.between(0.8, 2.6))}"/>`,
  );
  const fan = (angle: number, spread: number, strength: number) =>
    `<path d="M${x} ${y} L${round(x + Math.cos(angle - spread) * 640)} ${round(y + Math.sin(angle - spread) * 640)} L${round(x + Math.cos(angle + spread) * 640)} ${round(y + Math.sin(angle + spread) * 640)}Z" fill="#fff" opacity="${strength}"/>`;
  const fans =
    [-2.35, 0.79].map((angle) => `${fan(angle, 0.5, 0.3)}${fan(angle, 0.26, 0.4)}${fan(angle, 0.1, 0.5)}`).join('') +
    fan(-0.5, 0.2, 0.16) +
    fan(2.6, 0.2, 0.16);
  return (
    `<g ${blur(sheet, 16)}><circle cx="${x + 26}" cy="${y + 30}" r="${outer}" fill="#000" opacity=".7"/></g><circle cx="${x + 10}" cy="${y + 10}" r="${outer}" fill="#3a3e45"/><circle cx="${x}" cy="${y}" r="${outer}" fill="#8b929b"/>` +
    `<g ${clip(sheet, ring)}><g ${blur(sheet, 20)}>${fans}<path d="M${x - 640} ${y + 40} L${x} ${y} L${x - 200} ${y + 640}Z M${x + 640} ${y - 60} L${x} ${y} L${x + 200} ${y - 640}Z" fill="#101318" opacity=".55"/></g>${rings}${holes(sheet)}</g>` +
    `<circle cx="${x}" cy="${y}" r="${outer - 3}" fill="none" stroke="#f4f7fa" stroke-opacity=".7" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${outer - 12}" fill="none" stroke="#20242a" stroke-opacity=".5" stroke-width="4"/>`
  );
}

function circle(r: number): string {
  const { x, y } = centre;
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
}

function holes(sheet: Sheet): string {
  const dark = (cx: number, cy: number, r: number) =>
    linearAt(sheet, [cx, cy - r, cx, cy + r], '0 #040506', '0.7 #15181d', '1 #4a5058');
  return repeat(84, (index) => {
    const turn = ((index % 28) / 28) * Math.PI * 2 + Math.floor(index / 28) * 0.13;
    const far = inner + 54 + Math.floor(index / 28) * 76;
    const cx = round(centre.x + Math.cos(turn) * far);
    const cy = round(centre.y + Math.sin(turn) * far);
    return `<circle cx="${cx}" cy="${cy}" r="14.500" fill="#eef2f6" opacity=".65"/><circle cx="${cx}" cy="${round(cy - 1.5)}" r="12.500" fill="${dark(cx, cy, 12)}"/>`;
  });
}

function hub(sheet: Sheet): string {
  const { x, y } = centre;
  const studs = repeat(5, (index) => {
    const turn = (index / 5) * Math.PI * 2 - 0.5;
    const sx = round(x + Math.cos(turn) * 168);
    const sy = round(y + Math.sin(turn) * 168);
    return `<circle cx="${sx + 5}" cy="${sy + 7}" r="36" fill="#000" opacity=".5" ${blur(sheet, 5)}/><circle cx="${sx}" cy="${sy}" r="33" fill="${radialAt(sheet, [sx - 10, sy - 12, 44], '0 #f3f6f9', '0.5 #8b929b', '1 #2b2f36')}"/><circle cx="${sx}" cy="${sy}" r="19" fill="#33373e"/>${repeat(5, (ring) => `<circle cx="${sx}" cy="${sy}" r="${18 - ring * 3.4}" fill="none" stroke="#aab2ba" stroke-opacity=".55" stroke-width="1.400"/>`)}`;
  });
  return (
    `<circle cx="${x}" cy="${y}" r="${inner}" fill="#14171c"/><circle cx="${x}" cy="${y}" r="${inner - 14}" fill="${linearAt(sheet, [x - 290, y - 290, x + 290, y + 290], '0 #b9c0c8', '0.35 #5d646d', '0.6 #8b929b', '1 #23272d')}"/>${repeat(16, (index) => `<circle cx="${x}" cy="${y}" r="${286 - index * 4}" fill="none" stroke="#fff" stroke-opacity="${round(sheet.between(0.02, 0.12))}" stroke-width="2"/>`)}<circle cx="${x}" cy="${y}" r="226" fill="${radialAt(sheet, [x - 60, y - 70, 330], '0 #a9b0b9', '0.6 #4d545d', '1 #1a1d22')}"/>${studs}` +
    `<circle cx="${x + 6}" cy="${y + 8}" r="92" fill="#000" opacity=".5" ${blur(sheet, 8)}/><circle cx="${x}" cy="${y}" r="86" fill="${linearAt(sheet, [x - 80, y - 80, x + 80, y + 80], '0 #eef2f6', '0.5 #767e88', '1 #22262c')}"/><circle cx="${x}" cy="${y}" r="62" fill="#1b1e23"/><path d="M${Array.from({ length: 6 }, (_, index) => `${round(x + Math.cos((index * Math.PI) / 3) * 44)} ${round(y + Math.sin((index * Math.PI) / 3) * 44)}`).join('L')}Z" fill="${linearAt(sheet, [x - 40, y - 40, x + 40, y + 40], '0 #d5dbe2', '1 #4a5058')}"/><circle cx="${x}" cy="${y}" r="20" fill="#2b2f36"/>`
  );
}

/** The brake caliper over the right side of the disc. Its outline is two arcs around the disc's centre. */
function caliper(sheet: Sheet): string {
  const { x, y } = centre;
  const at = (r: number, degrees: number) =>
    `${round(x + Math.cos((degrees * Math.PI) / 180) * r)} ${round(y + Math.sin((degrees * Math.PI) / 180) * r)}`;
  const arc = (from: number, to: number, near: number, far: number) =>
    `M${at(near, from)}L${at(far, from)}A${far} ${far} 0 0 1 ${at(far, to)}L${at(near, to)}A${near} ${near} 0 0 0 ${at(near, from)}Z`;
  const red = linearAt(sheet, [900, 380, 1300, 1050], '0 #ff7a5c', '0.3 #e0331f', '0.65 #b01c10', '1 #4d0805');
  const bolt = (degrees: number, r: number) => {
    const [bx = 0, by = 0] = at(r, degrees).split(' ').map(Number);
    return `<circle cx="${bx + 3}" cy="${by + 5}" r="34" fill="#000" opacity=".45" ${blur(sheet, 5)}/><circle cx="${bx}" cy="${by}" r="31" fill="${radialAt(sheet, [bx - 10, by - 12, 42], '0 #fff', '0.5 #9aa2ab', '1 #363b42')}"/><path d="M${Array.from({ length: 6 }, (_, index) => `${round(bx + Math.cos((index * Math.PI) / 3 + 0.3) * 17)} ${round(by + Math.sin((index * Math.PI) / 3 + 0.3) * 17)}`).join('L')}Z" fill="#16191e"/>`;
  };
  return (
    `<path d="${arc(-42, 38, 372, 662)}" fill="#000" opacity=".6" transform="translate(-14 30)" ${blur(sheet, 18)}/><path d="${arc(-42, 38, 372, 662)}" fill="${red}" stroke="#3a0503" stroke-width="4" stroke-linejoin="round"/><path d="${arc(-38, 34, 600, 650)}" fill="#fff" opacity=".16"/><path d="M${at(655, -40)}A655 655 0 0 1 ${at(655, 36)}" fill="none" stroke="#ffc9b8" stroke-width="5" opacity=".8"/>` +
    `<path d="${arc(-30, -6, 398, 560)}" fill="#8f150c" stroke="#ff8a70" stroke-opacity=".5" stroke-width="3"/><path d="${arc(2, 26, 398, 560)}" fill="#8f150c" stroke="#ff8a70" stroke-opacity=".5" stroke-width="3"/><path d="${arc(-28, -8, 410, 440)}" fill="#2a2d33"/><path d="${arc(4, 24, 410, 440)}" fill="#2a2d33"/>` +
    bolt(-36, 520) +
    bolt(32, 520) +
    `<path d="${arc(-5, 1, 380, 650)}" fill="#6b0d07"/><path d="M${at(668, 20)} c70 30 90 120 60 210" fill="none" stroke="#15181d" stroke-width="24"/><path d="M${at(668, 20)} c70 30 90 120 60 210" fill="none" stroke="#5a626d" stroke-width="4"/>` +
    [-18, 14]
      .map((degrees) => {
        const [px = 0, py = 0] = at(512, degrees).split(' ').map(Number);
        return `<circle cx="${px}" cy="${py}" r="50" fill="${radialAt(sheet, [px - 16, py - 18, 70], '0 #ff8a70', '0.5 #c4271a', '1 #5a0a05')}" stroke="#3a0503" stroke-width="3"/>`;
      })
      .join('')
  );
}

function light(sheet: Sheet): string {
  return `${glow(sheet, [260, 300, 520], '#dfeaff', 0.35)}<rect width="1400" height="1400" fill="${linearAt(sheet, [0, 0, 1400, 1400], '0 #bcd4ff 0.4', '0.5 #bcd4ff 0', '1 #1a0a30 0.5')}" style="mix-blend-mode:soft-light"/>`;
}

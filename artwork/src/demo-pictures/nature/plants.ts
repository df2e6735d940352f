import { repeat, round, type Sheet } from '../sheet.ts';

/** Blades of grass that stand on the line `y`. */
export function grass(
  sheet: Sheet,
  {
    x,
    y,
    width,
    count,
    height,
    colours,
  }: { x: number; y: number; width: number; count: number; height: number; colours: readonly [string, ...string[]] },
): string {
  return repeat(count, () => {
    const at = x + sheet.random() * width;
    const tall = height * sheet.between(0.3, 1);
    const lean = tall * sheet.between(-0.4, 0.4);
    return `<path d="M${round(at)} ${round(y)} q${round(lean * 0.2)} ${round(-tall * 0.6)} ${round(lean)} ${round(-tall)}" stroke="${sheet.pick(colours)}" stroke-width="${round(sheet.between(1, 2.6))}" fill="none" stroke-linecap="round"/>`;
  });
}

/** A coconut palm with a leaning trunk. `size` is its height. */
export function palm(sheet: Sheet, x: number, y: number, size: number, colour: string, lean = 0.15): string {
  const topX = x + size * lean;
  const topY = y - size;
  const trunk = `<path d="M${x - size * 0.022} ${y} C${x + size * lean * 0.1} ${y - size * 0.4} ${topX - size * 0.05} ${y - size * 0.7} ${topX - size * 0.008} ${topY} L${topX + size * 0.008} ${topY} C${topX - size * 0.02} ${y - size * 0.7} ${x + size * lean * 0.2} ${y - size * 0.4} ${x + size * 0.022} ${y}Z" fill="${colour}"/>`;
  const fronds = [-207, -192, -176, -160, -144, -128, -108, -72, -52, -36, -20, -4, 12, 26].map((angle) =>
    frond(sheet, topX, topY, size * sheet.between(0.34, 0.46), angle + sheet.between(-6, 6), colour),
  );
  return (
    trunk +
    fronds +
    repeat(
      4,
      (index) =>
        `<circle cx="${round(topX - size * 0.02 + index * size * 0.014)}" cy="${round(topY + size * 0.022)}" r="${round(size * 0.015)}" fill="${colour}"/>`,
    )
  );
}

function frond(sheet: Sheet, x: number, y: number, length: number, angle: number, colour: string): string {
  const turn = (angle * Math.PI) / 180;
  const bend = 0.62;
  const leaves = repeat(26, (index) => {
    const along = (index + 2) / 28;
    const px = x + Math.cos(turn) * length * along;
    const py = y + Math.sin(turn) * length * along + bend * length * along * along;
    const leaf = length * 0.24 * Math.sin(Math.PI * (0.15 + along * 0.8));
    const side = Math.cos(turn) >= 0 ? 1 : -1;
    return `M${round(px)} ${round(py)}q${round(side * leaf * 0.35)} ${round(leaf * 0.2)} ${round(side * leaf * sheet.between(0.3, 0.6))} ${round(leaf)}M${round(px)} ${round(py)}q${round(side * leaf * 0.4)} ${round(-leaf * 0.35)} ${round(side * leaf * 0.8)} ${round(-leaf * 0.1)}`;
  });
  const spine = `M${round(x)} ${round(y)}Q${round(x + Math.cos(turn) * length * 0.5)} ${round(y + Math.sin(turn) * length * 0.5)} ${round(x + Math.cos(turn) * length)} ${round(y + Math.sin(turn) * length + bend * length)}`;
  return `<path d="${spine}${leaves}" stroke="${colour}" stroke-width="${round(Math.max(1.2, length * 0.012))}" fill="none" stroke-linecap="round"/>`;
}

/** A mass of leaves and blossoms: many small discs, with the lit ones on top. */
export function foliage(
  sheet: Sheet,
  {
    x,
    y,
    rx,
    ry,
    count,
    size,
    colours,
  }: {
    x: number;
    y: number;
    rx: number;
    ry: number;
    count: number;
    size: number;
    colours: readonly [string, string, string];
  },
): string {
  const dots = Array.from({ length: count }, () => {
    const turn = sheet.between(0, Math.PI * 2);
    const far = Math.sqrt(sheet.random());
    return { x: x + Math.cos(turn) * rx * far, y: y + Math.sin(turn) * ry * far, depth: Math.sin(turn) * far };
  }).toSorted((a, b) => b.depth - a.depth);
  return dots
    .map((dot) => {
      const light = -dot.depth + sheet.between(-0.5, 0.5);
      const colour = light > 0.35 ? colours[0] : light > -0.25 ? colours[1] : colours[2];
      const r = size * sheet.between(0.6, 1.2);
      return `<ellipse cx="${round(dot.x)}" cy="${round(dot.y)}" rx="${round(r)}" ry="${round(r * 0.66)}" fill="${colour}" transform="rotate(${round(sheet.between(-60, 60))} ${round(dot.x)} ${round(dot.y)})"/>`;
    })
    .join('');
}

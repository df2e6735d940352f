/** One drawing: its size, its definitions and random numbers that are the same in every run. */
export interface Sheet {
  width: number;
  height: number;
  /** The next number of the sheet's own random sequence, from 0 to 1. */
  random(): number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Adds a definition (gradient, filter, clip) and returns the id that was passed to `draw`. */
  define(draw: (id: string) => string): string;
  finish(content: string): string;
}

export interface Scene {
  name: string;
  width: number;
  height: number;
  /** Strength of the film grain on the finished picture, 0 to 1. */
  grain?: number;
  /** How much fine detail is removed from a picture that would be too large; 0.5 and more. */
  softening?: number;
  /** A portrait has one size, a post's picture several widths. */
  isPortrait?: boolean;
  draw(sheet: Sheet): string;
}

export function createSheet(width: number, height: number, seed: number): Sheet {
  const definitions: string[] = [];
  const random = createRandom(seed);
  const sheet: Sheet = {
    width,
    height,
    random,
    between: (from, to) => from + (to - from) * random(),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
    define(draw) {
      const id = `d${definitions.length}`;
      definitions.push('');
      definitions[Number(id.slice(1))] = draw(id);
      return id;
    },
    finish: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${content}</svg>`,
  };
  return sheet;
}

/** mulberry32: small, fast, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

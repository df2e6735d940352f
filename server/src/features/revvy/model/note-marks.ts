import type { TextFilter } from './plain-links.ts';

export interface MarkFilter extends TextFilter {
  readonly named: ReadonlySet<number>;
}

const mark = / ?\[N(\d+)(?:, ?N?(\d+))*\]/g;
const halfMark = / ?(?:\[(?:N[\dN, ]*)?)?$/;
const longest = 40;

/** Removes marks such as `[N2]`, by which the model cites notes. */
export function createMarkFilter(): MarkFilter {
  const named = new Set<number>();
  let waiting = '';
  function take(text: string): string {
    return text.replace(mark, (found) => {
      for (const [number] of found.matchAll(/\d+/g)) named.add(Number(number));
      return '';
    });
  }
  return {
    named,
    push(piece) {
      const text = take(waiting + piece);
      const half = text.search(halfMark);
      const end = text.length - half > longest ? text.length : half;
      waiting = text.slice(end);
      return text.slice(0, end);
    },
    end() {
      const rest = waiting;
      waiting = '';
      return rest;
    },
  };
}

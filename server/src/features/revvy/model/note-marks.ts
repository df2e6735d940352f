import type { TextFilter } from './plain-links.ts';

export interface MarkFilter extends TextFilter {
  /** Numbers of the notes that the answer cites. */
  readonly named: ReadonlySet<number>;
}

const mark = / ?\[N(\d+)(?:, ?N?(\d+))*\]/g;
const halfMark = / ?(?:\[(?:N[\dN, ]*)?)?$/;
const longest = 40;

/** The model cites the notes it used as `[N2]`. These marks are removed from the text and remembered. */
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

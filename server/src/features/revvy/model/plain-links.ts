export interface TextFilter {
  push(piece: string): string;
  end(): string;
}

/** A longer unfinished link or tag is treated as text. */
const longest = 2_000;
const longestLabel = 400;

/** Removes everything that a reader could load or follow. In doubt the text loses its brackets. */
export function createPlainLinks(): TextFilter {
  let waiting = '';
  /** The next piece decides whether the seams become a space. */
  let last = '';
  let seams = '';
  function take(piece: string, isEnd: boolean): string {
    const { done, rest } = reduce(waiting + piece.replaceAll(seam, ''), isEnd);
    waiting = rest;
    const text = seams + done;
    seams = /\0*$/.exec(text)?.[0] ?? '';
    const out = closeSeams(last + text.slice(0, text.length - seams.length)).slice(last.length);
    last = out.at(-1) ?? last;
    return out;
  }
  return { push: (piece) => take(piece, false), end: () => take('', true) };
}

/** Keeps the neighbours of a removed part from joining into a new link. */
const seam = '\0';

function closeSeams(text: string): string {
  return text.replace(/(?<=[\w:/.\]!<&#])\0+(?=[\w:/.([;#!?])/g, ' ').replaceAll(seam, '');
}

interface Reduced {
  done: string;
  rest: string;
}

/** Null if more text is needed; `next` is the index after the construct. */
type Step = { text: string; next: number } | null;

const start = /[![\]<&]|https?:\/\/|:\/\/|www\./gi;
const halfStart = /(?:h|ht|htt|https?|(?:https?)?:\/?|w|ww|www)$/i;

function reduce(text: string, isEnd: boolean): Reduced {
  let done = '';
  let place = 0;
  for (;;) {
    start.lastIndex = place;
    const at = start.exec(text)?.index ?? -1;
    if (at < 0) break;
    done += text.slice(place, at);
    const step = stepAt(text, at, isEnd);
    if (!step) return { done, rest: text.slice(at) };
    done += step.text;
    place = step.next;
  }
  const rest = text.slice(place);
  const half = isEnd ? -1 : rest.search(halfStart);
  return half < 0 ? { done: done + rest, rest: '' } : { done: done + rest.slice(0, half), rest: rest.slice(half) };
}

function stepAt(text: string, at: number, isEnd: boolean): Step {
  const tail = text.slice(at, at + longest);
  const isOpen = !isEnd && tail.length < longest;
  const first = tail[0];
  if (first === '!') {
    if (tail.length === 1) return isOpen ? null : { text: '!', next: at + 1 };
    return { text: tail[1] === '[' ? seam : '!', next: at + 1 };
  }
  if (first === '[') return bracket(tail, at, isOpen);
  if (first === ']') return closing(tail, at, isOpen);
  if (first === '<') return tag(tail, at, isOpen);
  if (first === '&') return reference(tail, at, isOpen);
  return address(tail, at, isOpen);
}

function bracket(tail: string, at: number, isOpen: boolean): Step {
  const end = closingBracket(tail);
  if (end === null) {
    const isHopeless = !isOpen || tail.length > longestLabel || tail.includes('\n\n');
    return isHopeless ? { text: seam, next: at + 1 } : null;
  }
  const after = closing(tail.slice(end), at + end, isOpen);
  if (!after) return null;
  const label = reduce(tail.slice(1, end), true).done;
  return { text: after.text.startsWith(']') ? `[${label}]` : seam + label + seam, next: after.next };
}

function closingBracket(tail: string): number | null {
  let depth = 0;
  for (let place = 0; place < tail.length; place += 1) {
    if (tail.startsWith('\n\n', place) || place > longestLabel) return null;
    if (tail[place] === '\\') place += 1;
    else if (tail[place] === '[') depth += 1;
    else if (tail[place] === ']') {
      depth -= 1;
      if (depth === 0) return place;
    }
  }
  return null;
}

const destination = /^\]\((?:[^()\n]|\([^()\n]*\)|\n(?!\n))*\)/;
const halfDestination = /^\]\((?:[^()\n]|\([^()\n]*\)?|\n(?!\n))*$/;

/** `](address)` and `][name]`; before anything else the bracket stays. */
function closing(tail: string, at: number, isOpen: boolean): Step {
  if (tail.length === 1) return isOpen ? null : { text: ']', next: at + 1 };
  if (tail[1] === '(') {
    const whole = destination.exec(tail)?.[0];
    if (whole) return { text: seam, next: at + whole.length };
    return isOpen && halfDestination.test(tail) ? null : { text: seam, next: at + 1 };
  }
  if (tail[1] === '[') {
    const name = /^\]\[[^[\]\n]*\]/.exec(tail)?.[0];
    if (name) return { text: seam, next: at + name.length };
    return isOpen && /^\]\[[^[\]\n]*$/.test(tail) ? null : { text: seam, next: at + 1 };
  }
  return { text: tail[1] === ':' ? seam : ']', next: at + 1 };
}

function tag(tail: string, at: number, isOpen: boolean): Step {
  const whole = /^<(?<inside>[a-z/!?][^<>]*)>/i.exec(tail);
  if (whole) {
    const inside = whole.groups?.inside ?? '';
    const isAddress = /^(https?:\/\/|www\.)\S*$/i.test(inside);
    return { text: isAddress ? siteOf(inside) : ' ', next: at + whole[0].length };
  }
  if (isOpen && /^<(?:[a-z/!?][^<>]*)?$/i.test(tail)) return null;
  // A later piece could close it.
  return { text: /^<[a-z/!?]/i.test(tail) ? seam : '<', next: at + 1 };
}

/** Later filters must see the character itself, such as that of `&#8377;`. */
function reference(tail: string, at: number, isOpen: boolean): Step {
  const whole = /^&#(?:x(?<hex>[\da-f]{1,6})|(?<decimal>\d{1,7}));/i.exec(tail);
  if (!whole) return isOpen && /^&(?:#(?:x?[\da-f]{0,7})?)?$/i.test(tail) ? null : { text: '&', next: at + 1 };
  const { hex, decimal } = whole.groups ?? {};
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isLetter = code > 0x7f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return { text: isLetter ? String.fromCodePoint(code) : ' ', next: at + whole[0].length };
}

function address(tail: string, at: number, isOpen: boolean): Step {
  const whole = /^[^\s<>]*/.exec(tail)?.[0] ?? '';
  if (isOpen && whole.length === tail.length) return null;
  const sentenceEnd = /[.,;:!?)\]*_'"]*$/.exec(whole)?.[0] ?? '';
  const kept = sentenceEnd.replace(/[^.,;:!?*_]/g, '');
  return { text: siteOf(whole) + kept, next: at + whole.length };
}

function siteOf(address: string): string {
  const site = address
    .replace(/^[a-z]*:\/\//i, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:.*$/s, '')
    .replace(/[^\p{L}\p{N}\p{M}.-]/gu, '')
    .replace(/w{3,}\./gi, '')
    .replace(/[.-]+$/, '');
  return seam + site + seam;
}

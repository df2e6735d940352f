export interface JsonElement {
  line: number;
  start: number;
  end: number;
}

/** Follows only brackets and strings, so it also works on text that `JSON.parse` rejects. */
export function findElements(text: string, key: string): JsonElement[] {
  let elements: JsonElement[] = [];
  let line = 1;
  let depth = 0;
  let lastKey = '';
  let isInList = false;
  let isElementDue = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\n') line += 1;
    if (char === ' ' || char === '\n' || char === '\r' || char === '\t') continue;
    const isAtList = isInList && depth === 2;
    if (isAtList && isElementDue && char !== ']') {
      elements.push({ line, start: at, end: text.length });
      isElementDue = false;
    }
    if (isAtList && (char === ',' || char === ']')) closeLast(elements, at);
    if (char === '"') {
      const end = findClosingQuote(text, at);
      if (depth === 1) lastKey = text.slice(at + 1, end);
      at = end;
    } else if (char === '{' || char === '[') {
      depth += 1;
      if (depth === 2) isInList = char === '[' && lastKey === key;
      if (depth === 2 && isInList) [elements, isElementDue] = [[], true];
    } else if (char === '}' || char === ']') {
      depth -= 1;
    } else if (char === ',' && isAtList) {
      isElementDue = true;
    }
  }
  return elements;
}

function closeLast(elements: JsonElement[], at: number): void {
  const last = elements.at(-1);
  if (last !== undefined && last.end > at) last.end = at;
}

function findClosingQuote(text: string, open: number): number {
  for (let at = open + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    let backslashes = 0;
    while (text.charAt(at - 1 - backslashes) === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
}

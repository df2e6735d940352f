import type { Card } from '@pahiya/contract/revvy/schemas';

/** See `contract/src/shared/text.ts`. A surrogate pair split over two pieces is returned whole with the second. */
export function createCleaner(): (piece: string) => string {
  let held = '';
  return (piece) => {
    const text = held + piece;
    const isCut = /[\ud800-\udbff]$/.test(text);
    held = isCut ? text.slice(-1) : '';
    return clean(isCut ? text.slice(0, -1) : text);
  };
}

function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

export function cleanCard(card: Card): Card {
  return JSON.parse(JSON.stringify(card), (_key, value) => (typeof value === 'string' ? clean(value) : value));
}

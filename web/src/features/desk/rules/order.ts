/** A copy with the item moved. Invalid positions change nothing. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The index for an item dragged to height `y`, given the middles of the rows from top to bottom. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  const others = middles.filter((_, place) => place !== from);
  return others.filter((middle) => middle < y).length;
}

export function haveSameOrder(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  return some.length === others.length && some.every(({ id }, place) => id === others[place]?.id);
}

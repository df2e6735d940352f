import { z } from 'zod';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** `cursor` is opaque. */
export const pageInput = z.strictObject({
  cursor: text().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(limits.pageSizeMaximum).default(limits.pageSize),
});

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

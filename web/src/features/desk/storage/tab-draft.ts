import { brand } from '@pahiya/contract/shared/brand';
import type { z } from 'zod';

/** What was changed at the desk and not saved, until the tab is closed or one signs out; `name` says of what. */
export function tabDraft<Draft>(name: string, schema: z.ZodType<Draft>) {
  const key = `${brand.slug}:desk:${name}`;
  return {
    /** Null when there is nothing. */
    read(): Draft | null {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    /** Null forgets it. */
    write(draft: Draft | null): void {
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A device that keeps nothing has what is on the screen.
      }
    },
  };
}

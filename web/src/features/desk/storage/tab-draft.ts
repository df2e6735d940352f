import { brand } from '@pahiya/contract/shared/brand';
import type { z } from 'zod';

/** Unsaved changes at the desk, kept until the tab is closed or the user signs out. `name` identifies them. */
export function tabDraft<Draft>(name: string, schema: z.ZodType<Draft>) {
  const key = `${brand.slug}:desk:${name}`;
  return {
    /** Null without a draft. */
    read(): Draft | null {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    /** Null deletes the draft. */
    write(draft: Draft | null): void {
      try {
        if (draft === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Without storage, the draft is only on the screen.
      }
    },
  };
}

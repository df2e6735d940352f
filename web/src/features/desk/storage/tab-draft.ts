import { brand } from '@pahiya/contract/shared/brand';
import type { z } from 'zod';
import { inTab, storedValue } from '@/lib/storage/stored.ts';

/** Unsaved changes at the desk, kept until the tab is closed or the user signs out. `name` identifies them. */
export function tabDraft<Draft>(name: string, schema: z.ZodType<Draft>) {
  const kept = storedValue(inTab, `${brand.slug}:desk:${name}`, schema);
  return {
    /** Null without a draft. */
    read: kept.read,
    /** Null deletes the draft. */
    write(draft: Draft | null): void {
      if (draft === null) kept.clear();
      else kept.write(draft);
    },
  };
}

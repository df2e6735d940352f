import { rulingActions } from '@pahiya/contract/desk/moderation/schemas';
import { reason } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';

export const rulingForm = z.object({ action: z.enum(rulingActions), reason });
export type RulingValues = z.infer<typeof rulingForm>;

/** Unsent input of each ruling form, by the place in the address. */
export type RulingDrafts = Map<string, Partial<RulingValues>>;

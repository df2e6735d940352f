import { rulingActions } from '@pahiya/contract/desk/moderation/schemas';
import { reason } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';

export const rulingForm = z.object({ action: z.enum(rulingActions), reason });
export type RulingValues = z.infer<typeof rulingForm>;

export type RulingDrafts = Map<string, Partial<RulingValues>>;

import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

const sentFile = z.object({ id: z.uuid(), name: z.string(), contentType: z.string(), bytes: z.number() });
const words = z.string().max(2 * limits.ticketTextLength);

/** Draft and unsent messages of a conversation. */
export const messageDraft = z.object({
  text: words,
  unsent: z.array(z.object({ id: z.uuid(), text: words, files: z.array(sentFile), createdAt: z.string() })).catch([]),
});

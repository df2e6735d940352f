import { workplace } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';
import { tabDraft } from './tab-draft.ts';

/** `base` are the ids, in their order, that the draft was made from. */
export const featuredDraft = tabDraft('featured', z.object({ base: z.array(z.string()), garages: z.array(workplace) }));

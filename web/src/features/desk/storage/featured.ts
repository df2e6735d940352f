import { workplace } from '@pahiya/contract/desk/schemas';
import { z } from 'zod';
import { tabDraft } from './tab-draft.ts';

/** `base` is the order, as ids, that the draft started from. */
export const featuredDraft = tabDraft('featured', z.object({ base: z.array(z.string()), garages: z.array(workplace) }));

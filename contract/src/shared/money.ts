import { z } from 'zod';

/** Whole rupees. Paise exist only inside the payments adapter (design, section 5). */
export const rupees = z.int().min(0).max(10_000_000);

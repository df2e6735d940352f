import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { text } from '@pahiya/contract/shared/text';
import { z } from 'zod';

/** Form of a closed day. `today` is the earliest date that can be chosen. */
export function closedDayForm(today: string) {
  return z.object({
    date: calendarDate.refine((date) => date >= today),
    reason: text().trim().max(limits.reasonLength),
  });
}

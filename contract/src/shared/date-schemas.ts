import { z } from 'zod';
import { clockPattern, isCalendarDay, isOfYearZero } from './dates.ts';

/** `YYYY-MM-DD`, a day that exists (30 February does not, nor does the year 0). */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use the form YYYY-MM-DD')
  .refine(isCalendarDay, 'This day does not exist')
  .meta({ format: 'date', examples: ['2026-11-23'] });

/** `HH:MM` in 24 hours. */
export const clockTime = z
  .string()
  .regex(clockPattern, 'Use the form HH:MM')
  .meta({ examples: ['09:30'] });

/** ISO 8601, UTC. */
export const instant = z.iso.datetime().refine((text) => !isOfYearZero(text), 'There is no year 0');

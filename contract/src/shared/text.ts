import { z } from 'zod';

/** A text that the database can store: PostgreSQL knows neither a zero character nor half of a surrogate pair. */
export function text(): z.ZodString {
  return z.string().refine(isStorable, 'This text holds a character that cannot be stored');
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

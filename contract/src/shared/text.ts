import { z } from 'zod';

/** PostgreSQL stores neither U+0000 nor an unpaired surrogate. */
export function text(): z.ZodString {
  return z.string().refine(isStorable, 'This text holds a character that cannot be stored');
}

export function visibleText(): z.ZodString {
  return text().trim().min(1).refine(isVisible, 'This text shows nothing');
}

/** It cannot add lines where it is shown, and cannot send control codes to a terminal. */
export function line(): z.ZodString {
  return visibleText().refine(
    (value) => !/[\p{Cc}\u2028\u2029]/u.test(value),
    'Use one line without control characters',
  );
}

/** A path of this site. It refuses `//host`, `/\host` and control characters, which would be an open redirect. */
export const sitePath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'Use a path of this site');

/** Joiners, fillers, direction marks and the blank braille cell are invisible. */
function isVisible(value: string): boolean {
  return value === '' || /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/u.test(value);
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

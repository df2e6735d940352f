import { z } from 'zod';

/** A text that the database can store: PostgreSQL knows neither a zero character nor half of a surrogate pair. */
export function text(): z.ZodString {
  return z.string().refine(isStorable, 'This text holds a character that cannot be stored');
}

/** A text in which there is something to see, without the spaces around it. */
export function visibleText(): z.ZodString {
  return text().trim().min(1).refine(isVisible, 'This text shows nothing');
}

/** A visible text on one line: it can neither start a line of its own where it is shown nor steer a terminal. */
export function line(): z.ZodString {
  return visibleText().refine(
    (value) => !/[\p{Cc}\u2028\u2029]/u.test(value),
    'Use one line without control characters',
  );
}

/** Joiners, fillers, marks of direction and the blank braille cell are characters that nobody sees. */
function isVisible(value: string): boolean {
  return value === '' || /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\u2800]/u.test(value);
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

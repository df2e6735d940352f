import { languageCodes } from '@pahiya/contract/shared/languages';

export interface Asked {
  path: string;
  headers: Record<string, string>;
}

let count = 0;

/**
 * An address that nobody has asked for, of the same page in English. Every page reads `lang` and takes the first one, so
 * the others can write a number. Parameters that a page does not read would make no other page.
 */
export function askUnseen(path: string): Asked {
  count += 1;
  const digits = [...`${process.pid}${String(count).padStart(9, '0')}`];
  const languages = digits.map((digit) => `&lang=${languageCodes[Number(digit)]}`).join('');
  return { path: `${path}?lang=en${languages}`, headers: {} };
}

import { languageCodes } from '@pahiya/contract/shared/languages';

export interface Asked {
  path: string;
  headers: Record<string, string>;
}

let count = 0;

/**
 * Returns an address of the page in English that nobody has asked for. A page takes the first `lang`, so the others can
 * spell a number. A parameter that the page does not read would not make it a new page.
 */
export function askUnseen(path: string): Asked {
  count += 1;
  const digits = [...`${process.pid}${String(count).padStart(9, '0')}`];
  const languages = digits.map((digit) => `&lang=${languageCodes[Number(digit)]}`).join('');
  return { path: `${path}?lang=en${languages}`, headers: {} };
}

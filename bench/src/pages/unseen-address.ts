import { languageCodes } from '@pahiya/contract/shared/languages';

/**
 * An address that nobody has asked for, of the same page in English. Every page reads `lang` and takes the first one, so
 * the others can write a number. Parameters that a page does not read would make no other page.
 */
export function unseenAddress(path: string, number: number): string {
  const digits = [...`${process.pid}${String(number).padStart(9, '0')}`];
  return `${path}?lang=en${digits.map((digit) => `&lang=${languageCodes[Number(digit)]}`).join('')}`;
}

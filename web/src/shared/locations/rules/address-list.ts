import { limits } from '@pahiya/contract/shared/limits';
import { parseJson } from '@/lib/storage/stored.ts';

/** Reads the stored lines. Invalid data counts as none. */
export function parseAddresses(text: string | null): string[] {
  const stored = parseJson(text);
  const lines = isTexts(stored) ? stored.map((line) => line.trim()) : [];
  return [...new Set(lines.filter((line) => line !== '' && line.length <= limits.addressLength))];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string');
}

/** Lets addresses be compared without letter case and spaces. */
function normal(address: string): string {
  return address.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}

export function hasAddress(addresses: readonly string[], address: string): boolean {
  return addresses.some((saved) => normal(saved) === normal(address));
}

/** Newest first. A blank or known address changes nothing. */
export function addAddress(addresses: readonly string[], address: string): string[] {
  const line = address.trim();
  return line === '' || hasAddress(addresses, line) ? [...addresses] : [line, ...addresses];
}

export function removeAddress(addresses: readonly string[], address: string): string[] {
  return addresses.filter((saved) => saved !== address);
}

import { onDevice, storedText } from '@/lib/storage/stored.ts';
import { parsePastSearches, withPastSearch } from './rules/past-searches.ts';

/** On this device only (product, section 15.3). */
const stored = storedText(onDevice, 'pastSearches');

export function readPastSearches(): string[] {
  return parsePastSearches(stored.read());
}

export function keepPastSearch(text: string): void {
  stored.write(JSON.stringify(withPastSearch(readPastSearches(), text)));
}

export function forgetPastSearches(): void {
  stored.clear();
}

import { isLanguageCode, type LanguageCode } from './languages.ts';

/** Returns the preferred supported language of a header such as `ta-IN, hi;q=0.8`, or null when none matches. */
export function acceptedLanguage(header: string): LanguageCode | null {
  const ranges = header.split(',').map(readRange);
  const [best] = ranges.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return best?.language ?? null;
}

function readRange(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const [language] = tag.split('-');
  if (!isLanguageCode(language)) return { language: null, weight: 0 };
  const [, weight = '1'] = parameters.map((part) => part.split('=')).find(([name]) => name === 'q') ?? [];
  return { language, weight: Number(weight) || 0 };
}

import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { plainText } from './plain-text.ts';

/**
 * An answer as it is told once it has ended, to whoever hears the page. Its danger is not: that interrupted them already,
 * when it came.
 */
export function spokenAnswer({ content }: Pick<RevvyMessage, 'content'>, failure: string | null): string {
  return [plainText(content), failure].filter(Boolean).join(' ');
}

import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { plainText } from './plain-text.ts';

/**
 * Text announced to screen readers when an answer has ended. The warning is left out, because it was announced when it
 * arrived.
 */
export function spokenAnswer({ content }: Pick<RevvyMessage, 'content'>, failure: string | null): string {
  return [plainText(content), failure].filter(Boolean).join(' ');
}

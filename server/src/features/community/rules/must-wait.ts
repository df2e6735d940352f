import { hasLink } from '../../../platform/links/has-link.ts';

/** Whether a text is held for a moderator before anybody but its author sees it. */
export function mustWait({ isTrusted }: { isTrusted: boolean }, text: string): boolean {
  return !isTrusted && hasLink(text);
}

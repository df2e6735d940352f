import { hasLink } from '../../../platform/links/has-link.ts';

export function mustWait({ isTrusted }: { isTrusted: boolean }, text: string): boolean {
  return !isTrusted && hasLink(text);
}

import type { MailContent } from '../types.ts';

interface Written {
  subject: string;
  /** Paragraphs are separated by empty lines. A link is alone on its line. */
  text: string;
}

export function contentOf({ subject, text }: Written, button?: MailContent['button']): MailContent {
  const [, ...blocks] = text.trim().split(/\n{2,}/);
  const at = button ? blocks.findIndex((block) => block.includes(button.url)) : -1;
  if (!button || at < 0) return { subject, paragraphs: blocks };
  const before = blocks.slice(0, at + 1).map((block) => block.replace(button.url, '').trim());
  return { subject, paragraphs: before, button, notes: blocks.slice(at + 1) };
}

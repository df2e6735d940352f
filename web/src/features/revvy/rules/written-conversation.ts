import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { type CardWords, cardLines } from './written-card.ts';

export interface ConversationWords extends CardWords {
  you: string;
  revvy: string;
  /** Day and time in India. */
  when: (at: string) => string;
}

/** A conversation as text for other apps. Versions that are not shown and messages without words are left out. */
export function writeConversation(title: string, messages: readonly RevvyMessage[], words: ConversationWords): string {
  const said = messages.map((message) => ({ message, text: textOf(message, words) }));
  const written = said
    .filter(({ text }) => text !== '')
    .map(({ message: { role, createdAt }, text }) => {
      const name = role === 'user' ? words.you : words.revvy;
      return `${name} (${words.when(createdAt)})\n${text}`;
    });
  return `${[title, ...written].join('\n\n')}\n`;
}

function textOf({ role, content, warning, cards }: RevvyMessage, words: ConversationWords): string {
  // Only Revvy writes Markdown.
  if (role === 'user') return content;
  const lines = cards.flatMap((card) => cardLines(card, words)).join('\n');
  return [warning, content].map(withoutMarks).concat(lines).filter(Boolean).join('\n\n');
}

/** Keeps lists and paragraphs, which read well as text. */
function withoutMarks(markdown: string | null): string {
  return (markdown ?? '')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .trim();
}

/** A file name that every system accepts. */
export function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || 'Revvy'}.txt`;
}

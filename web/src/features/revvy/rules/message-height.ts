import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { readFolded } from '@pahiya/contract/shared/folded';

const lineHeight = 26;
const lettersPerLine = 44;
const foldHeight = 44;

/** Estimated height in px before the message is first rendered. */
export function messageHeight(message: RevvyMessage | undefined): number {
  if (!message) return 80;
  const { role, content, warning, cards, attachments } = message;
  const { lead, details, end } = readFolded(content);
  const words = (details ? linesOf(lead) + linesOf(end) : linesOf(content)) * lineHeight + (details ? foldHeight : 0);
  if (role === 'user') return words + 40 + Math.ceil(attachments.length / 3) * 120;
  return words + (warning ? linesOf(warning) * lineHeight + 44 : 0) + cards.length * 120 + 64;
}

function linesOf(text: string): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lettersPerLine)), 0);
}

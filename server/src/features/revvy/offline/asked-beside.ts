import { expandWords } from '../knowledge/expand-words.ts';
import { isLikely } from '../rules/certainty.ts';
import type { Asking, FoundNote, Packs } from '../types.ts';

/** What a customer asks for in one message with a price, and notes that answer it. */
const subjects = [
  { word: /^(?:insurance|claim)/, note: /insurance/ },
  { word: /^(?:warranty|guarantee)/, note: /warranty/ },
];

/** `Cost to replace the windscreen, and will insurance pay` also asks for a note. */
export function askedBeside(packs: Packs, asking: Asking, found: readonly FoundNote[]): FoundNote | undefined {
  const words = expandWords(packs, asking);
  const asked = subjects.filter(({ word }) => words.some((each) => word.test(each)));
  return found.find((each) => isLikely(each) && asked.some(({ note }) => note.test(each.note.id)));
}

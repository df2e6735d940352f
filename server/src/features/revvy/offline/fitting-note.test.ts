import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask, packs } from '../../../../test/offline-asking.ts';
import { loadNotes, loadTranslations } from '../knowledge/notes.ts';

const notes = await loadNotes();

async function titleOf(id: string, language: RevvyLanguage): Promise<string | undefined> {
  const note = notes.find((each) => each.id === id);
  return ((await loadTranslations(language)).get(id) ?? note)?.title;
}

/** The title of the note that is shown, and the answer. */
async function answer(text: string, language: RevvyLanguage) {
  const { reply, cards } = await ask(text, { language });
  const sources = cards.find((card) => card.kind === 'sources');
  return { reply, shown: sources?.titles[0]?.replace(`${packs[language].phrases.sourceNotes}: `, '') };
}

test.each<[RevvyLanguage, string, string]>([
  ['en', 'car standing 3 months what to check before start', 'long-parking'],
  ['en', 'car not starting just clicks', 'starter-clicks-only'],
  ['hi', 'गाडी स्टार्ट करते टाइम सिर्फ कट कट आवाज आती है स्टार्ट नही होती', 'starter-clicks-only'],
])('the note whose own questions say most of the question is shown, not offered (%s): %s', async (language, text, id) => {
  expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
});

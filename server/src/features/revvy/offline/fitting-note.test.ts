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
])(
  'the note whose own questions say most of the question is shown, not offered (%s): %s',
  async (language, text, id) => {
    expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
  },
);

test.each<[RevvyLanguage, string, string]>([
  ['en', 'scooter tyre pressure front and rear for two people', 'bike-tyre-pressure'],
  ['bn', 'বাইক শুধু গরম হয়ে যাচ্ছে ট্রাফিকে', 'bike-overheats'],
  ['hi-Latn', 'bike ka clutch dabane pe khad khad awaaz karta hai', 'bike-clutch-noise'],
  ['te', 'బైక్ ట్యూబ్‌లెస్ టైర్ పంక్చర్ అయింది రోడ్డు మీద ఉన్నాను ఎవరైనా వస్తారా', 'bike-puncture'],
  ['ta', 'கார் சூடானதும் நின்று விடுகிறது, ஆறிய பிறகு ஸ்டார்ட் ஆகுது', 'car-stalls-when-hot'],
  ['hi', 'गाड़ी सिर्फ सीएनजी पर झटके मारती है पेट्रोल पर ठीक चलती है', 'cng-jerks-on-gas'],
  ['hi-Latn', 'ghat utarte time brake lagna kam ho gaya aur jalne ki smell aayi', 'brakes-overheated-downhill'],
])('the note about just this fault and vehicle is shown (%s): %s', async (language, text, id) => {
  expect((await answer(text, language)).shown).toBe(await titleOf(id, language));
});

test.each<[RevvyLanguage, string, string]>([
  ['mr', 'कूलंट ऐवजी साधं पाणी टाकलं तर चालेल का', 'नुसतं पाणी नको'],
  ['en', 'is it ok to fast charge my Nexon EV every day', 'Fast charging every day is possible'],
  ['en', 'does kia seltos diesel have timing belt or chain', 'Not sure which yours has?'],
  ['hi', 'बुलेट के टैपेट कवर से तेल रिस रहा है', 'इंजन के ऊपर: टैपेट कवर'],
  ['en', 'can I drive my electric car in heavy rain', 'You may drive in rain'],
  ['en', 'alto k10 standing for 3 months what to do before starting', 'Look for leaks'],
])('the line that answers comes first (%s): %s', async (language, text, first) => {
  expect((await answer(text, language)).reply.trim().startsWith(first)).toBe(true);
});

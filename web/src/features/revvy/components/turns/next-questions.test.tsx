import type { RevvyLanguage, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { loadLanguage } from '@/i18n/load-language.ts';
import { buttonsOf, draw } from '@/test/draw.tsx';
import { welcomeOptions } from '../../queries/conversations.ts';
import { replyTextsOptions } from '../../queries/reply-texts.ts';
import { NextQuestions } from './next-questions.tsx';

const hindi = await loadLanguage('hi', ['revvy', 'catalogueNames']);

function replyIn(language: RevvyLanguage): RevvyMessage {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ role: 'assistant', content: '', warning: null, cards: [], attachments: [], status: 'complete', failure: null },
    ...{ feedback: null, language, version: 1, versions: 1, createdAt: '2026-11-23T04:30:00Z' },
  };
}

async function offeredAfter(language: RevvyLanguage, isLoaded = true): Promise<string[]> {
  const html = await draw(<NextQuestions reply={replyIn(language)} asked="" onAsk={() => undefined} />, (client) => {
    client.setQueryData(welcomeOptions().queryKey, {
      ...{ engine: 'offline', canSeePictures: false, vehicle: null, suggestions: ['puc'] },
    });
    if (isLoaded) client.setQueryData(replyTextsOptions('hi').queryKey, hindi);
  });
  return buttonsOf(html);
}

test('the next questions are in the language of the answer, whatever the language of the screen', async () => {
  expect((await offeredAfter('hi')).join()).toMatch(/\p{Script=Devanagari}/u);
  expect((await offeredAfter('en')).join()).toMatch(/^[^\p{Script=Devanagari}]+$/u);
});

test('an answer in Hindi with Latin letters gets questions in the language of the screen', async () => {
  expect(await offeredAfter('hi-Latn')).toEqual(await offeredAfter('en'));
});

test('no questions are offered until their texts are loaded', async () => {
  expect(await offeredAfter('hi', false)).toEqual([]);
});

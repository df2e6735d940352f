import { describe, expect, test } from 'vitest';
import { ask, packs } from '../../../../test/offline-asking.ts';
import type { Asking } from '../types.ts';

async function converse(said: string[], language: Asking['language'] = 'en') {
  const history: Asking['history'] = [];
  const replies: string[] = [];
  for (const content of said) {
    const { reply, cards } = await ask(content, { language, history: [...history] });
    history.push({ role: 'user', content }, { role: 'assistant', content: reply, cards });
    replies.push(reply);
  }
  return replies;
}

describe('what the customer told comes first', () => {
  test('the case of the light that was told', async () => {
    const [steady = '', blinking = ''] = await converse(['yellow engine light', 'its blinking and jerking']);
    expect(steady.trimStart().startsWith('Steady yellow')).toBe(true);
    expect(blinking.trimStart().startsWith('Blinking: slow down at once and stop')).toBe(true);
  });

  test('a question about driving on is answered with no if the told case says stop', async () => {
    const said = ['yellow engine light', 'its blinking and jerking', 'so can i drive 20 km home'];
    const reply = (await converse(said)).at(-1) ?? '';
    expect(reply.trimStart().startsWith(packs.en.phrases.noDrive)).toBe(true);
    expect(reply).toContain('Stop driving if it blinks');
  });

  test.each<[Asking['language'], string, string, string]>([
    ['en', 'my clutch is slipping', 'can i drive to the garage', 'Drive gently and only to the garage'],
    ['hi', 'इंजन की पीली लाइट जली', 'घर तक चला सकते हैं क्या', 'लाइट झपके, इंजन काँपे'],
  ])('the advice about driving stands before the causes (%s)', async (language, symptom, then, advice) => {
    const [, reply = ''] = await converse([symptom, then], language);
    const [shown = ''] = reply.split('\n- ');
    expect(shown).toContain(advice);
  });
});

describe('the same note for the third time', () => {
  const told = ['how does NCB in insurance work', 'will I lose it if I claim'];

  test('does not show its beginning again', async () => {
    const reply = (await converse([...told, 'and why is NCB like that'])).at(-1) ?? '';
    const [shown = ''] = reply.split('<!--more-->');
    expect(shown).not.toContain('NCB is a discount');
  });

  test('says plainly that it knows no more', async () => {
    const said = ['brakes squeal', 'front side of my honda city', 'the left one'];
    const reply = (await converse(said)).at(-1) ?? '';
    expect(reply.split('<!--more-->')[0]).toContain(packs.en.phrases.noteSilent);
  });
});

test.each<[Asking['language'], string, string, string]>([
  ['en', 'my tyre got punctured', 'i am on the highway, no spare wheel', 'If you have no spare'],
  ['ta', 'டயர் பஞ்சர் ஆயிடுச்சு', 'ஹைவேல இருக்கேன் ஸ்டெப்னி இல்ல', 'ஸ்டெப்னி இல்லை என்றாலோ'],
])('without a spare wheel the advice not to change it comes first (%s)', async (language, symptom, then, advice) => {
  const [, reply = ''] = await converse([symptom, then], language);
  expect(reply.trimStart().startsWith(advice)).toBe(true);
});

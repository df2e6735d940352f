import { expect, test } from 'vitest';
import { createNotes, noteCall } from './render-notes.ts';

async function notesOf(text: string) {
  const notes = createNotes();
  await noteCall(notes, { path: ['garages', 'search'], input: { text }, next: async () => null });
  return notes;
}

test.each(['open now', 'car wash open on sunday', 'अभी खुला गैराज'])(
  'a page that searches for "%s" is not kept, because time changes it',
  async (text) => {
    expect((await notesOf(text)).isUnwatched).toBe(true);
  },
);

test('a page with another search is kept until garages change', async () => {
  const { isUnwatched, shows } = await notesOf('car wash');
  expect([isUnwatched, [...shows]]).toEqual([false, ['garages']]);
});

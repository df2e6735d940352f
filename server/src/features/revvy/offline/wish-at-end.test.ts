import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { expect, test } from 'vitest';
import { ask, fakeTools } from '../../../../test/offline-asking.ts';

async function draftFor(text: string, language: RevvyLanguage) {
  const { tools, searched } = fakeTools();
  const { kinds } = await ask(text, { language, tools });
  return { kinds, searched };
}

test.each<[RevvyLanguage, string, string]>([
  ['hi', 'गाड़ी में क्लच से जलने जैसी बात हो गई थी, पर अब ठीक है, बस नॉर्मल सर्विस करवानी है', 'service'],
  ['en', 'clutch smelled a bit last week, fine now, just need a normal service', 'service'],
  ['hi-Latn', 'brake me awaaz thi thik ho gayi, ab bas oil change karwana hai', 'Oil change'],
])('the wish at the end of a story wins (%s: %s)', async (language, text, search) => {
  const { kinds, searched } = await draftFor(text, language);
  expect(kinds).toContain('draft');
  expect(searched).toContainEqual(expect.objectContaining({ search }));
});

test.each<[RevvyLanguage, string]>([
  ['en', 'my car overheats in traffic, do i need a coolant change'],
  ['en', 'ac not cooling, i need it fixed'],
  ['en', 'the brake pedal goes all the way down, i need brake pads'],
])('a question or a danger at the end is no such wish (%s: %s)', async (language, text) => {
  expect((await draftFor(text, language)).kinds).not.toContain('draft');
});

test.each<[RevvyLanguage, string]>([
  ['en', 'i need brake pads tomorrow'],
  ['te', 'రేపు ఆయిల్ చేంజ్ చేయించాలి'],
  ['hi', 'ब्रेक पैड बदलवाने हैं कल सुबह'],
])('a work that is wanted on a day is drafted (%s: %s)', async (language, text) => {
  expect((await draftFor(text, language)).kinds).toContain('draft');
});

test('a model tells more than the word car', async () => {
  const wanted: object[] = [];
  const { tools } = fakeTools();
  const draftBooking: typeof tools.draftBooking = async (asked) => {
    wanted.push(asked);
    return await tools.draftBooking(asked);
  };
  await ask('book a foam wash for tomorrow, it is an innova and no small car', { tools: { ...tools, draftBooking } });
  expect(wanted[0]).toMatchObject({ vehicleType: 'suv' });
});

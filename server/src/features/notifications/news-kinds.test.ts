import { readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { bookingKinds } from './rules/booking-texts.ts';
import { vehicleKinds } from './rules/news-texts.ts';
import { supportKinds } from './rules/support-texts.ts';

const server = new URL('../../../', import.meta.url);
const locales = new URL('../../../../web/src/i18n/locales/', import.meta.url);

function texts(of: URL): Record<string, Record<string, unknown>> {
  return sectionsOf(of).booking ?? {};
}

function sectionsOf(of: URL): Record<string, Record<string, Record<string, unknown>>> {
  return JSON.parse(readFileSync(of, 'utf8'));
}

/** Every `kind` of a booking notification that is written by commands or by the database itself. */
function writtenKinds(): Set<string> {
  const commands = ['bookings', 'payments'].flatMap((slice) =>
    sourcesBelow(new URL(`src/features/${slice}/commands/`, server)),
  );
  const notifying = commands.filter((text) => /\b(notifyCustomer|notify)\(/.test(text));
  const migrations = sourcesBelow(new URL('migrations/', server));
  const found = new Set<string>();
  for (const text of notifying) {
    for (const call of text.matchAll(/(?:notifyCustomer|notify)\([\s\S]*?\n? *\}\);/g))
      for (const [, kind = ''] of call[0].matchAll(/kind: '(\w+)'/g)) found.add(kind);
  }
  for (const text of migrations)
    for (const [, list = ''] of text.matchAll(/kind IN \(([^)]*slot_released[^)]*)\)/g))
      for (const [, kind = ''] of list.matchAll(/'(\w+)'/g)) found.add(kind);
  return found;
}

function sourcesBelow(folder: URL): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(ts|sql)$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test('every kind of booking notification that is written has texts', () => {
  const written = writtenKinds();
  expect([...written]).toEqual(expect.arrayContaining(['slot_released', 'cash_received', 'paid', 'cancelled']));
  expect([...written].filter((kind) => !bookingKinds.some((known) => known === kind))).toEqual([]);
});

describe.each(languageCodes)('in %s', (code) => {
  test('the server and the screens have titles for the same kinds', () => {
    for (const of of [new URL(`data/texts/${code}.json`, server), new URL(`${code}/notifications.json`, locales)]) {
      const known = texts(of);
      expect(Object.keys(known).toSorted()).toEqual([...bookingKinds].toSorted());
      for (const kind of bookingKinds) expect(known[kind]?.title, `${kind} in ${code}`).toBeTruthy();
    }
  });

  test.each([
    ['support', supportKinds],
    ['vehicle', vehicleKinds],
  ])('every server text for %s has a text on the screens as well', (section, kinds) => {
    const shown = sectionsOf(new URL(`${code}/notifications.json`, locales))[section];
    const texts = sectionsOf(new URL(`data/texts/${code}.json`, server))[section];
    for (const kind of kinds) {
      expect(shown?.[kind], `${kind} in ${code}`).toEqual({
        title: expect.stringMatching(/./),
        text: expect.stringMatching(/./),
      });
      expect(Object.keys(texts?.[kind] ?? {})).toEqual(['title', 'text']);
    }
  });
});

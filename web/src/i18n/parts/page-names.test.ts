import { expect, test } from 'vitest';
import { bringTexts } from '../add-texts.ts';
import { createI18n } from '../create-i18n.ts';
import { publicNamespaces } from '../namespaces.ts';
import { catalogueName } from '../use-catalogue.ts';
import { namesAmong, pageNames } from './page-names.ts';

const brakes = 'Brake Pads and disc cleaning';
const answers = [[['garages'], { items: [{ services: [{ name: brakes }, { name: 'Our own polish' }] }] }]];

/** A tab that starts with the names that its page brought along. */
async function startTab() {
  const i18n = await createI18n('hi', publicNamespaces);
  const server = await createI18n('hi', ['catalogueNames']);
  const brought = namesAmong(server, answers);
  i18n.addTexts('hi', brought);
  return { i18n, server, brought };
}

test('a page brings the names of the services that it shows, and no others', async () => {
  const { brought, server } = await startTab();
  expect(brought).toEqual({ [pageNames]: { [brakes]: catalogueName(server, brakes) } });
  expect(catalogueName(server, brakes)).not.toBe(brakes);
  expect(namesAmong(await createI18n('en', ['catalogueNames']), answers)).toEqual({ [pageNames]: {} });
});

test('a name has the same text from the page and from the whole list', async () => {
  const { i18n, server } = await startTab();
  const fromPage = catalogueName(i18n, brakes);
  expect(fromPage).toBe(catalogueName(server, brakes));
  expect(catalogueName(i18n, 'Our own polish')).toBe('Our own polish');
  await bringTexts(i18n, ['catalogueNames']);
  expect(catalogueName(i18n, brakes)).toBe(fromPage);
  expect(catalogueName(i18n, 'Full car service')).toBe(catalogueName(server, 'Full car service'));
});

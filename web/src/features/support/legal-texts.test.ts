import { languageCodes } from '@pahiya/contract/shared/languages';
import { expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n.ts';

test.each(languageCodes)('in %s the privacy text has the age that a sign-up asks for', async (language) => {
  const i18n = await createI18n(language);
  const children = i18n.t('legal:privacy.sections.children.text');
  expect(i18n.t('auth:field.adult')).toContain('18');
  // Data is not kept of anyone under 18; the service is not for children under 13.
  expect(children.match(/\d+/g)).toEqual(['18', '13', '18']);
});

test('the terms and the booking form give the same cancellation deadline', async () => {
  const i18n = await createI18n('en');
  expect(i18n.t('legal:terms.sections.booking.text')).toContain('until your slot begins');
});

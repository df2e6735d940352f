import { brand } from '@pahiya/contract/shared/brand';
import type { FaqEntry } from '@pahiya/contract/support/schemas';
import type { I18n } from '@/i18n/i18n.ts';

export function supportHead({ i18n: { t } }: { i18n: I18n }) {
  const title = `${t('support:title')} | ${brand.name}`;
  const description = t('support:description');
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  };
}

export function faqData(entries: readonly Pick<FaqEntry, 'question' | 'answer'>[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

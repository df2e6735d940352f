import type { Category } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { categoryTexts } from './rules/category-texts.ts';
import { landingServices } from './rules/landing.ts';

export function useLandingTexts(category: Category) {
  const { t, i18n } = useTranslation('landing');
  const own = categoryTexts[category];
  const format = useFormat();
  const fee = format.rupees(limits.homeServiceFee);
  const services = landingServices[category].map(({ texts, ...service }) => ({
    ...service,
    key: texts,
    name: i18n.t(`${texts}.name`),
    text: i18n.t(`${texts}.text`),
  }));
  const questions = [
    ...(['first', 'second'] as const).map((key) => ({
      question: i18n.t(`${own}:faq.${key}.question`),
      answer: i18n.t(`${own}:faq.${key}.answer`, { fee }),
    })),
    ...(['pay', 'pickup', 'change'] as const).map((key) => ({
      question: t(`faq.${key}.question`),
      answer: t(`faq.${key}.answer`, { fee }),
    })),
  ];
  return { services, questions };
}

import type { Category } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { landingServices } from './rules/landing.ts';

export function useLandingTexts(category: Category) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const fee = format.rupees(limits.homeServiceFee);
  const services = landingServices[category].map(({ texts, ...service }) => ({
    ...service,
    key: texts,
    name: t(`category.${texts}.name`),
    text: t(`category.${texts}.text`),
  }));
  const questions = [
    ...(['first', 'second'] as const).map((key) => ({
      question: t(`category.${category}.faq.${key}.question`),
      answer: t(`category.${category}.faq.${key}.answer`, { fee }),
    })),
    ...(['pay', 'pickup', 'change'] as const).map((key) => ({
      question: t(`faq.${key}.question`),
      answer: t(`faq.${key}.answer`, { fee }),
    })),
  ];
  return { services, questions };
}

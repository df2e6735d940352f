import type { Category } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/use-format.ts';
import { landingServices } from './rules/landing.ts';

export function useLandingTexts(category: Category) {
  const { t } = useTranslation('landing');
  const format = useFormat();
  const fee = format.rupees(limits.homeServiceFee);
  const texts: Record<string, { name: string; text: string }> = t(`category.${category}.services`, {
    returnObjects: true,
  });
  const services = Object.entries(landingServices[category]).map(([key, service]) => ({
    key,
    name: service.search,
    text: '',
    ...service,
    ...texts[key],
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

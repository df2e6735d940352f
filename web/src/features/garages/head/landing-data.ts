import type { Category } from '@pahiya/contract/garages/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import type { LandingHit } from '../rules/lists.ts';
import { garageOf } from './garage-data.ts';

type LandingGarage = LandingHit['garage'];

export interface LandingFacts {
  origin: string;
  language: string;
  category: Category;
  name: string;
  city: string | undefined;
  description: string;
  home: string;
  /** The page's address; the category's for a page without a city. */
  address: string;
  categoryAddress: string;
  categoryName: string;
  services: readonly string[];
  questions: readonly { question: string; answer: string }[];
  garages: readonly LandingGarage[];
}

/** Structured data (schema.org) of a landing page, limited to facts the page shows. */
export function landingData(facts: LandingFacts): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      serviceOf(facts),
      breadcrumbOf(facts),
      questionsOf(facts),
      ...facts.garages.map((garage) => garageOf(facts.origin, garage)),
    ],
  };
}

function serviceOf({ origin, address, language, name, category, city, description, services }: LandingFacts) {
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    serviceType: name,
    category,
    description,
    url: address,
    inLanguage: language,
    image: `${origin}/brand/${category}.png`,
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name, url: `${origin}/` },
    areaServed: city ? { '@type': 'City', name: city } : { '@type': 'Country', name: 'India' },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: services.map((service) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: service },
      })),
    },
  };
}

function breadcrumbOf({ origin, home, categoryName, categoryAddress, city, address }: LandingFacts) {
  const steps = [
    { name: home, item: `${origin}/` },
    { name: categoryName, item: categoryAddress },
    ...(city ? [{ name: city, item: address }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function questionsOf({ address, questions }: LandingFacts) {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
